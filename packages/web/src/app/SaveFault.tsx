import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { FaultDialog } from './FaultDialog.tsx';
import { saveFile } from './save-file.ts';

interface SaveFaultProps {
  /** The table it is about, written down, where there is one on this device. */
  writeDown?(): Promise<unknown>;
  /** What the page says of itself, where it broke. */
  readonly broke?: string;
}

/** Reports a fault as a file to be sent along; nothing leaves this device by itself. */
export function SaveFault({ writeDown, broke }: SaveFaultProps): ReactElement {
  const report = async (text: string): Promise<string> => {
    const table = await writeDown?.();
    saveFile('ecumene-fault.json', {
      text,
      page: location.pathname,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      screen: { width: innerWidth, height: innerHeight },
      ...(table !== undefined && { table }),
      ...(broke !== undefined && { broke }),
    });
    return t('Saved. Send the file to the operator of this site.');
  };
  return (
    <FaultDialog
      explanation={whatIsSaved(writeDown !== undefined, broke !== undefined)}
      button={t('Save report')}
      report={report}
    />
  );
}

function whatIsSaved(table: boolean, broke: boolean): string {
  if (table) return t('Your text is saved as a file, with this whole table, its address and your browser version.');
  return broke
    ? t('Your text is saved as a file, with the error, the address of this page and your browser version.')
    : t('Your text is saved as a file, with the address of this page and your browser version.');
}
