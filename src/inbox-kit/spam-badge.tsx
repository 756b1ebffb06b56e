import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import { daysLeft } from './spam';
import { useNow } from './use-now';

/** Marked as spam: in how many days it is gone. */
export function SpamBadge({ spamAt }: { spamAt: string }) {
  const { t } = useTranslation('inboxKit');
  return (
    <Badge tone="warning" icon={<Ban aria-hidden />}>
      {t('spam.gone', { count: daysLeft(spamAt, useNow()) })}
    </Badge>
  );
}
