import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartFailure } from '@/ui/part-failure';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { closingMessages } from '@/features/cases/inbox/case/closing-messages';
import { appealEffectQuery } from '@/features/cases/inbox/case/detail-queries';
import { Section } from '@/ui/section';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { AssessmentDialog } from './assessment-dialog';

/** Renders the effect of an upheld appeal, its state, and what is missing. */
export function AppealEffect({ inbox, row }: OpenCase) {
  const { t } = useTexts(closingMessages);
  const language = useLanguage();
  const { data: effect, isError, isFetching, refetch } = useQuery(appealEffectQuery(row.id));
  const [isDating, setDating] = useState(() => openDraft(`assessment:${row.id}`) === '');
  if (isError)
    return (
      <Section title={t('effect')}>
        <PartFailure message={t('failed')} onRetry={refetch} isRetrying={isFetching} />
      </Section>
    );
  if (!effect?.kind) return null;
  const { kind, certificate, reason, assessment_on, done_on } = effect;
  const isAssessment = kind === 'penilaian_ulang';
  return (
    <Section title={t('effect')}>
      <p className="font-semibold">{t(`kinds.${kind}`)}</p>
      {certificate && <p className="text-sm">{t('forCertificate', { number: certificate })}</p>}
      {reason && <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">{reason}</p>}
      {kind !== 'tanpa_akibat' &&
        (done_on ? (
          <p>
            <Badge tone="success">
              {t(isAssessment ? 'assessed' : 'done', { date: formatDate(language, done_on) })}
            </Badge>
          </p>
        ) : (
          <>
            <p>
              <Badge tone="danger">{t('open')}</Badge>
            </p>
            <p className="max-w-prose text-sm text-text-muted">
              {t(isAssessment ? 'openAssessment' : 'openDecision')}
            </p>
          </>
        ))}
      {isAssessment && !row.anonymised_at && !row.restricted_at && (
        <Button variant="secondary" size="sm" onClick={() => setDating(true)}>
          {t(assessment_on ? 'redate' : 'date')}
        </Button>
      )}
      {isDating && <AssessmentDialog inbox={inbox} row={row} onClose={() => setDating(false)} />}
    </Section>
  );
}
