import { Pencil } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ConsentBox } from '@/request-kit/consent-box';
import type { Evidence } from '@/request-kit/evidence/use-evidence';
import { FormSection } from '@/request-kit/form-section';
import type { BoxOf } from '@/request-kit/use-fields';
import {
  codesOf,
  DECISIONS,
  RELATIONS,
  STEPS,
  type AppealField,
  type AppealValues,
  type Step,
} from './appeal';
import { appealsMessages } from './messages';

interface CheckStepProps {
  form: UseFormReturn<AppealValues>;
  box: BoxOf<AppealValues>;
  evidence: Evidence;
  onChange: (step: Step) => void;
}

const SHOWN = ['eligibility', 'grounds', 'person'] as const;

/** Summary of all answers before sending, each group with a link back to its step. */
export function CheckStep({ form, box, evidence, onChange }: CheckStepProps) {
  const { t } = useTexts(appealsMessages);
  const say = useAnswerWords();
  const values = form.getValues();
  return (
    <div className="space-y-8">
      {SHOWN.map((step) => (
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
            <dl className="divide-y divide-border text-sm">
              {STEPS[step]
                .filter((field) => field !== 'fee_known')
                .map((field) => (
                  <Answer key={field} label={t(`fields.${field}`)} answer={say(field, values)} />
                ))}
              {step === 'grounds' && (
                <Answer label={t('files')} answer={evidence.files.map(({ name }) => name).join('\n')} />
              )}
            </dl>
          </section>
        </Card>
      ))}
      <FormSection title={t('fields.consent')}>
        <ConsentBox {...form.register('consent')} {...box('consent')} />
      </FormSection>
    </div>
  );
}

function Answer({ label, answer }: { label: string; answer: string }) {
  const { t } = useTexts(appealsMessages);
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="font-semibold text-text-muted">{label}</dt>
      <dd className="max-w-prose wrap-anywhere whitespace-pre-line">
        {answer || <span className="text-text-muted">{t('none')}</span>}
      </dd>
    </div>
  );
}

/** An answer as a person reads it. */
function useAnswerWords() {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  return (field: AppealField, values: AppealValues): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'decision_date') return value && formatDate(language, value);
    if (field === 'subclass_codes') return codesOf(value).join(', ');
    const decision = DECISIONS.find((each) => field === 'decision' && each === value);
    if (decision) return t(`decisions.${decision}`);
    const relation = RELATIONS.find((each) => field === 'relation' && each === value);
    return relation ? t(`relations.${relation}`) : value.trim();
  };
}
