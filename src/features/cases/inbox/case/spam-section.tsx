import { Ban, Inbox } from 'lucide-react';
import type { ThreadKind } from '@/domain/case-status';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useCan, useProfile } from '@/session/profile';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { daysLeft, SPAM_DAYS, type SpamMark } from '@/features/cases/inbox/spam';
import { useNow } from '@/lib/use-now';
import { useSpamAction } from '@/features/cases/inbox/use-spam-action';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

const ADMINS = ['admin'] as const;

interface SpamSectionProps {
  kind: ThreadKind;
  row: SpamMark & {
    id: string;
    spam_marked_by?: string | null;
    spam_marked_name?: string | null;
    spam_confirmed_name?: string | null;
  };
}

/**
 * Renders the spam state of an entry: who proposed or marked it, the consequences, and
 * the buttons to change it.
 */
export function SpamSection({ kind, row }: SpamSectionProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  const me = useProfile().data?.id;
  const isAdmin = useCan(ADMINS);
  const { change, isPending } = useSpamAction(kind);
  const isProposed = !row.spam_at && Boolean(row.spam_marked_at);
  const mayMark = !row.spam_at && (!isProposed || isAdmin || row.spam_marked_by !== me);
  const mayRestore = (row.spam_at !== null || isProposed) && !row.anonymised_at;
  const name = row.spam_marked_name ?? t('timeline.former');
  const facts = () => {
    if (isProposed && row.spam_marked_at)
      return [t('spam.proposedBy', { name, date: formatDateTime(language, row.spam_marked_at) })];
    if (!row.spam_at) return [t('spam.hint', { days: SPAM_DAYS })];
    const count = daysLeft(row.spam_at, now);
    return [
      t('spam.since', { date: formatDateTime(language, row.spam_at) }),
      row.spam_marked_name && t('spam.markedBy', { name }),
      row.spam_confirmed_name && t('spam.confirmedBy', { name: row.spam_confirmed_name }),
      row.anonymised_at
        ? t('spam.removedFact')
        : t(kind === 'contact' ? 'spam.deleted' : 'spam.removalFact', { count }),
    ];
  };
  return (
    <Section title={t('spam.title')}>
      <p className="text-sm text-text-muted">{facts().filter(Boolean).join(' ')}</p>
      {mayMark && (
        <Button
          variant="secondary"
          size="sm"
          className="w-full"
          isPending={isPending}
          onClick={() => change([row.id], true)}
        >
          <Ban aria-hidden />
          {t(isProposed ? 'spam.confirm' : 'spam.mark')}
        </Button>
      )}
      {mayRestore && (
        <Button
          variant="secondary"
          size="sm"
          className="w-full"
          isPending={isPending}
          onClick={() => change([row.id], false)}
        >
          <Inbox aria-hidden />
          {t('spam.restore')}
        </Button>
      )}
    </Section>
  );
}
