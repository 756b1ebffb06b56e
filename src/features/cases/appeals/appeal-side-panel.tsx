import { FileCheck } from 'lucide-react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { AppealEffect } from './appeal-effect';
import { appealsAdminMessages } from './admin-messages';
import { DuplicateAppeals } from './duplicate-appeals';
import { FeePanel } from './fee-panel';
import { Lateness } from './lateness';
import { useCompleteDocuments } from './duplicate-queries';

/**
 * Renders the sidebar of an appeal: lateness, completeness of the documents, deadlines, and other appeals
 * about the same number.
 */
export function AppealSidePanel(opened: OpenCase) {
  return (
    <>
      {opened.row.status === 'diterima' && <AppealEffect {...opened} />}
      {opened.row.is_late === true && <Lateness {...opened} />}
      <AppealDocuments {...opened} />
      <FeePanel {...opened} />
      <DuplicateAppeals {...opened} />
    </>
  );
}

/** Returns true for a late appeal that has not been admitted. */
const isUnadmitted = ({ is_late, late_admitted_at }: OpenCase['row']) =>
  is_late === true && !late_admitted_at;

function AppealDocuments({ row }: OpenCase) {
  const { t } = useTexts(appealsAdminMessages);
  const language = useLanguage();
  const messageFor = useRefusalMessage();
  const complete = useCompleteDocuments(row.id);
  const since = typeof row.documents_complete_at === 'string' ? row.documents_complete_at : null;
  const declare = () =>
    complete.mutate(undefined, {
      onSuccess: () => toast({ title: t('documents.saved') }),
      onError: (error) =>
        toast({ title: t('documents.failed'), description: messageFor(error), variant: 'destructive' }),
    });
  return (
    <Section title={t('documents.title')}>
      <p className="max-w-prose text-sm text-text-muted">
        {since
          ? t('documents.since', { date: formatDateTime(language, since) })
          : t(row.closed_at ? 'documents.closed' : 'documents.open')}
      </p>
      {!since && !row.closed_at && !row.spam_at && !isUnadmitted(row) && (
        <Button variant="secondary" size="sm" isPending={complete.isPending} onClick={declare}>
          <FileCheck aria-hidden />
          {t('documents.complete')}
        </Button>
      )}
    </Section>
  );
}
