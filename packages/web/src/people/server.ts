import { HttpClient, RequestFailed } from '@ecumene/client';
import { Failure, isUnfetched, messageOf, wordsFor } from '../port/failure.ts';
import { inWords, t } from '../text/text.ts';

/** The server this site came from. */
export const server = new HttpClient();

/** Whether there was no server to hear us at all. */
export function isAway(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof RequestFailed && error.refusal.code === 'unreachable');
}

/** Whether this site was put up without a server: plain files, where nobody knows our questions. */
export function isNowhere(error: unknown): boolean {
  return isAway(error) && error instanceof RequestFailed && error.status === 404;
}

/** What went wrong, as a sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof Failure || isUnfetched(error)) return inWords(wordsFor(error));
  if (isAway(error)) return t('The server is not available. Nothing was changed. Try again in a moment.');
  if (error instanceof RequestFailed) return inWords(error.refusal.text);
  return t('This failed: {why}', { why: messageOf(error) });
}
