import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { recall, remember } from '@/lib/storage';
import { secondFactorQuery, type SecondFactorState } from './factor-queries';
import { useSignOut } from './use-sign-out';

/** Hardly anybody is asked: its code stays out of everybody's first load. */
const FactorSetup = lazy(() => import('./factor-setup').then((module) => ({ default: module.FactorSetup })));

const DAY_MS = 86_400_000;
const laterKey = (userId: string) => `lsbu-factor-later:${userId}`;

interface SecondFactorGateProps {
  userId: string;
  /** The sheet around the question. */
  frame: (title: string, purpose: string, content: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Leads whoever has to have a second factor, and has none, to setting one up: once in each browser session while there
 * are days left, and instead of everything else afterwards. The database refuses what this hides.
 */
export function SecondFactorGate({ userId, frame, children }: SecondFactorGateProps) {
  const { t } = useTranslation('account');
  const { data: state } = useQuery(secondFactorQuery(userId));
  const [isPutOff, setPutOff] = useState(() => recall(laterKey(userId), 'session') !== null);
  const [isSettingUp, setSettingUp] = useState(false);
  const isAsked = state?.required === true && !state.enrolled && (state.overdue || !isPutOff);
  if (!isSettingUp && !(state && isAsked)) return children;
  const later = () => {
    remember(laterKey(userId), '1', 'session');
    setPutOff(true);
  };
  return (
    <>
      {frame(
        t('gate.title'),
        t('gate.purpose'),
        <>
          {state && <TimeLeft state={state} />}
          <p className="text-sm">{t('gate.how')}</p>
          <Button size="lg" className="w-full" onClick={() => setSettingUp(true)}>
            {t('gate.begin')}
          </Button>
          {state?.overdue ? (
            <SignOut />
          ) : (
            <Button variant="ghost" size="sm" onClick={later}>
              {t('gate.later')}
            </Button>
          )}
        </>,
      )}
      {isSettingUp && (
        <Suspense>
          <FactorSetup isFirst onClose={() => setSettingUp(false)} />
        </Suspense>
      )}
    </>
  );
}

function TimeLeft({ state: { overdue, due_at } }: { state: SecondFactorState }) {
  const { t } = useTranslation('account');
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
  const { t } = useTranslation('account');
  const { mutate, isPending } = useSignOut();
  return (
    <Button variant="ghost" size="sm" isPending={isPending} onClick={() => mutate()}>
      {t('factorBack')}
    </Button>
  );
}
