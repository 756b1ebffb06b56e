import { Ban, Inbox } from 'lucide-react';
import type { ThreadKind } from '@/domain/case-status';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { daysLeft } from '@/features/cases/inbox/spam';
import { useNow } from '@/lib/use-now';
import { useSpamAction } from '@/features/cases/inbox/use-spam-action';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

interface SpamSectionProps {
  kind: ThreadKind;
  row: { id: string; spam_at: string | null };
}

/**
 * Renders the spam state of an entry, the date until which it can be undone, and the button that changes it.
 */
export function SpamSection({ kind, row }: SpamSectionProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  const { change, isPending } = useSpamAction(kind);
  const isSpam = row.spam_at !== null;
  return (
    <Section title={t('spam.title')}>
      <p className="text-sm text-text-muted">
        {row.spam_at
          ? `${t('spam.since', { date: formatDateTime(language, row.spam_at) })} ${t('spam.gone', { count: daysLeft(row.spam_at, now) })}`
          : t('spam.hint')}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="w-full"
        isPending={isPending}
        onClick={() => change([row.id], !isSpam)}
      >
        {isSpam ? <Inbox aria-hidden /> : <Ban aria-hidden />}
        {t(isSpam ? 'spam.restore' : 'spam.mark')}
      </Button>
    </Section>
  );
}
