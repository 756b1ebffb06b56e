import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { LogoMark } from '@/ui/logo-mark';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSite } from '@/site/use-site';
import { adminLayoutMessages } from './messages';

/** Returns the site's name, or a generic one: the back-office also works without the settings. */
export function useSiteName(): string {
  const { t } = useTexts(adminLayoutMessages);
  return useSite().name.text || t('siteNameUnknown');
}

/** Renders logo and name above the sidebar, linked to the dashboard. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts(adminLayoutMessages);
  const name = useSiteName();
  const { logo_url: logo } = useSite().details;
  return (
    <Link
      to={paths.admin.dashboard}
      className={clsx(
        'flex h-header shrink-0 items-center gap-3 border-b border-border px-6 -outline-offset-3!',
        isCollapsed && 'justify-center',
      )}
    >
      {logo ? (
        // A wide logo is as high as a square one and leaves room for the name.
        <img
          src={logo}
          alt=""
          className={clsx('h-8 shrink-0 object-contain', isCollapsed ? 'w-8' : 'max-w-24')}
        />
      ) : (
        <LogoMark className="size-8 shrink-0 text-primary" />
      )}
      <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>
        <span className="line-clamp-1 font-bold">{name}</span>{' '}
        <span className="block text-xs text-text-muted">{t('backOffice')}</span>
      </span>
    </Link>
  );
}
