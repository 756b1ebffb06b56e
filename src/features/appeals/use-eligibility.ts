import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { problemOf, type Problem } from '@/request-kit/problem';
import type { AppealValues } from './appeal';
import type { Eligibility } from './eligibility';
import { isStepRight } from './is-step-right';
import { askEligibility } from './queries';

/** The answer for the date and number in the form; another date or number needs another question. */
export function useEligibility(form: UseFormReturn<AppealValues>) {
  const [date, number] = useWatch({ control: form.control, name: ['decision_date', 'application_number'] });
  const [answer, setAnswer] = useState<{ about: string; eligibility: Eligibility }>();
  const [failure, setFailure] = useState<{ about: string; problem: Problem }>();
  const about = `${date} ${number.trim()}`;
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => askEligibility(date, number),
  });
  async function ask() {
    if (!(await isStepRight(form, 'eligibility'))) return;
    setFailure(undefined);
    try {
      setAnswer({ about, eligibility: await mutateAsync() });
    } catch (error) {
      setFailure({ about, problem: problemOf(error) });
    }
  }
  return {
    eligibility: answer?.about === about ? answer.eligibility : undefined,
    ask,
    isAsking: isPending,
    problem: failure?.about === about ? failure.problem : undefined,
  };
}
