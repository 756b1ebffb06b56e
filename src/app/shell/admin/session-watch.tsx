import { lazy, Suspense } from 'react';
import { useIdleEnd } from '@/session/idle';
import { useStepUpRequest } from '@/session/step-up';
import { useSettings } from '@/site/site-reads';

const StepUpDialog = lazy(() =>
  import('@/features/account/step-up-dialog').then((module) => ({ default: module.StepUpDialog })),
);

const IdleWarning = lazy(() => import('./idle-warning').then((module) => ({ default: module.IdleWarning })));

const DEFAULT_HOURS = 8;

/** Ends an idle session after a warning, and asks for the password or a code when an action requires it. */
export function SessionWatch() {
  const security = useSettings().data?.security;
  const hours = typeof security === 'object' && 'idle_hours' in security ? Number(security.idle_hours) : 0;
  const { isExpiring, extend } = useIdleEnd(hours > 0 ? hours : DEFAULT_HOURS);
  const isAsked = useStepUpRequest();
  if (!isAsked && !isExpiring) return null;
  return (
    <Suspense>
      {isAsked && <StepUpDialog />}
      {isExpiring && <IdleWarning onStay={extend} />}
    </Suspense>
  );
}
