import { Ban } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNow } from '@/lib/use-now';
import { inboxKitMessages } from './messages';
import { daysLeft } from './spam';

/** Renders the badge of an entry marked as spam, with the days until it is deleted. */
export function SpamBadge({ spamAt }: { spamAt: string }) {
  const { t } = useTexts(inboxKitMessages);
  return (
    <Badge tone="warning" icon={<Ban aria-hidden />}>
      {t('spam.gone', { count: daysLeft(spamAt, useNow()) })}
    </Badge>
  );
}
