import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleSlash, Flag } from 'lucide-react';
import { Link, useNavigate, type To } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { assistantMessages } from './messages';
import { FINISH, type AssistantLocation, type AssistantStep, type StepState } from './steps';

interface AssistantStepListProps {
  steps: readonly { step: AssistantStep; state: StepState }[];
  shown: AssistantLocation;
  to: (place: AssistantLocation) => To;
  isUnsaved: (step: AssistantStep) => boolean;
}

const icons = { done: CircleCheck, passed: CircleSlash, open: CircleDashed };

const lineLooks = (isHere: boolean) =>
  clsx(
    'flex min-h-9 items-center gap-2 rounded px-3 py-1 text-sm -outline-offset-2!',
    isHere ? 'bg-primary-soft font-semibold text-primary' : 'text-text hover:bg-surface-sunken',
  );

/** Renders the steps and their states in any order: links on wide screens, a select on narrow ones. */
export function AssistantStepList({ steps, shown, to, isUnsaved }: AssistantStepListProps) {
  const { t } = useTexts(assistantMessages);
  const navigate = useNavigate();
  return (
    <>
      <Field label={t('steps')} className="lg:hidden">
        <Select value={shown} onChange={({ target }) => void navigate(to(target.value as AssistantLocation))}>
          {steps.map(({ step, state }) => (
            <option key={step} value={step}>
              {t('option', {
                step: t(`step.${step}`),
                state: t(isUnsaved(step) ? 'unsaved' : `state.${state}`),
              })}
            </option>
          ))}
          <option value={FINISH}>{t('step.finish')}</option>
        </Select>
      </Field>
      <nav aria-label={t('steps')} className="max-lg:hidden">
        <ol className="space-y-0.5">
          {steps.map(({ step, state }) => {
            const Icon = icons[state];
            return (
              <li key={step}>
                <Link
                  to={to(step)}
                  aria-current={step === shown ? 'step' : undefined}
                  className={lineLooks(step === shown)}
                >
                  <Icon
                    role="img"
                    aria-label={t(`state.${state}`)}
                    className={clsx(
                      'size-4.5 shrink-0',
                      state === 'done' ? 'text-success' : 'text-text-muted',
                    )}
                  />
                  <span className="min-w-0 flex-1">{t(`step.${step}`)}</span>
                  {isUnsaved(step) && <Badge tone="warning">{t('unsaved')}</Badge>}
                </Link>
              </li>
            );
          })}
          <li>
            <Link
              to={to(FINISH)}
              aria-current={shown === FINISH ? 'step' : undefined}
              className={lineLooks(shown === FINISH)}
            >
              <Flag aria-hidden className="size-4.5 shrink-0 text-text-muted" />
              {t('step.finish')}
            </Link>
          </li>
        </ol>
      </nav>
    </>
  );
}
