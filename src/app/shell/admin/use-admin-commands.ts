import {
  AlarmClock,
  CalendarClock,
  ExternalLink,
  FileUp,
  Keyboard,
  Languages,
  ListPlus,
  LogOut,
  MonitorCog,
  PenLine,
  Plus,
  Upload,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isOpenTo } from '@/app/screens/admin-screen';
import { adminScreens } from '@/app/screens/admin-screens';
import { useHasScreen } from '@/app/screens/has-screen';
import { languageChoices } from '@/app/shell/public/language-choices';
import { publicLayoutMessages } from '@/app/shell/public/messages';
import { useChooseLanguage } from '@/app/shell/public/use-choose-language';
import { useStaff } from '@/app/staff';
import { LANGUAGES } from '@/config/languages';
import { paths } from '@/config/paths';
import { hasRole } from '@/config/roles';
import { useSignOut } from '@/features/account/use-sign-out';
import type { Command } from '@/features/command-palette/commands';
import { commandPaletteMessages } from '@/features/command-palette/messages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { THEMES } from '@/lib/theme/theme-store';
import { useTheme } from '@/lib/theme/use-theme';
import { showCommands } from './command-state';
import { adminLayoutMessages } from './messages';

type ActionName = Exclude<keyof typeof commandPaletteMessages.id.action, 'theme' | 'language'>;

/** Frequent actions of editors and their screens. */
const places: readonly { name: ActionName; to: string; icon: LucideIcon }[] = [
  { name: 'newArticle', to: paths.admin.newsNew, icon: PenLine },
  { name: 'newCompany', to: `${paths.admin.clients}?new=1`, icon: Plus },
  { name: 'newQuestion', to: `${paths.admin.faq}?new=1`, icon: ListPlus },
  { name: 'newLegalDocument', to: `${paths.admin.legality}?new=1`, icon: ListPlus },
  { name: 'importCompanies', to: paths.admin.clientsImport, icon: FileUp },
  { name: 'importScopes', to: paths.admin.scopesImport, icon: FileUp },
  { name: 'uploadMedia', to: paths.admin.media, icon: Upload },
  { name: 'ownComplaints', to: `${paths.admin.complaints}?assigned=me`, icon: UserCheck },
  { name: 'overdueComplaints', to: `${paths.admin.complaints}?state=overdue`, icon: AlarmClock },
  { name: 'expiring', to: `${paths.admin.certificates}?expiring=90`, icon: CalendarClock },
];

/** Returns the user's palette commands: screens by role, and actions. */
export function useAdminCommands(): Command[] {
  const { t } = useTexts(commandPaletteMessages, adminLayoutMessages, publicLayoutMessages);
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const { profile } = useStaff();
  const language = useLanguage();
  const others = LANGUAGES.filter((each) => each !== language);
  const chooseLanguage = useChooseLanguage();
  const { theme, setTheme } = useTheme();
  const { mutate: signOut } = useSignOut();

  const action = (name: ActionName, icon: LucideIcon, run: () => void): Command => ({
    id: `action:${name}`,
    group: 'actions',
    label: t(`action.${name}`),
    keywords: others.map((each) => commandPaletteMessages[each].action[name]),
    icon,
    run,
  });
  const screens = adminScreens
    .filter((screen) => isOpenTo(screen, profile) && !screen.path.includes(':'))
    .map(({ path, icon, label, group }): Command => ({
      id: `screen:${path}`,
      group: 'screens',
      label: label[language],
      ...(group && { detail: t(`adminLayout:groups.${group}`) }),
      keywords: [...others.map((each) => label[each]), path],
      icon,
      run: () => void navigate(path),
    }));
  const tasks = hasRole(profile.role, ['admin', 'editor'])
    ? places
        .filter(({ to }) => hasScreen(to))
        .map(({ name, to, icon }) => action(name, icon, () => void navigate(to)))
    : [];
  const themes = THEMES.filter((each) => each !== theme).map((each): Command => ({
    id: `action:theme:${each}`,
    group: 'actions',
    label: t('action.theme', { name: t(`publicLayout:themes.${each}`) }),
    keywords: ['tema', 'theme', each],
    icon: MonitorCog,
    run: () => setTheme(each),
  }));
  const languages = languageChoices
    .filter(({ value }) => value !== language)
    .map(({ value, label }): Command => ({
      id: `action:language:${value}`,
      group: 'actions',
      label: t('action.language', { name: label }),
      keywords: ['language', 'bahasa', value],
      icon: Languages,
      run: () => chooseLanguage(value),
    }));
  return [
    ...tasks,
    ...themes,
    ...languages,
    action('viewSite', ExternalLink, () => void navigate(paths.home)),
    action('shortcuts', Keyboard, () => showCommands('shortcuts')),
    { ...action('signOut', LogOut, () => signOut()), isOnce: true },
    ...screens,
  ];
}
