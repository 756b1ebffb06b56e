import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUrlState } from '@/lib/use-url-state';
import {
  FIRST_STEP,
  STEP_NAMES,
  STEP_PARAM,
  stepSchema,
  type AppealValues,
  type AppealStep,
} from './appeal-schema';
import { isStepValid } from './is-step-valid';

/**
 * Stores the open step in the URL, so that Back moves through the form. Falls back to the first step if
 * earlier answers are missing.
 */
export function useAppealSteps(form: UseFormReturn<AppealValues>, mayGoOn: boolean) {
  const { values, only } = useUrlState(stepSchema);
  const heading = useRef<HTMLHeadingElement>(null);
  const step: AppealStep = mayGoOn ? values[STEP_PARAM] || FIRST_STEP : FIRST_STEP;
  const place = STEP_NAMES.indexOf(step);
  const shown = useRef(step);

  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const open = (next: AppealStep) =>
    only({ [STEP_PARAM]: next === FIRST_STEP ? '' : next }, { preventScrollReset: true });
  /**
   * Removes the step from the URL. Otherwise a link to a later step would open it as
   * soon as the answers allow.
   */
  const stayFirst = () => values[STEP_PARAM] && only({});
  /** Opens the next step if the current one is valid. */
  async function goForward() {
    const next = STEP_NAMES[place + 1];
    if (next && (await isStepValid(form, step))) open(next);
  }
  const goBack = () => open(STEP_NAMES[place - 1] ?? FIRST_STEP);
  return { step, place, open, stayFirst, goForward, goBack, heading };
}
