import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { unwrapRow } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { useIdleEnd } from '@/session/idle';
import { useStepUpQuestion } from '@/session/step-up';

const StepUpDialog = lazy(() =>
  import('@/features/account/step-up-dialog').then((module) => ({ default: module.StepUpDialog })),
);

const IdleWarning = lazy(() => import('./idle-warning').then((module) => ({ default: module.IdleWarning })));

const DEFAULT_HOURS = 8;

const idleHoursQuery = () =>
  queryOptions({
    queryKey: ['site_settings', 'security'] as const,
    queryFn: async ({ signal }) => {
      const read = database().from('site_settings').select('security').abortSignal(signal);
      const { security } = unwrapRow(await read.single());
      const hours =
        typeof security === 'object' && 'idle_hours' in security ? Number(security.idle_hours) : 0;
      return hours > 0 ? hours : DEFAULT_HOURS;
    },
    meta: { silent: true },
  });

/** Ends an idle session after a warning, and asks for the password or a code when an action needs it. */
export function SessionWatch() {
  const { data: hours = DEFAULT_HOURS } = useQuery(idleHoursQuery());
  const { isNear, stay } = useIdleEnd(hours);
  const isAsked = useStepUpQuestion();
  if (!isAsked && !isNear) return null;
  return (
    <Suspense>
      {isAsked && <StepUpDialog />}
      {isNear && <IdleWarning onStay={stay} />}
    </Suspense>
  );
}
