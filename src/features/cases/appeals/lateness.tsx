import { useState } from 'react';
import { LATE_CAUSES } from '@/domain/appeal';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { Section } from '@/ui/section';
import { AdmitDialog } from './admit-dialog';
import { latenessMessages } from './lateness-messages';

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Renders that an appeal is late, the cause of its admission, and the button that admits it. */
export function Lateness({ inbox, row }: OpenCase) {
  const { t } = useTexts(latenessMessages, inboxKitMessages);
  const language = useLanguage();
  const [isAdmitting, setAdmitting] = useState(() => openDraft(`admit-late:${row.id}`) === '');
  const dates = {
    received: formatDate(language, row.created_at),
    date: formatDate(language, wordsOf(row.filing_due_on)),
  };
  const cause = LATE_CAUSES.find((each) => each === row.late_cause);
  const canAdmit = !cause && !row.closed_at && !row.spam_at && !row.restricted_at;
  return (
    <Section title={t('title')}>
      {cause ? (
        <>
          <p>
            {t('admitted', {
              date: formatDate(language, wordsOf(row.late_admitted_at)),
              name: wordsOf(row.late_admitted_by_name) || '–',
            })}
          </p>
          <p className="font-semibold">{t(`inboxKit:lateCauses.${cause}`)}</p>
          <p lang={row.language} className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
            {wordsOf(row.late_explanation)}
          </p>
        </>
      ) : (
        <p className="max-w-prose text-sm">{t(row.closed_at ? 'lapsed' : 'undecided', dates)}</p>
      )}
      {canAdmit && (
        <Button variant="secondary" size="sm" onClick={() => setAdmitting(true)}>
          {t('admit')}
        </Button>
      )}
      {canAdmit && isAdmitting && <AdmitDialog inbox={inbox} row={row} onClose={() => setAdmitting(false)} />}
    </Section>
  );
}
