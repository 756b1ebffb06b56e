import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useDateAssessment } from '@/features/cases/inbox/case/actions';
import { closingMessages } from '@/features/cases/inbox/case/closing-messages';
import { appealEffectQuery } from '@/features/cases/inbox/case/detail-queries';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { openDraft } from '@/session/drafts';

/** Renders the effect of an upheld appeal, whether it was carried out, and what is missing. */
export function AppealEffect({ inbox, row }: OpenCase) {
  const { t } = useTexts(closingMessages);
  const language = useLanguage();
  const { data: effect, isError } = useQuery(appealEffectQuery(row.id));
  const name = `assessment:${row.id}`;
  const [isDating, setDating] = useState(() => openDraft(name) === '');
  if (isError)
    return (
      <Section title={t('effect')}>
        <p role="alert" className="text-sm text-danger">
          {t('failed')}
        </p>
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
      {isDating && <DateDialog name={name} inbox={inbox} row={row} onClose={() => setDating(false)} />}
    </Section>
  );
}

function DateDialog({ name, inbox, row, onClose }: OpenCase & { name: string; onClose: () => void }) {
  const { t } = useTexts(closingMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', '');
  const day = draft.values;
  const change = useDateAssessment(inbox, row.id);
  const today = officeDay(new Date());
  const problem = !day ? t('required') : day < today ? t('past') : undefined;
  const submit = () =>
    change.mutate(day, {
      onSuccess: () => {
        toast({ title: t('dated') });
        draft.done();
        onClose();
      },
    });
  return (
    <FormDialog
      title={t('dateTitle', { number: row.number })}
      description={t('dateHint')}
      action={t('date')}
      restored={draft.restored}
      task={change}
      say={messageFor}
      isComplete={!problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field label={t('assessmentOn')} required error={wasSubmitted ? problem : undefined}>
          <TextInput
            type="date"
            className="max-w-48"
            min={today}
            value={day}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
