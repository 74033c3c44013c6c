import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { chosenOf, type Tally, tallyOf } from '../units/tally.ts';

/** What can take losses in a fight instead of the tokens there. */
interface Fight {
  readonly area: string;
  readonly tokens: Tally;
  readonly ships: readonly number[];
}

interface Given {
  readonly tokens: Tally;
  readonly ships: readonly number[];
}

const NONE: Given = { tokens: {}, ships: [] };

function fightsIn(question: Question): readonly Fight[] {
  const fights: unknown = isRecord(question) ? question['fights'] : undefined;
  if (!isRecord(fights)) return [];
  return Object.entries(fights).map(([area, means]) => {
    const { tokens, ships }: Record<string, unknown> = isRecord(means) ? means : {};
    return { area, tokens: tallyOf(tokens), ships: Array.isArray(ships) ? ships.map(Number) : [] };
  });
}

/** The losses of a fight in order: what is given up first, then the tokens there. */
function lossesOf({ tokens, ships }: Given): readonly object[] {
  return [
    ...ships.map((ship) => ({ ship })),
    ...Object.entries(chosenOf(tokens)).flatMap(([area, count]) => Array.from({ length: count }, () => ({ area }))),
  ];
}

/** Which other pieces fall before the tokens in a fight do. */
export function CasualtiesControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const fights = useMemo(() => fightsIn(question), [question]);
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const plan = fights
    .map(({ area }) => ({ area, losses: lossesOf(given[area] ?? NONE) }))
    .filter(({ losses }) => losses.length > 0);
  return (
    <div className="amounts">
      <p className="hint">{t('You lose tokens from the area. You can choose to lose these pieces first instead.')}</p>
      {fights.map((fight) => (
        <FightRow
          key={fight.area}
          title={t('Conflict in {area}', { area: name('area', fight.area) })}
          fight={fight}
          given={given[fight.area] ?? NONE}
          give={(next) => setGiven({ ...given, [fight.area]: next })}
        />
      ))}
      <div className="choices">
        <button type="button" className="button primary" onClick={() => void answer({ fights: plan })}>
          {plan.length === 0 ? t('Lose tokens in the area') : t('Confirm')}
        </button>
      </div>
    </div>
  );
}

interface FightRowProps {
  readonly title: string;
  readonly fight: Fight;
  readonly given: Given;
  give(given: Given): void;
}

function FightRow({ title, fight: { tokens, ships }, given, give }: FightRowProps): ReactElement {
  const { name } = useTable();
  const toggle = (no: number): void =>
    give({
      ...given,
      ships: given.ships.includes(no) ? given.ships.filter((one) => one !== no) : [...given.ships, no],
    });
  return (
    <fieldset className="fight-row choices">
      <legend>{title}</legend>
      {ships.map((no) => (
        <button
          key={no}
          type="button"
          className="button toggle"
          aria-pressed={given.ships.includes(no)}
          onClick={() => toggle(no)}
        >
          {t('Ship {no}', { no })}
        </button>
      ))}
      {Object.entries(tokens).map(([area, most]) => {
        const label = t('Tokens from {area}', { area: name('area', area) });
        return (
          <span key={area} className="cargo">
            {label}
            <Stepper
              label={label}
              value={given.tokens[area] ?? 0}
              least={0}
              most={most}
              set={(count) => give({ ...given, tokens: { ...given.tokens, [area]: count } })}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
