import { ExternalLink, Menu, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '@/app/shell/public/language-menu';
import { ThemeMenu } from '@/app/shell/public/theme-menu';
import { IconButton } from '@/ui/controls/icon-button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { AccountMenu } from './account-menu';
import { showCommands } from './command-state';
import { adminLayoutMessages } from './messages';
import { NotificationMenu } from './notification-menu';
import type { Sidebar } from './use-sidebar';

/** Renders the button that opens the command palette, with the shortcut. */
function CommandButton() {
  const { t } = useTexts(adminLayoutMessages);
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <button
      type="button"
      title={t('commands')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showCommands('palette')}
      className="flex min-h-10 items-center gap-2 rounded text-sm text-text-muted hover:bg-primary-soft hover:text-primary max-md:w-10 max-md:justify-center md:border md:border-border-strong md:px-3"
    >
      <Search className="size-4.5" aria-hidden />
      <span>
        <span className="max-md:sr-only">{t('commandsShort')}</span>{' '}
        <span className="sr-only">{t('commandsRest')}</span>
      </span>
      {/* CSS content, so that the keys are not part of the button's accessible name. */}
      <kbd
        aria-hidden
        data-keys={isMac ? '⌘ K' : 'Ctrl K'}
        className="rounded-sm border border-border bg-surface-sunken px-1.5 font-sans text-2xs before:content-[attr(data-keys)] max-lg:hidden"
      />
    </button>
  );
}

const button = {
  drawer: { label: 'openMenu', Icon: Menu },
  expanded: { label: 'collapse', Icon: PanelLeftClose },
  collapsed: { label: 'expand', Icon: PanelLeftOpen },
} as const;

/** Renders the bar above every screen: menu button, link to the site, notices and account. */
export function TopBar({ sidebar: { shape, isDrawerOpen, toggle } }: { sidebar: Sidebar }) {
  const { t } = useTexts(adminLayoutMessages);
  const { label, Icon } = button[shape];
  return (
    <header className="sticky top-0 z-header flex h-header items-center border-b border-border bg-surface px-1 sm:gap-1 sm:px-6 print:hidden">
      <IconButton
        label={t(label)}
        onClick={toggle}
        aria-expanded={shape === 'drawer' ? isDrawerOpen : shape === 'expanded'}
        aria-controls={shape === 'drawer' ? undefined : 'sidebar'}
      >
        <Icon aria-hidden />
      </IconButton>
      <Link
        to={paths.home}
        className="flex min-h-10 items-center gap-2 rounded px-2 text-sm font-semibold text-text-muted hover:bg-primary-soft hover:text-primary sm:px-3"
      >
        <ExternalLink className="size-4.5" aria-hidden />
        <span className="max-sm:sr-only">{t('viewSite')}</span>
      </Link>
      <div className="ms-auto flex items-center sm:gap-1">
        <CommandButton />
        {/* A character instead of an icon component keeps the frame small. */}
        <IconButton label={t('help')} aria-haspopup="dialog" onClick={() => showCommands('help')}>
          <span aria-hidden className="text-lg font-semibold">
            ?
          </span>
        </IconButton>
        <NotificationMenu />
        <ThemeMenu />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
