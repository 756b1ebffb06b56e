import { Ban } from 'lucide-react';
import type { ThreadKind } from '@/domain/case-status';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNow } from '@/lib/use-now';
import { inboxKitMessages } from './messages';
import { daysLeft, type SpamMark } from './spam';

/** Renders the spam badge of an entry, with the days until its contents are removed, or with the proposal. */
export function SpamBadge({ kind, mark }: { kind: ThreadKind; mark: SpamMark }) {
  const { t } = useTexts(inboxKitMessages);
  const now = useNow();
  const words = () => {
    if (!mark.spam_at) return t('spam.proposed');
    if (mark.anonymised_at) return t('spam.removed');
    return t(kind === 'contact' ? 'spam.deleted' : 'spam.gone', { count: daysLeft(mark.spam_at, now) });
  };
  return (
    <Badge tone="warning" icon={<Ban aria-hidden />}>
      {words()}
    </Badge>
  );
}
