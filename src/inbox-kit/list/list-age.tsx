import { formatAgo } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useNow } from '@/inbox-kit/use-now';

/** Age of the list on screen: the one place that tells when live changes do not arrive. */
export function ListAge({ updatedAt }: { updatedAt: number }) {
  const { t } = useTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  if (updatedAt === 0) return null;
  const moment = new Date(Math.min(updatedAt, now.getTime()));
  return <p className="text-xs text-text-muted">{t('age', { ago: formatAgo(language, moment, now) })}</p>;
}
