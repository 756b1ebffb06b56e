import { paths } from './paths';

/** Sections of the settings in the order of the screen; each has its own URL. */
export const settingsRooms = {
  body: ['identity', 'colours', 'contacts', 'socials'],
  site: ['home', 'portal', 'promotion', 'pages', 'starter', 'export'],
  cases: ['deadlines', 'holidays', 'appealFee', 'letters', 'templates'],
  safety: ['certificates', 'privacy', 'security'],
} as const;

export type SettingsRoomGroup = keyof typeof settingsRooms;
export type SettingsRoom = (typeof settingsRooms)[SettingsRoomGroup][number];

// Object.keys returns string[].
export const settingsRoomGroups = Object.keys(settingsRooms) as SettingsRoomGroup[];
const all: readonly string[] = Object.values(settingsRooms).flat();

export const isSettingsRoom = (name: string | undefined): name is SettingsRoom =>
  name !== undefined && all.includes(name);

/** Returns the URL of a section; `setting` is the key of the field to focus. */
export const settingsRoom = (room: SettingsRoom, setting?: string) =>
  `${paths.admin.settings}/${room}${setting ? `#${setting}` : ''}`;
