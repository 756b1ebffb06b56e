import type { commandPaletteMessages } from './messages';

type Messages = typeof commandPaletteMessages.id.keys;

export interface Shortcut {
  /** Pressed together: Ctrl K. More than one list: any of them. */
  keys: readonly (readonly string[])[];
  does: keyof Messages['do'];
  /** A key that types a letter: can be switched off. */
  isSingle?: true;
}

/** Every shortcut of the back-office but the ones that open a screen. */
export const shortcuts: readonly { group: keyof Messages['group']; shortcuts: readonly Shortcut[] }[] = [
  {
    group: 'anywhere',
    shortcuts: [
      { keys: [['Ctrl', 'K']], does: 'palette' },
      { keys: [['?']], does: 'shortcuts', isSingle: true },
      { keys: [['/']], does: 'search', isSingle: true },
      { keys: [['Esc']], does: 'close' },
    ],
  },
  {
    group: 'lists',
    shortcuts: [
      { keys: [['J'], ['K']], does: 'walk', isSingle: true },
      { keys: [['↵']], does: 'open' },
    ],
  },
  { group: 'editing', shortcuts: [{ keys: [['Ctrl', 'S']], does: 'save' }] },
];
