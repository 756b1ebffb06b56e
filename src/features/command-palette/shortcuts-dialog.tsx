import type { ReactNode } from 'react';
import { Dialog } from '@/ui/controls/dialog';
import { Switch } from '@/ui/controls/switch';
import { useTexts } from '@/lib/i18n/use-texts';
import { switchSingleKeys, useSingleKeys } from '@/lib/single-keys';
import { commandPaletteMessages } from './messages';
import { ShortcutRow } from './shortcut-row';

type Messages = typeof commandPaletteMessages.id.keys;

interface Shortcut {
  /** Keys pressed together, such as Ctrl K. Several lists are alternatives. */
  keys: readonly (readonly string[])[];
  does: keyof Messages['do'];
  /** True for single letter keys, which can be turned off. */
  isSingle?: true;
}

/** All shortcuts of the back-office except those that open a screen. */
const shortcuts: readonly { group: keyof Messages['group']; shortcuts: readonly Shortcut[] }[] = [
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
      { keys: [['X']], does: 'choose', isSingle: true },
      { keys: [['↵']], does: 'open' },
    ],
  },
  { group: 'editing', shortcuts: [{ keys: [['Ctrl', 'S']], does: 'save' }] },
];

interface ShortcutsDialogProps {
  /** Screens opened by g and a letter. */
  screens: readonly { key: string; label: string }[];
  onClose: () => void;
}

/** Renders all shortcuts, with a switch for single-letter ones. */
export function ShortcutsDialog({ screens, onClose }: ShortcutsDialogProps) {
  const { t } = useTexts(commandPaletteMessages);
  const areOn = useSingleKeys();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('keys.title')}
      description={t('keys.hint')}
      size="lg"
    >
      <div className="space-y-6">
        <Switch
          label={t('keys.single')}
          hint={t('keys.singleHint')}
          checked={areOn}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
        <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
          <div className="space-y-6">
            {shortcuts.map(({ group, shortcuts: rows }) => (
              <ShortcutGroup key={group} title={t(`keys.group.${group}`)}>
                {rows.map(({ keys, does, isSingle }) => (
                  <ShortcutRow
                    key={does}
                    keys={keys}
                    label={t(`keys.do.${does}`)}
                    isOff={isSingle === true && !areOn}
                  />
                ))}
              </ShortcutGroup>
            ))}
          </div>
          <ShortcutGroup title={t('keys.group.go')}>
            {screens.map(({ key, label }) => (
              <ShortcutRow
                key={key}
                keys={[['G', key.toUpperCase()]]}
                label={label}
                isSequence
                isOff={!areOn}
              />
            ))}
          </ShortcutGroup>
        </div>
      </div>
    </Dialog>
  );
}

function ShortcutGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold text-text-muted">{title}</h3>
      <dl className="divide-y divide-border">{children}</dl>
    </section>
  );
}
