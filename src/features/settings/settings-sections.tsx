import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { ScreenHeader } from '@/ui/page-header';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { isSettingsRoom, settingsRoom, type SettingsRoom } from '@/config/settings-room';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { hasDraft } from '@/session/drafts';
import { ExportCard } from './export-card';
import { settingGroups, type GroupName } from './groups';
import { HolidaysCard } from './holidays-card';
import { settingsMessages } from './messages';
import { PagesCard } from './pages-card';
import { settingsQuery } from './queries';
import { RoomMenu } from './room-menu';
import { type Preview, SettingsForm } from './settings-form';
import { SettingsSearch } from './settings-search';
import { StarterCard } from './starter-card';
import { TemplatesCard } from './templates-card';
import type { SettingsRow } from './values';

interface GroupFormProps {
  name: GroupName;
  row: SettingsRow;
  /** Preview of the values on the site. */
  preview?: Preview | undefined;
  onDirty: (isDirty: boolean) => void;
}

/** Renders one section of the settings, saved separately. */
function GroupForm({ name, row, preview, onDirty }: GroupFormProps) {
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
          onDirty={onDirty}
        />
      </section>
    </Card>
  );
}

/** Preview of each section on the site; for security, the state of Turnstile. */
export type Previews = Record<GroupName, Preview>;

/**
 * Renders the section in the URL next to the list of sections. Redirects to the first one if there is none.
 */
export function SettingsSections({ previews }: { previews: Previews }) {
  const { room } = useParams();
  if (!isSettingsRoom(room)) return <Navigate to={settingsRoom('identity')} replace />;
  return <Rooms room={room} previews={previews} />;
}

/**
 * Renders opened sections, hidden while another is shown, so that switching between them needs no
 * confirmation.
 */
function Rooms({ room, previews }: { room: SettingsRoom; previews: Previews }) {
  const { t } = useTexts(settingsMessages);
  const [opened, setOpened] = useState<readonly SettingsRoom[]>([room]);
  if (!opened.includes(room)) setOpened([...opened, room]);
  const [unsaved, setUnsaved] = useState<Partial<Record<SettingsRoom, boolean>>>({});
  const note = (name: SettingsRoom, isDirty: boolean) =>
    setUnsaved((before) => (before[name] === isDirty ? before : { ...before, [name]: isDirty }));
  const isUnsaved = (name: SettingsRoom) => unsaved[name] ?? hasDraft(`settings:${name}`);
  return (
    <>
      <PageMeta title={`${t(`group.${room}`)} · ${t('title')}`} />
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="gap-8 max-lg:space-y-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="space-y-4 self-start lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
          <SettingsSearch />
          <RoomMenu room={room} isUnsaved={isUnsaved} />
        </div>
        <div className="max-w-4xl">
          {opened.map((name) => (
            <div key={name} hidden={name !== room}>
              <Room
                name={name}
                isShown={name === room}
                previews={previews}
                onDirty={(isDirty) => note(name, isDirty)}
              />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

interface RoomProps {
  name: SettingsRoom;
  isShown: boolean;
  previews: Previews;
  onDirty: (isDirty: boolean) => void;
}

/** Renders the content of a section: its form, or a special card. */
export function Room({ name, isShown, previews, onDirty }: RoomProps) {
  const { t } = useTexts(settingsMessages, commonMessages);
  const { data: row, isError, isFetching, refetch } = useQuery(settingsQuery());
  const { hash, key } = useLocation();
  const isReady = isShown && row !== undefined;
  useEffect(() => {
    if (isReady && hash) focusSetting(name, hash.slice(1));
  }, [isReady, hash, key, name]);

  if (name === 'templates') return <TemplatesCard />;
  if (name === 'holidays') return <HolidaysCard />;
  if (name === 'pages') return <PagesCard />;
  if (name === 'starter') return <StarterCard />;
  if (name === 'export') return <ExportCard />;
  if (row) return <GroupForm name={name} row={row} preview={previews[name]} onDirty={onDirty} />;
  if (isError)
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading label={t('common:loading')}>
      <Skeleton className="h-72" />
    </Loading>
  );
}

/** Focuses the input of a setting that the search or a link refers to. */
function focusSetting(room: SettingsRoom, setting: string) {
  const part = document.getElementById(room);
  const input = [...document.getElementsByName(setting)].find((each) => part?.contains(each));
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
}
