import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useStepUpRequest } from '@/session/step-up';
import type { SecondFactorState } from './factor-queries';
import { accountMessages } from './messages';
import { withoutSignedInToast } from './signed-in-toast';
import { useSignOut } from './use-sign-out';

const FactorSetup = lazy(() => import('./factor-setup').then((module) => ({ default: module.FactorSetup })));

// The back-office layout, which usually renders this dialog, is not mounted here.
const StepUpDialog = lazy(() =>
  import('./step-up-dialog').then((module) => ({ default: module.StepUpDialog })),
);

const DAY_MS = 86_400_000;

interface SecondFactorQuestionProps {
  state: SecondFactorState | undefined;
  frame: (title: string, purpose: string, content: ReactNode) => ReactNode;
  isSettingUp: boolean;
  onSetUp: (isSettingUp: boolean) => void;
  onLater: () => void;
}

/** Renders the time left for setting up a second factor, and offers to do it now or later. */
export function SecondFactorQuestion(props: SecondFactorQuestionProps) {
  const { state, frame, isSettingUp, onSetUp, onLater } = props;
  const { t } = useTexts(accountMessages);
  const isAsked = useStepUpRequest();
  useEffect(withoutSignedInToast, []);
  return (
    <>
      {frame(
        t('gate.title'),
        t('gate.purpose'),
        <>
          {state && <TimeLeft state={state} />}
          <p className="text-sm">{t('gate.how')}</p>
          <Button size="lg" className="w-full" onClick={() => onSetUp(true)}>
            {t('gate.begin')}
          </Button>
          {state?.overdue ? (
            <SignOut />
          ) : (
            <Button variant="ghost" size="sm" onClick={onLater}>
              {t('gate.later')}
            </Button>
          )}
        </>,
      )}
      <Suspense>
        {isSettingUp && <FactorSetup isFirst onClose={() => onSetUp(false)} />}
        {isAsked && <StepUpDialog />}
      </Suspense>
    </>
  );
}

function TimeLeft({ state: { overdue, due_at } }: { state: SecondFactorState }) {
  const { t } = useTexts(accountMessages);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const days = Math.max(1, Math.ceil((Date.parse(due_at ?? '') - now) / DAY_MS));
  return (
    <Notice
      tone={overdue ? 'danger' : 'warning'}
      title={overdue ? t('gate.over') : t('gate.left', { count: days })}
    >
      {overdue ? t('gate.overHint') : t('gate.leftHint', { date: formatDate(language, due_at ?? '') })}
    </Notice>
  );
}

function SignOut() {
  const { t } = useTexts(accountMessages);
  const { mutate, isPending } = useSignOut();
  return (
    <Button variant="ghost" size="sm" isPending={isPending} onClick={() => mutate()}>
      {t('factorBack')}
    </Button>
  );
}
