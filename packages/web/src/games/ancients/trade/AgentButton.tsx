import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { Dialog } from '../../../table/Dialog.tsx';
import { MenuDialog } from '../../../table/MenuDialog.tsx';
import { plannedFor, usePolicies } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';

/** Beside the trade: the agent that trades for a player who is away, where there can be one. */
export function AgentButton(): ReactElement | null {
  const { left } = useTable().tableView;
  const agent = usePolicies().find(({ isAgent }) => isAgent === true);
  if (agent === undefined) return null;
  const isSet = plannedFor(left, agent.topic) !== undefined;
  return (
    <MenuDialog
      label={isSet ? t('Trading agent: on while you are away …') : t('Let an agent trade while you are away …')}
      look="button small agent-button"
    >
      {(close) => (
        <Dialog title={agent.title} close={close}>
          <agent.Control close={close} />
        </Dialog>
      )}
    </MenuDialog>
  );
}
