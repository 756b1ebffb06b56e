import { settingsRoomGroups, settingsRooms, type SettingsRoom } from '@/config/settings-room';
import { LANGUAGES } from '@/config/languages';
import { baseColumn } from '@/lib/content-languages';
import { settingGroups, type SettingField } from './groups';
import { settingsMessages } from './messages';

/** One value of the settings, or a part as a whole where `field` is absent. */
export interface FoundSetting {
  room: SettingsRoom;
  field?: SettingField;
}

const isGroup = (room: SettingsRoom): room is keyof typeof settingGroups =>
  Object.hasOwn(settingGroups, room);

const rooms = settingsRoomGroups.flatMap((group): readonly SettingsRoom[] => settingsRooms[group]);

/** Names in every language, so that who works in one finds the word of another. */
function namesOf({ room, field }: FoundSetting): string {
  return LANGUAGES.flatMap((language) => {
    const { group, hint, field: labels, fieldHint } = settingsMessages[language];
    if (!field) return [group[room], isGroup(room) ? hint[room] : ''];
    const named: Record<string, string> = { ...labels };
    const hints: Record<string, string> = { ...fieldHint };
    return [named[baseColumn(field.key)] ?? '', hints[field.key] ?? ''];
  })
    .join(' ')
    .toLowerCase();
}

const everything: readonly { setting: FoundSetting; names: string }[] = rooms.flatMap((room) =>
  [
    { room },
    ...(isGroup(room) ? settingGroups[room] : []).map((field) => ({ room, field })),
  ].map((setting) => ({ setting, names: namesOf(setting) })),
);

/** Parts and values whose names have every typed word, in the order of the screen; nothing typed finds nothing. */
export function findSettings(typed: string): readonly FoundSetting[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return everything
    .filter(({ names }) => words.every((word) => names.includes(word)))
    .map(({ setting }) => setting);
}
