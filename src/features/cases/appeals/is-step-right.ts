import type { UseFormReturn } from 'react-hook-form';
import { focusField } from '@/requests/use-fields';
import { STEPS, type AppealValues, type Step } from './appeal-schema';

/** True when all answers of a step are valid; otherwise the focus moves to the first that is not. */
export async function isStepRight(form: UseFormReturn<AppealValues>, step: Step): Promise<boolean> {
  const fields = [...STEPS[step]];
  if (await form.trigger(fields)) return true;
  const wrong = fields.find((field) => form.getFieldState(field).invalid);
  if (wrong) focusField('appeal', wrong);
  return false;
}
