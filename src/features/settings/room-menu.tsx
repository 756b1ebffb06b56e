import clsx from 'clsx';
import { useId } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { settingsRoom, settingsRoomGroups, settingsRooms, type SettingsRoom } from '@/config/settings-room';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from './messages';

interface RoomMenuProps {
  room: SettingsRoom;
  /** Returns true if a section has unsaved input. */
  isUnsaved: (room: SettingsRoom) => boolean;
}

/** Renders the sections of the settings: a list at the side, or a select on narrow screens. */
export function RoomMenu({ room, isUnsaved }: RoomMenuProps) {
  const { t } = useTexts(settingsMessages);
  const navigate = useNavigate();
  const id = useId();
  return (
    <>
      <Field label={t('jump')} className="lg:hidden">
        <Select
          value={room}
          onChange={({ target }) => void navigate(settingsRoom(target.value as SettingsRoom))}
        >
          {settingsRoomGroups.map((group) => (
            <optgroup key={group} label={t(`rooms.${group}`)}>
              {settingsRooms[group].map((name) => (
                <option key={name} value={name}>
                  {isUnsaved(name) ? t('unsavedRoom', { name: t(`group.${name}`) }) : t(`group.${name}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <nav aria-label={t('jump')} className="space-y-4 max-lg:hidden">
        {settingsRoomGroups.map((group) => (
          <div key={group}>
            <p id={`${id}-${group}`} className="mb-1 px-3 text-xs font-semibold text-text-muted">
              {t(`rooms.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {settingsRooms[group].map((name) => (
                <li key={name}>
                  <NavLink
                    to={settingsRoom(name)}
                    className={({ isActive }) =>
                      clsx(
                        'flex min-h-8 flex-wrap items-center justify-between gap-x-2 rounded px-3 py-1 text-sm -outline-offset-2!',
                        isActive
                          ? 'bg-primary-soft font-semibold text-primary'
                          : 'text-text hover:bg-surface-sunken',
                      )
                    }
                  >
                    {t(`group.${name}`)}
                    {isUnsaved(name) && <Badge tone="warning">{t('unsaved')}</Badge>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
