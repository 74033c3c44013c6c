import { t } from '../text/text.ts';

/** What was done to somebody, in words for them. */
export function moderationWords(deed: string): string {
  switch (deed) {
    case 'ban':
      return t('You were banned');
    case 'unban':
      return t('Your ban was lifted');
    case 'mute':
      return t('You were muted at all tables');
    case 'unmute':
      return t('You were unmuted');
    case 'wipe':
      return t('Your messages were deleted');
    case 'make moderator':
      return t('You were made a moderator');
    default:
      return t('You are no longer a moderator');
  }
}
