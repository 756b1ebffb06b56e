import { Search } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { showCommands } from './command-state';
import { adminLayoutMessages } from './messages';

/** Opens the command palette; it shows the shortcut. */
export function CommandButton() {
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
      {/* Drawn, not written: the keys are no part of the button's name. */}
      <kbd
        aria-hidden
        data-keys={isMac ? '⌘ K' : 'Ctrl K'}
        className="rounded-sm border border-border bg-surface-sunken px-1.5 font-sans text-2xs before:content-[attr(data-keys)] max-lg:hidden"
      />
    </button>
  );
}
