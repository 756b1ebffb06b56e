import { Pencil } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { AnswerList } from '@/requests/answer-list';
import { ConsentBox } from '@/requests/consent-box';
import type { Evidence } from '@/requests/evidence/use-evidence';
import { FormSection } from '@/requests/form-section';
import type { BoxOf } from '@/requests/use-fields';
import { ANSWERED_STEPS, useStepAnswers } from './answer-summary';
import type { AppealValues, AppealStep } from './appeal-schema';
import type { Eligibility } from './eligibility';
import { LateNotice } from './eligibility-answer';
import { appealsMessages } from './messages';

interface ReviewStepProps {
  form: UseFormReturn<AppealValues>;
  box: BoxOf<AppealValues>;
  evidence: Evidence;
  eligibility: Eligibility | undefined;
  onChange: (step: AppealStep) => void;
}

/** Renders a summary of all answers before sending, with links back to their steps. */
export function ReviewStep({ form, box, evidence, eligibility, onChange }: ReviewStepProps) {
  const { t } = useTexts(appealsMessages);
  const answersOf = useStepAnswers();
  const values = form.getValues();
  return (
    <div className="space-y-8">
      {eligibility?.reason === 'too_late' && <LateNotice eligibility={eligibility} />}
      {ANSWERED_STEPS.map((step) => (
        <Card key={step} asChild padding="none">
          <section aria-labelledby={`check-${step}`}>
            <div className="flex items-center justify-between gap-4 border-b border-border py-2 ps-5 pe-2">
              <h3 id={`check-${step}`} className="text-base">
                {t(`steps.${step}`)}
              </h3>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('changeStep', { step: t(`steps.${step}`) })}
                onClick={() => onChange(step)}
              >
                <Pencil aria-hidden />
                {t('change')}
              </Button>
            </div>
            <AnswerList
              none={t('none')}
              answers={[
                ...answersOf(step, values),
                ...(step === 'grounds'
                  ? [[t('files'), evidence.files.map(({ name }) => name).join('\n')] as const]
                  : []),
              ]}
            />
          </section>
        </Card>
      ))}
      <FormSection title={t('fields.consent')}>
        <ConsentBox {...form.register('consent')} {...box('consent')} />
      </FormSection>
    </div>
  );
}
