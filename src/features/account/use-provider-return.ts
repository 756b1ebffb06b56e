import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { changedUrl, readUrl, typed } from '@/lib/url-state';
import { codeProblem } from '@/session/second-factor';
import { useSession } from '@/session/use-session';
import { finishProvider } from '@/session/sign-in-methods';
import { accountMessages } from './messages';

const schema = { code: typed() };

/** Completes a sign-in with a provider (`?code=…`); keeps an existing session. */
export function useProviderReturn(): void {
  const { t } = useTexts(accountMessages);
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tried = useRef('');
  const { code } = readUrl(schema, search);
  useEffect(() => {
    if (!code || status !== 'signed-out' || tried.current === code) return;
    tried.current = code;
    finishProvider(code).catch((error: unknown) => {
      toast({
        title: t('loginFailed'),
        description: t(`codeProblem.${codeProblem(error)}`),
        variant: 'destructive',
      });
      void navigate({ pathname, search: changedUrl(search, { code: '' }).toString() }, { replace: true });
    });
  }, [code, status, pathname, search, navigate, t]);
}
