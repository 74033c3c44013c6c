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
    return t('Thank you. The report has the number {name}.', { name });
  };
  return (
    <FaultDialog
      explanation={t('Your text goes to the operator, together with this table as you see it.')}
      button={t('Send')}
      report={report}
    />
  );
}
