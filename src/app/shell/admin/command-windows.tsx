import { useNavigate } from 'react-router-dom';
import { useStaff } from '@/app/staff';
import { paths } from '@/config/paths';
import { CommandPalette } from '@/features/command-palette/command-palette';
import type { FoundRecord } from '@/features/command-palette/record-queries';
import { HelpDrawer } from '@/features/help/help-drawer';
import { ShortcutsDialog } from '@/features/command-palette/shortcuts-dialog';
import { useLanguage } from '@/lib/i18n/use-language';
import { useRecords } from '@/session/records';
import type { CommandWindow } from './command-state';
import { screenKeys } from './screen-keys';
import { useAdminCommands } from './use-admin-commands';

interface CommandWindowsProps {
  open: CommandWindow;
  onClose: () => void;
}

/** Renders the command palette, the shortcut list or the handbook, limited to what the user may do. */
export function CommandWindows({ open, onClose }: CommandWindowsProps) {
  const navigate = useNavigate();
  const { addressOf } = useRecords();
  const language = useLanguage();
  const { id, role } = useStaff().profile;
  const commands = useAdminCommands();
  // The detail of a page is its slug: the last segment of its address.
  const placeOf = ({ kind, id, title, detail }: FoundRecord) =>
    addressOf({ table: kind, id, label: title, key: detail });

  if (open === 'help') return <HelpDrawer role={role} onClose={onClose} />;
  if (open === 'shortcuts') {
    const screens = screenKeys(role).map(({ key, screen }) => ({
      key,
      label: screen.label[language],
    }));
    return <ShortcutsDialog screens={screens} onClose={onClose} />;
  }
  return (
    <CommandPalette
      person={id}
      commands={commands}
      canOpen={(record) => placeOf(record) !== undefined}
      onOpen={(record) => void navigate(placeOf(record) ?? paths.admin.dashboard)}
      onClose={onClose}
    />
  );
}
