import { COMPLAINT_RELATIONS } from '@/domain/complaint';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ConsentBox } from '@/requests/consent-box';
import { RequestDraftNotice } from '@/requests/request-draft-notice';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { FormSection } from '@/requests/form-section';
import { Honeypot } from '@/requests/honeypot';
import { PersonFields } from '@/requests/person-fields';
import { ProblemSummary } from '@/requests/problem-summary';
import type { OnSent } from '@/requests/request-page';
import { SubmitRow } from '@/requests/submit-row';
import { TurnstileCheck } from '@/requests/turnstile/turnstile-check';
import { useFields } from '@/requests/use-fields';
import { useRequestForm } from '@/requests/use-request-form';
import { complaintSchema, emptyComplaint, type ComplaintValues } from './complaint-schema';
import { ComplaintMatter } from './complaint-matter';
import { complaintsMessages } from './messages';
import { submitComplaint } from './queries';

/** Renders the complaint form on one page, in four groups. */
export function ComplaintForm({ onSent }: { onSent: OnSent<ComplaintValues> }) {
  const { t } = useTexts(complaintsMessages);
  const request = useRequestForm({
    name: 'complaint',
    schema: complaintSchema,
    empty: emptyComplaint,
    send: (envelope, values) => submitComplaint(envelope, values, evidence.files),
    onSent: (receipt, values) => onSent(receipt, values, evidence.files),
  });
  const { form, draft, problem, submit, isSending, trap, turnstile } = request;
  const evidence = useEvidence(draft.noteFiles);
  const fields = useFields('complaint', form, complaintsMessages[useLanguage()].fields);
  const discard = () => {
    draft.discard();
    evidence.clear();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="relative space-y-8">
      <RequestDraftNotice restored={draft.restored} onDiscard={discard} />
      <ProblemSummary problems={fields.problems} problem={problem} isSending={isSending} />
      <ComplaintMatter form={form} field={fields.field} />
      <FormSection title={t('evidence.title')} text={t('evidence.text')}>
        <EvidencePicker evidence={evidence} id="complaint-files" />
      </FormSection>
      <FormSection title={t('who.title')} text={t('who.text')}>
        <PersonFields
          register={form.register}
          field={fields.field}
          relations={COMPLAINT_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
          emailHint={t('hints.email')}
        />
      </FormSection>
      <FormSection title={t('consent.title')}>
        <ConsentBox {...form.register('consent')} {...fields.box('consent')} />
      </FormSection>
      <Honeypot ref={trap} />
      <TurnstileCheck {...turnstile} />
      <SubmitRow label={t('submit')} isSending={isSending} onDiscard={discard} />
    </form>
  );
}
