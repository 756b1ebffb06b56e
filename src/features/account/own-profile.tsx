import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { ScreenHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { useSession } from '@/session/use-session';
import { FactorsCard } from './factors-card';
import { MailPreferenceCard } from './mail-preference-card';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { ownProfileQuery } from './profile-queries';
import { SessionsCard } from './sessions-card';
import { profileMessages } from './profile-messages';

const HANDLERS = ['admin', 'editor'] as const;

/** Renders the settings of the user's account; `children` follow them. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const { t } = useTexts(profileMessages);
  const session = useSession();
  const isHandler = useCan(HANDLERS);
  const user = session.status === 'signed-in' ? session.user : { id: '', email: '' };
  const {
    data: profile,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...ownProfileQuery(user.id),
    enabled: user.id !== '',
  });
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {profile ? (
          <NameForm profile={profile} />
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-96" />
        )}
        {isHandler && <MailPreferenceCard />}
        <PasswordForm email={user.email} />
        <FactorsCard userId={user.id} />
        <SessionsCard />
        {children}
      </div>
    </>
  );
}
