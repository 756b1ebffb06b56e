import { ChevronDown, Keyboard, LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { screenFor } from '@/app/screens/admin-screens';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { paths } from '@/config/paths';
import { useSignOut } from '@/features/account/use-sign-out';
import { useTexts } from '@/lib/i18n/use-texts';
import { showCommands } from './command-state';
import { adminLayoutMessages } from './messages';
import { PersonPicture } from './person-picture';
import { usePerson } from './use-person';

/** Spec section 2: "Profil" is the list of users for admins, the user's own profile for everyone else. */
const profilePaths = [paths.admin.users, paths.admin.profile];

/** Renders Logout, and the links Profil and Pengaturan if the role has these screens. */
export function AccountMenu() {
  const { t } = useTexts(adminLayoutMessages);
  const { name, email, role, roleName } = usePerson();
  const { mutate: signOut, isPending } = useSignOut();
  const profile = profilePaths.flatMap((path) => screenFor(path, role) ?? [])[0];
  const settings = screenFor(paths.admin.settings, role);
  const links = [
    profile && { to: profile.path, label: t('profile'), Icon: UserRound },
    settings && { to: settings.path, label: t('settings'), Icon: Settings },
  ].filter((link) => link !== undefined);

  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label={t('account', { name })}
        className="flex min-h-11 items-center gap-2 rounded px-0.5 hover:bg-primary-soft sm:px-1.5"
      >
        <PersonPicture name={name} />
        <ChevronDown className="size-4 text-text-muted max-sm:hidden" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          <span className="block max-w-64 truncate text-sm font-semibold text-text">{name}</span>
          <span className="block max-w-64 truncate">
            {email === name ? roleName : `${email} · ${roleName}`}
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {links.map(({ to, label, Icon }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        {/* The menu restores focus first, then the dialog takes it. */}
        <DropdownMenuItem onSelect={() => setTimeout(() => showCommands('shortcuts'))}>
          <Keyboard aria-hidden />
          {t('shortcuts')}
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" disabled={isPending} onSelect={() => signOut()}>
          <LogOut aria-hidden />
          {t('logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
