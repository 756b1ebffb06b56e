import { useQuery } from '@tanstack/react-query';
import { MAIL_PREFERENCES, type MailPreference } from '@/domain/mail-preference';
import { ErrorState } from '@/ui/error-state';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { profileMessages } from './profile-messages';
import { mailPreferenceQuery, useSaveMailPreference } from './profile-queries';
import { SectionCard } from './section-card';

/**
 * Renders the e-mail preference for cases, deadlines and documents: at once, daily, or never. Saves on
 * change.
 */
export function MailPreferenceCard() {
  const { t } = useTexts(profileMessages);
  const { data: wish, isError, isFetching, refetch } = useQuery(mailPreferenceQuery());
  const choose = useSaveMailPreference();
  const change = (chosen: MailPreference) =>
    choose.mutate(chosen, {
      onSuccess: () => toast({ title: t('mailsSaved') }),
      onError: () => toast({ title: t('mailsFailed'), description: t('tryAgain'), variant: 'destructive' }),
    });
  return (
    <SectionCard title={t('mails')} hint={t('mailsHint')}>
      {wish ? (
        <Field label={t('mailsLabel')} hint={t(`mailsAbout.${wish}`)}>
          <Select
            value={choose.isPending ? choose.variables : wish}
            aria-busy={choose.isPending || undefined}
            // Not disabled while saving, because a disabled field loses the focus.
            onChange={({ target }) => !choose.isPending && change(target.value as MailPreference)}
          >
            {MAIL_PREFERENCES.map((each) => (
              <option key={each} value={each}>
                {t(`mailWishes.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : isError ? (
        <ErrorState title={t('mailsUnread')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </SectionCard>
  );
}
