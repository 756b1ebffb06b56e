import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { codeProblem } from '@/session/second-factor';
import { configuredProviders, redirectToProvider, type Provider } from '@/session/sign-in-methods';
import { Notice } from '@/ui/notice';
import { accountMessages } from './messages';
import { useAttempt } from './use-attempt';

/** Renders buttons for the providers in VITE_AUTH_PROVIDERS; nothing if there are none. */
export function ProviderButtons() {
  const { t } = useTexts(accountMessages);
  const providers = configuredProviders();
  const { attempt, isPending, failure } = useAttempt((error) => t(`codeProblem.${codeProblem(error)}`));
  if (providers.length === 0) return null;
  const label = (each: Provider) =>
    each.kind === 'sso' ? t('provider.sso', { domain: each.domain }) : t(`provider.${each.kind}`);
  return (
    <div className="space-y-3 border-t border-border pt-5">
      {failure && (
        <Notice tone="danger" live="assertive" title={t('loginFailed')}>
          {failure}
        </Notice>
      )}
      {providers.map((each) => (
        <Button
          key={each.kind === 'sso' ? each.domain : each.kind}
          variant="secondary"
          className="w-full"
          isPending={isPending}
          onClick={() => void attempt(() => redirectToProvider(each))}
        >
          {label(each)}
        </Button>
      ))}
    </div>
  );
}
