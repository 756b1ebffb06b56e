import { Link, Navigate, useLocation } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import {
  isSettingsRoom,
  settingsRoom,
  settingsRoomGroups,
  settingsRooms,
  type SettingsRoom,
} from '@/config/settings-room';
import { baseColumn } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { fieldsOf } from './find-settings';
import { settingsMessages } from './messages';
import { useSettingTexts } from './setting-texts';
import { SettingsSearch } from './settings-search';

/** /admin/settings: every part of the settings with what is in it, and a search over all. A link from when they were one page leads on. */
export function Component() {
  const { t } = useTexts(settingsMessages);
  const part = useLocation().hash.slice(1);
  if (isSettingsRoom(part)) return <Navigate to={settingsRoom(part)} replace />;
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-8">
        <div className="max-w-xl">
          <SettingsSearch />
        </div>
        {settingsRoomGroups.map((group) => (
          <section key={group} aria-labelledby={`rooms-${group}`} className="space-y-3">
            <h2 id={`rooms-${group}`} className="text-base">
              {t(`rooms.${group}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {settingsRooms[group].map((name) => (
                <li key={name}>
                  <RoomCard name={name} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function RoomCard({ name }: { name: SettingsRoom }) {
  const { t } = useTexts(settingsMessages);
  const { labelOf } = useSettingTexts();
  const inside = name === 'templates' ? [] : fieldsOf(name).filter(({ key }) => baseColumn(key) === key);
  return (
    <Link
      to={settingsRoom(name)}
      className="block h-full rounded-lg border border-border bg-surface-raised p-4 hover:border-primary"
    >
      <span className="block font-semibold text-primary">{t(`group.${name}`)}</span>
      <span className="line-clamp-2 text-sm text-text-muted">
        {inside.length > 0 ? inside.map(labelOf).join(', ') : isOther(name) && t(`about.${name}`)}
      </span>
    </Link>
  );
}

/** The parts that are no form of their own: their words stand in the texts. */
const isOther = (name: SettingsRoom): name is SettingsRoom & keyof typeof settingsMessages.id.about =>
  Object.hasOwn(settingsMessages.id.about, name);
