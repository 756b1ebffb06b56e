import type { UseFormReturn } from 'react-hook-form';
import { focusField } from '@/requests/use-fields';
import { STEPS, type AppealValues, type Step } from './appeal-schema';

/** Validates a step and focuses its first invalid field. Returns true if all are valid. */
export async function isStepRight(form: UseFormReturn<AppealValues>, step: Step): Promise<boolean> {
  const fields = [...STEPS[step]];
  if (await form.trigger(fields)) return true;
  const wrong = fields.find((field) => form.getFieldState(field).invalid);
  if (wrong) focusField('appeal', wrong);
  return false;
}
