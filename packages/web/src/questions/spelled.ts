import { isRecord } from '@ecumene/engine';
import { t } from '../text/text.ts';

/** An answer, read out: names for what has a name, numbers as they are. */
export function spelled(answer: unknown, name: (is: string, id: string) => string): string {
  if (typeof answer === 'string') return name('thing', answer);
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'boolean') return answer ? t('yes') : t('no');
  if (Array.isArray(answer))
    return answer.length === 0 ? t('nothing') : answer.map((one) => spelled(one, name)).join(', ');
  if (!isRecord(answer)) return t('nothing');
  const parts = Object.entries(answer).map(([key, value]) =>
    key === 'do' ? spelled(value, name) : `${name('thing', key)} ${spelled(value, name)}`,
  );
  return parts.length === 0 ? t('nothing') : parts.join(' · ');
}
