import type { Said } from '@ecumene/client';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { BlockButton } from '../people/BlockButton.tsx';
import { useDoing } from '../people/doing.ts';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { useCompany } from '../table/company.ts';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';
import { calledInTalk } from './chat-partners.ts';

interface SaidMenuProps {
  readonly said: Said;
  /** Answers whoever said it and nobody else, where that can be done. */
  readonly answer: (() => void) | undefined;
}

/** What can be done about something said: answer it alone, report it, and for the host, silence whoever said it. */
export function SaidMenu({ said, answer }: SaidMenuProps): ReactElement | null {
  const me = usePerson()?.id;
  const company = useCompany();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [reports, setReports] = useState(false);
  const [muted, setMuted] = useState(false);
  const { busy, fault, run } = useDoing();
  if (me === undefined || company === undefined) return null;
  const table = company.info.id;
  const hosts = company.info.host?.id === me;
  const mute = async (on: boolean): Promise<void> => {
    if (!(await run(() => server.ask('mute', { id: table }, { person: said.person.id, on })))) return;
    setMuted(on);
    menu.current?.hidePopover();
  };
  const spectatorsMuted = company.info.spectatorsMuted === true;
  const muteSpectators = async (): Promise<void> => {
    if (await run(() => server.ask('muteSpectators', { id: table }, { on: !spectatorsMuted })))
      menu.current?.hidePopover();
  };
  const name = calledInTalk(company.info, said.person, said.seat);
  return (
    <>
      <button type="button" className="said-more" popoverTarget={id} aria-label={t('About what {name} said', { name })}>
        ⋯
      </button>
      <div ref={menu} id={id} popover="auto" className="said-menu">
        {answer !== undefined && (
          <button type="button" className="menu-item" popoverTarget={id} popoverTargetAction="hide" onClick={answer}>
            {t('Reply privately to {name}', { name })}
          </button>
        )}
        <button type="button" className="menu-item" onClick={() => setReports(true)}>
          {t('Report this to the operator')}
        </button>
        {hosts && (
          <button type="button" className="menu-item" disabled={busy} onClick={() => void mute(!muted)}>
            {muted ? t('Unmute {name}', { name }) : t('Mute {name} at this table', { name })}
          </button>
        )}
        {hosts && said.seat === null && (
          <button type="button" className="menu-item" disabled={busy} onClick={() => void muteSpectators()}>
            {spectatorsMuted ? t('Unmute spectators') : t('Mute all spectators')}
          </button>
        )}
        <BlockButton id={said.person.id} name={name} look="menu-item" />
        {fault !== undefined && <p role="alert">{fault}</p>}
      </div>
      {reports && <Report table={table} name={name} said={said} close={() => setReports(false)} />}
    </>
  );
}

interface ReportProps {
  readonly table: string;
  readonly name: string;
  readonly said: Said;
  close(): void;
}

function Report({ table, name, said, close }: ReportProps): ReactElement {
  const [why, setWhy] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useDoing();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => server.ask('reportTalk', { id: table }, { number: said.number, why }))) setDone(true);
  };
  return (
    <Dialog title={t('Report what {name} said', { name })} close={close}>
      <blockquote className="said-quote">{said.text}</blockquote>
      {done ? (
        <p role="status">{t('Thank you. The operator will look at it.')}</p>
      ) : (
        <form className="table-dialog-field" onSubmit={(event) => void send(event)}>
          <label htmlFor="report-why">{t('What is wrong with it?')}</label>
          <textarea
            id="report-why"
            rows={3}
            maxLength={1000}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          {fault !== undefined && (
            <p role="alert" className="table-dialog-fault">
              {fault}
            </p>
          )}
          <div className="table-dialog-ways">
            <button type="submit" className="button primary" disabled={busy}>
              {t('Report')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
