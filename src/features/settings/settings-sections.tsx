import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { commonMessages } from '@/components/messages';
import { ScreenHeader } from '@/components/page-header';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingGroups, type GroupName } from './groups';
import { HolidaysCard } from './holidays-card';
import { settingsMessages } from './messages';
import { PagesCard } from './pages-card';
import { settingsQuery } from './queries';
import { type Preview, SettingsForm } from './settings-form';
import { TemplatesCard } from './templates-card';
import type { SettingsRow } from './values';

interface GroupFormProps {
  name: GroupName;
  row: SettingsRow;
  /** The values as the site will show them. */
  preview?: Preview | undefined;
}

/** One part of the settings, saved by itself. */
function GroupForm({ name, row, preview }: GroupFormProps) {
  const { t } = useTexts(settingsMessages);
  return (
    <Card asChild>
      <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id={`${name}-title`} className="text-lg">
            {t(`group.${name}`)}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t(`hint.${name}`)}</p>
        </div>
        <SettingsForm
          table="site_settings"
          name={name}
          title={t(`group.${name}`)}
          fields={settingGroups[name]}
          row={row}
          preview={preview}
        />
      </section>
    </Card>
  );
}

// settingGroups has exactly these keys.
const GROUPS = Object.keys(settingGroups) as GroupName[];
const SECTIONS = [...GROUPS, 'templates', 'holidays', 'pages'] as const;

/** Previews of each part as the site shows it; for security, the state of Turnstile. */
export type Previews = Record<GroupName, Preview>;

/** The settings, part by part. */
export function SettingsSections({ previews }: { previews: Previews }) {
  const { t } = useTexts(settingsMessages, commonMessages);
  const { data: row, isError, isFetching, refetch } = useQuery(settingsQuery());
  const { hash } = useLocation();
  const isShown = row !== undefined;
  // The part that a line of the dashboard names is not there yet when the browser looks for it.
  useEffect(() => {
    if (isShown && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isShown, hash]);

  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <nav aria-label={t('jump')} className="mb-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {SECTIONS.map((name) => (
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
          GROUPS.map((name) => <GroupForm key={name} name={name} row={row} preview={previews[name]} />)
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading label={t('common:loading')} className="space-y-6">
            {GROUPS.map((name) => (
              <Skeleton key={name} className="h-72" />
            ))}
          </Loading>
        )}
        <TemplatesCard />
        <HolidaysCard />
        <PagesCard />
      </div>
    </>
  );
}
