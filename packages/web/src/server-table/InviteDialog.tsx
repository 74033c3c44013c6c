import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { InviteWays } from '../lobby/Invitation.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';

interface InviteDialogProps {
  readonly info: TableInfo;
  readonly host: boolean;
  close(): void;
}

/** The link to a table that is played, to be passed on. */
export function InviteDialog({ info, host, close }: InviteDialogProps): ReactElement {
  return (
    <Dialog title={t('Invite')} close={close}>
      <InviteWays info={info} host={host} />
    </Dialog>
  );
}
