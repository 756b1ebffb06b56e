import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '@/app/staff';
import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { showCommands, useCommandWindow } from './command-state';
import { adminLayoutMessages } from './messages';
import { screenKeys } from './screen-keys';
import { useCommandKeys } from './use-command-keys';

const loadWindows = () => import('./command-windows').then(({ CommandWindows }) => CommandWindows);

/** Returns the search box of the screen, if any. */
const searchBox = () =>
  document.querySelector<HTMLInputElement>('main input[type="search"], main [role="searchbox"]');

/** Handles the back-office's shortcuts. Palette and shortcut list are downloaded on first use. */
export function CommandCenter() {
  const { t } = useTexts(adminLayoutMessages);
  const navigate = useNavigate();
  const open = useCommandWindow();
  const { role } = useStaff().profile;
  const { part: CommandWindows, preload } = useOnDemand(loadWindows);
  const isMissing = open !== undefined && !CommandWindows;

  useCommandKeys({
    onAhead: preload,
    onPalette: () => showCommands('palette'),
    onShortcuts: () => showCommands('shortcuts'),
    onSearch: () => {
      const box = searchBox();
      if (box) box.focus();
      else showCommands('palette');
    },
    onGo: (letter) => {
      const found = screenKeys(role).find(({ key }) => key === letter);
      if (found) void navigate(found.screen.path);
      return found !== undefined;
    },
  });
  useEffect(() => {
    if (!isMissing) return;
    preload();
    // Repeats the import, because preload() does not report a failure.
    loadWindows().catch(() => {
      showCommands(undefined);
      toast({ title: t('commandsFailed'), description: t('commandsFailedHint'), variant: 'destructive' });
    });
  }, [isMissing, preload, t]);
  useEffect(() => () => showCommands(undefined), []);

  return open && CommandWindows && <CommandWindows open={open} onClose={() => showCommands(undefined)} />;
}
