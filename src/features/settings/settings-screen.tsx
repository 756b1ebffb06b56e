import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { ScreenHeader } from '@/components/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { useUnsavedGuard } from '@/resource-kit/use-unsaved-guard';
import { GroupForm } from './group-form';
import { settingGroups, type FormValues, type GroupName } from './groups';
import { HolidaysCard } from './holidays-card';
import { settingsQuery } from './queries';

// settingGroups has exactly these keys.
const GROUPS = Object.keys(settingGroups) as GroupName[];

interface SettingsScreenProps {
  /** How the promotion will look. */
  promotion: (values: FormValues) => ReactNode;
}

/** The settings, part by part; leaving with unsaved changes asks first. */
export function SettingsScreen({ promotion }: SettingsScreenProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { data: row, isError, isFetching, refetch } = useQuery(settingsQuery());
  const [dirty, setDirty] = useState<readonly GroupName[]>([]);
  const onDirty = useCallback(
    (name: GroupName, isDirty: boolean) =>
      setDirty((all) =>
        isDirty ? [...all.filter((each) => each !== name), name] : all.filter((each) => each !== name),
      ),
    [],
  );
  const { dialog } = useUnsavedGuard(dirty.length > 0);
  const previews: Partial<Record<GroupName, (values: FormValues) => ReactNode>> = {
    promotion,
    identity: ({ logo_url: logo }) =>
      typeof logo === 'string' &&
      /^(https:\/\/|\/[^/])/.test(logo) && (
        <img src={logo} alt={t('logoPreview')} className="h-16 w-auto rounded border border-border p-2" />
      ),
  };

  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <nav aria-label={t('jump')} className="mb-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {[...GROUPS, 'holidays' as const].map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-flex min-h-6 items-center link">
                {t(`group.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-4xl space-y-6">
        {row ? (
          GROUPS.map((name) => (
            <GroupForm
              key={name}
              name={name}
              row={row}
              onDirty={onDirty}
              {...(previews[name] && { preview: previews[name] })}
            />
          ))
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <div role="status" aria-label={t('common:loading')} className="space-y-6">
            {GROUPS.map((name) => (
              <Skeleton key={name} className="h-72" />
            ))}
          </div>
        )}
        <HolidaysCard />
      </div>
      {dialog}
    </>
  );
}
