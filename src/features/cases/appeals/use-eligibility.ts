import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { requestProblem, type RequestProblem } from '@/requests/problem';
import type { AppealValues } from './appeal-schema';
import type { Eligibility } from './eligibility';
import { isStepValid } from './is-step-valid';
import { fetchEligibility } from './queries';

/** Manages the eligibility for the date in the form. A new date requires a new query. */
export function useEligibility(form: UseFormReturn<AppealValues>) {
  const about = useWatch({ control: form.control, name: 'decision_date' });
  const [answer, setAnswer] = useState<{ about: string; eligibility: Eligibility }>();
  const [failure, setFailure] = useState<{ about: string; problem: RequestProblem }>();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => fetchEligibility(about),
  });
  async function ask() {
    if (!(await isStepValid(form, 'eligibility'))) return;
    setFailure(undefined);
    try {
      setAnswer({ about, eligibility: await mutateAsync() });
    } catch (error) {
      setFailure({ about, problem: requestProblem(error) });
    }
  }
  return {
    eligibility: answer?.about === about ? answer.eligibility : undefined,
    ask,
    isAsking: isPending,
    problem: failure?.about === about ? failure.problem : undefined,
  };
}
