import { say } from '@ecumene/engine';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import { NotThere } from '../app/NotThere.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { Failure } from '../port/failure.ts';
import { t } from '../text/text.ts';
import { annalsOf } from './annals.ts';
import { useOpened } from './ReplayPage.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { positionIn } from './shared.ts';
import '../app/pages.css';
import './position.css';

/** A position or a whole game that somebody has given away, by link or as a file. */
export function PositionPage(): ReactElement {
  const [given, setGiven] = useState<{ readonly key: string; read(): Promise<unknown> } | undefined>(
    location.hash.length > 1 ? { key: location.hash, read: () => positionIn(location.hash) } : undefined,
  );
  if (given === undefined) return <Ask give={(file) => setGiven({ key: file.name, read: () => readFile(file) })} />;
  return <Given key={given.key} name={given.key} read={given.read} />;
}

/** A table is kept as JSON. Anything else may be a scenario, and is handed on as text. */
async function readFile(file: File): Promise<unknown> {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unlikeATable(): never {
  throw new Failure(say('This file is not a saved position, game or scenario.'));
}

function Given({ name, read }: { readonly name: string; read(): Promise<unknown> }): ReactElement {
  const opened = useOpened(async () => annalsOf(await read().catch(unlikeATable)), name);
  if (opened === undefined) return <main className="table-waiting">{t('Loading …')}</main>;
  if (typeof opened === 'string') return <NotThere why={opened} />;
  const { annals, game } = opened;
  const { eyes, over, length, whole } = annals.about;
  const title = titleOf(annals.about.game);
  return (
    <ReplayScreen
      annals={annals}
      game={game}
      title={whole ? t('Replay: {title}', { title }) : t('Position: {title}', { title })}
      eyes={[null, ...eyes]}
      first={{ entry: over || whole ? 0 : length }}
    />
  );
}

function Ask({ give }: { give(file: File): void }): ReactElement {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file !== undefined) give(file);
  };
  return (
    <Shell title={t('Positions')} band={<PageHeader title={t('Positions')} below={t('Shared positions and games.')} />}>
      <div className="narrow">
        <section className="sheet">
          <h2>{t('Open a file')}</h2>
          <p>
            {t('Open a saved position, game or scenario: view it, verify its shuffles, or play on from any moment.')}
          </p>
          <label className="form">
            {t('File')}
            <input className="position-file" type="file" accept="application/json,.json,.yaml,.yml" onChange={choose} />
          </label>
        </section>
      </div>
    </Shell>
  );
}
