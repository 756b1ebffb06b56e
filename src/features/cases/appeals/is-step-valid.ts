import type { UseFormReturn } from 'react-hook-form';
import { focusField } from '@/requests/use-fields';
import { APPEAL_STEPS, type AppealValues, type AppealStep } from './appeal-schema';

/** Validates a step and focuses its first invalid field. Returns true if all are valid. */
export async function isStepValid(form: UseFormReturn<AppealValues>, step: AppealStep): Promise<boolean> {
  const fields = [...APPEAL_STEPS[step]];
  if (await form.trigger(fields)) return true;
  const wrong = fields.find((field) => form.getFieldState(field).invalid);
  if (wrong) focusField('appeal', wrong);
  return false;
}
