import { settingsRoomGroups, settingsRooms, type SettingsRoom } from '@/config/settings-room';
import { LANGUAGES } from '@/config/languages';
import { baseColumn } from '@/lib/content-languages';
import { settingGroups, type SettingField } from './groups';
import { settingsMessages } from './messages';

/** Field of the settings, or a whole section if `field` is undefined. */
export interface FoundSetting {
  room: SettingsRoom;
  field?: SettingField;
}

const isGroup = (room: SettingsRoom): room is keyof typeof settingGroups =>
  Object.hasOwn(settingGroups, room);

const rooms = settingsRoomGroups.flatMap((group): readonly SettingsRoom[] => settingsRooms[group]);

/** Returns the names in all languages, so that a search in any of them matches. */
function namesOf({ room, field }: FoundSetting): string {
  return LANGUAGES.flatMap((language) => {
    const { group, hint, fields: labels, hints } = settingsMessages[language];
    if (!field) return [group[room], isGroup(room) ? hint[room] : ''];
    const named: Record<string, string> = { ...labels };
    const hinted: Record<string, string> = { ...hints };
    return [named[baseColumn(field.column)] ?? '', hinted[field.column] ?? ''];
  })
    .join(' ')
    .toLowerCase();
}

const everything: readonly { setting: FoundSetting; names: string }[] = rooms.flatMap((room) =>
  [{ room }, ...(isGroup(room) ? settingGroups[room] : []).map((field) => ({ room, field }))].map(
    (setting) => ({ setting, names: namesOf(setting) }),
  ),
);

/**
 * Returns the sections and fields whose names contain all typed words, in display order; none for an empty
 * search.
 */
export function findSettings(typed: string): readonly FoundSetting[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return everything
    .filter(({ names }) => words.every((word) => names.includes(word)))
    .map(({ setting }) => setting);
}
