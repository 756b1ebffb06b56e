import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { STEP_NAMES, STEP_PARAM, type AppealValues, type Step } from './appeal';
import { isStepRight } from './is-step-right';

const isStep = (name: string | null): name is Step => STEP_NAMES.some((step) => step === name);

/**
 * The open step is kept in the address, so that the browser's Back is the form's. A step whose earlier
 * answers are not there (`reach`) falls back to the first.
 */
export function useAppealSteps(form: UseFormReturn<AppealValues>, mayGoOn: boolean) {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const named = params.get(STEP_PARAM);
  const step: Step = mayGoOn && isStep(named) ? named : 'eligibility';
  const place = STEP_NAMES.indexOf(step);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const open = (next: Step) =>
    setParams(next === 'eligibility' ? {} : { [STEP_PARAM]: next }, { preventScrollReset: true });
  /** To the next step, when this one's answers are right. */
  async function goOn() {
    const next = STEP_NAMES[place + 1];
    if (next && (await isStepRight(form, step))) open(next);
  }
  const goBack = () => open(STEP_NAMES[place - 1] ?? 'eligibility');
  return { step, place, open, goOn, goBack, heading };
}
