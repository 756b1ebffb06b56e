import { useNavigate } from 'react-router-dom';
import { useHasScreen } from '@/app/has-screen';
import { useStaff } from '@/app/staff';
import { paths } from '@/config/paths';
import { recordPaths } from '@/features/audit-log/record-paths';
import { CommandPalette } from '@/features/command-palette/command-palette';
import type { FoundRecord } from '@/features/command-palette/records';
import { ShortcutsDialog } from '@/features/command-palette/shortcuts-dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CommandWindow } from './command-state';
import { adminLayoutMessages } from './messages';
import { screenKeys } from './screen-keys';
import { useAdminCommands } from './use-admin-commands';

/** URLs of a record, the closest first. A page's ends in its slug, which is its detail; certificates are in a list. */
const addressesOf = ({ kind, id, title, detail }: FoundRecord) => {
  if (kind === 'cms_pages' && detail) return [paths.admin.cmsEdit(detail)];
  if (kind === 'certificates') return [`${paths.admin.certificates}?${new URLSearchParams({ q: title })}`];
  return recordPaths(kind, id);
};

interface CommandWindowsProps {
  open: CommandWindow;
  onClose: () => void;
}

/** The command palette or the list of shortcuts, with what this person may do. */
export function CommandWindows({ open, onClose }: CommandWindowsProps) {
  const { t } = useTexts(adminLayoutMessages);
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const { id, role } = useStaff().profile;
  const commands = useAdminCommands();
  const addressOf = (record: FoundRecord) => addressesOf(record).find(hasScreen);

  if (open === 'shortcuts') {
    const screens = screenKeys(role).map(({ key, screen }) => ({
      key,
      label: t(`screens.${screen.labelKey}`),
    }));
    return <ShortcutsDialog screens={screens} onClose={onClose} />;
  }
  return (
    <CommandPalette
      person={id}
      commands={commands}
      canOpen={(record) => addressOf(record) !== undefined}
      onOpen={(record) => void navigate(addressOf(record) ?? paths.admin.dashboard)}
      onClose={onClose}
    />
  );
}
