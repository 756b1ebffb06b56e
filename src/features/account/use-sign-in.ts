import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { signIn } from '@/session/sign-in';
import type { Credentials, SetupCredentials } from './credentials';
import { accountMessages } from './messages';
import { useCreateFirstAdmin } from './queries';
import { signInProblem } from './sign-in-problem';
import { useSignedInToast } from './signed-in-toast';

/** Error codes of supabase/functions/create-admin-user with their own message. */
const BY_CODE = {
  setup_done: 'done',
  setup_in_progress: 'busy',
  setup_secret_wrong: 'secret',
  setup_secret_missing: 'noSecret',
  invalid_email: 'email',
  invalid_password: 'password',
  weak_password: 'weak',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'weak',
  password_personal: 'personal',
} as const;

type SetupProblem = 'network' | 'unknown' | (typeof BY_CODE)[keyof typeof BY_CODE];

const isKnown = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && Object.hasOwn(BY_CODE, code);

/**
 * Returns why the first admin could not be created: a message key under `setupProblem`, and the server's
 * message, which is shown for 'unknown'.
 */
export function setupProblem(thrown: unknown): { problem: SetupProblem; message: string } {
  const { kind, code, message } = toAppError(thrown);
  if (isKnown(code)) return { problem: BY_CODE[code], message };
  return { problem: kind === 'network' || kind === 'malformed' ? 'network' : 'unknown', message };
}

type Failure = { title: string; message: string };

/**
 * Signs in or creates the first admin, and shows the toasts of spec section 8. Dismisses error toasts when
 * `form` changes; `failure` is the error of the last attempt.
 */
export function useSignIn(form: string) {
  const { t } = useTexts(accountMessages);
  const showSignedInToast = useSignedInToast();
  const createFirstAdmin = useCreateFirstAdmin();
  const [failure, setFailure] = useState<Failure>();
  const [isFirstAdmin, setFirstAdmin] = useState(false);
  const refused = useRef<ReturnType<typeof toast>>(undefined);

  const fail = (title: string, message: string) => {
    setFailure({ title, message });
    refused.current = toast({ title, description: message, variant: 'destructive' });
  };
  useEffect(() => () => refused.current?.dismiss(), [form]);

  const tryToSignIn = async ({ email, password }: Credentials): Promise<boolean> => {
    try {
      await signIn(email, password);
      return true;
    } catch (error) {
      fail(t('loginFailed'), t(`loginProblem.${signInProblem(error)}`));
      return false;
    }
  };

  const setupMessage = (thrown: unknown) => {
    const { problem, message } = setupProblem(thrown);
    return problem === 'unknown' && message ? message : t(`setupProblem.${problem}`);
  };

  return {
    failure,
    /** True if the first admin has just been created here. */
    isFirstAdmin,
    login: async (credentials: Credentials) => {
      setFailure(undefined);
      if (await tryToSignIn(credentials)) showSignedInToast();
    },
    setUp: async (credentials: SetupCredentials) => {
      setFailure(undefined);
      try {
        await createFirstAdmin.mutateAsync(credentials);
      } catch (error) {
        return fail(t('setupFailed'), setupMessage(error));
      }
      setFirstAdmin(true);
      toast({ title: t('setupDone'), description: t('setupDoneHint') });
      await tryToSignIn(credentials);
    },
  };
}
