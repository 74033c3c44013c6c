import type { ReactElement } from 'react';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { FaultDialog } from './FaultDialog.tsx';
import { SaveFault } from './SaveFault.tsx';

/**
 * A way to say that something is wrong. About a table on a server the report goes to its operator; about anything else it
 * is a file to be sent along.
 */
export function ReportFault({ table }: { readonly table?: string }): ReactElement {
  const person = usePerson();
  if (table === undefined || person === undefined) return <SaveFault />;
  const report = async (text: string): Promise<string> => {
    const { report: name } = await server.ask('reportFault', { id: table }, { text });
    return t('Thank you. The operator finds it under {name}.', { name });
  };
  return (
    <FaultDialog
      explanation={t('What you write goes to the operator, with this table as you see it and nothing else.')}
      button={t('Send it')}
      report={report}
    />
  );
}
