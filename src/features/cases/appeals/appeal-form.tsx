import clsx from 'clsx';
import { useEffect, type SyntheticEvent, type Ref } from 'react';
import { APPEAL_RELATIONS } from '@/domain/appeal';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RequestDraftNotice } from '@/requests/request-draft-notice';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { Honeypot } from '@/requests/honeypot';
import { PersonFields } from '@/requests/person-fields';
import { ProblemSummary } from '@/requests/problem-summary';
import type { OnSent } from '@/requests/request-page';
import { TurnstileCheck } from '@/requests/turnstile/turnstile-check';
import { useFields } from '@/requests/use-fields';
import { useRequestForm } from '@/requests/use-request-form';
import {
  appealSchema,
  emptyAppeal,
  stepOf,
  STEP_NAMES,
  type AppealValues,
  type AppealStep,
} from './appeal-schema';
import { ReviewStep } from './review-step';
import { EligibilityStep } from './eligibility-step';
import { GroundsStep } from './grounds-step';
import { appealsMessages } from './messages';
import { submitAppeal } from './queries';
import { StepRow } from './step-row';
import { useAppealSteps } from './use-appeal-steps';
import { useEligibility } from './use-eligibility';

/** Renders a step's heading, with the progress as text and as a bar. */
function StepHeading({ step, ref }: { step: AppealStep; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useTexts(appealsMessages);
  const place = STEP_NAMES.indexOf(step);
  return (
    <div className="space-y-3">
      <p className="text-sm font-semibold text-text-muted">
        {t('progress', { step: place + 1, count: STEP_NAMES.length })}
      </p>
      <div aria-hidden className="flex max-w-md gap-1.5">
        {STEP_NAMES.map((name, each) => (
          <span
            key={name}
            className={clsx('h-1 flex-1 rounded-full', each <= place ? 'bg-primary' : 'bg-border')}
          />
        ))}
      </div>
      <h2 ref={ref} tabIndex={-1} className="text-2xl">
        {t(`steps.${step}`)}
      </h2>
      <p className="max-w-prose text-text-muted">{t(`stepTexts.${step}`)}</p>
    </div>
  );
}

/** Renders the appeal form in four steps, starting with an eligibility check. */
export function AppealForm({ onSent }: { onSent: OnSent<AppealValues> }) {
  const { t } = useTexts(appealsMessages);
  const { form, draft, problem, submit, isSending, trap, turnstile } = useRequestForm({
    name: 'appeal',
    schema: appealSchema,
    empty: emptyAppeal,
    send: (envelope, values) => submitAppeal(envelope, values, evidence.files),
    onSent: (receipt, values) => onSent(receipt, values, evidence.files),
    onFieldProblem: (field) => open(stepOf(field)),
  });
  const evidence = useEvidence(draft.noteFiles);
  const eligibility = useEligibility(form);
  const isPossible = eligibility.eligibility?.possible ?? false;
  const { step, heading, open, stayFirst, goForward, goBack } = useAppealSteps(form, isPossible);
  const { field, box, problems } = useFields('appeal', form, appealsMessages[useLanguage()].fields);

  const { restored } = draft;
  const { ask } = eligibility;
  useEffect(() => {
    // Check the eligibility again after a reload in a later step.
    if (restored?.values.decision_date && restored.values.application_number) void ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per restored draft, not when `ask` changes
  }, [restored]);

  const discard = () => {
    draft.discard();
    evidence.clear();
    open('eligibility');
  };
  const onSubmit = (event: SyntheticEvent) => {
    if (step === 'check') return void submit(event);
    event.preventDefault();
    if (step === 'eligibility' && !isPossible) {
      stayFirst();
      return void ask();
    }
    void goForward();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="relative space-y-8">
      <RequestDraftNotice restored={restored} onDiscard={discard} />
      <StepHeading step={step} ref={heading} />
      <ProblemSummary
        problems={problems.filter(({ key }) => stepOf(key) === step)}
        problem={step === 'eligibility' ? eligibility.problem : problem}
        isSending={isSending}
      />
      {step === 'eligibility' && <EligibilityStep form={form} field={field} {...eligibility} />}
      {step === 'grounds' && <GroundsStep form={form} field={field} box={box} evidence={evidence} />}
      {step === 'person' && (
        <div className="space-y-6">
          <PersonFields
            register={form.register}
            field={field}
            relations={APPEAL_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
            emailHint={t('hints.email')}
            isCompany
          />
        </div>
      )}
      {step === 'check' && (
        <ReviewStep
          form={form}
          box={box}
          evidence={evidence}
          eligibility={eligibility.eligibility}
          onChange={open}
        />
      )}
      <Honeypot ref={trap} />
      {step === 'check' && <TurnstileCheck {...turnstile} />}
      <StepRow
        step={step}
        canGoOn={step !== 'eligibility' || isPossible}
        isBusy={isSending || eligibility.isAsking}
        onBack={goBack}
        onDiscard={discard}
      />
    </form>
  );
}
