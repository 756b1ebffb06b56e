import clsx from 'clsx';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { AdminScreen } from '@/app/screens/admin-screen';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';

type Place = { left: number; top: number };

interface SidebarLinkProps {
  screen: AdminScreen;
  isCollapsed: boolean;
  /** Number of new entries. */
  waiting: number;
}

/** Renders a screen's link in the sidebar. Collapsed, it is an icon whose name shows on hover and focus. */
export function SidebarLink({ screen, isCollapsed, waiting }: SidebarLinkProps) {
  const language = useLanguage();
  const [tip, setTip] = useState<Place>();
  const { icon: Icon, path } = screen;
  const label = screen.label[language];
  const showTip = ({ currentTarget }: { currentTarget: Element }) => {
    const { right, top, height } = currentTarget.getBoundingClientRect();
    setTip({ left: right + 12, top: top + height / 2 });
  };
  const hideTip = () => setTip(undefined);

  return (
    <>
      <NavLink
        to={path}
        end={path === paths.admin.dashboard}
        onPointerEnter={showTip}
        onFocus={showTip}
        onPointerLeave={hideTip}
        onBlur={hideTip}
        onKeyDown={(event) => event.key === 'Escape' && hideTip()}
        className={({ isActive }) =>
          clsx(
            'flex min-h-11 items-center gap-3 rounded text-sm font-semibold -outline-offset-2!',
            // Fits all of an admin's entries on a laptop screen 900 px high.
            '[@media(pointer:fine)_and_(height<66.5rem)]:min-h-6.5 [@media(pointer:fine)_and_(height>=66.5rem)]:min-h-8',
            isCollapsed ? 'justify-center' : 'px-3',
            isActive ? 'bg-primary-soft text-primary' : 'text-text hover:bg-surface-sunken',
          )
        }
      >
        <Icon className="size-5 shrink-0" aria-hidden />
        <span className={isCollapsed ? 'sr-only' : undefined}>{label}</span>
        <NewEntries number={waiting} isSpoken={isCollapsed} />
      </NavLink>
      {isCollapsed && tip && (
        // Fixed, because the scrolling sidebar would clip it. Screen readers read the link's own text.
        <span
          aria-hidden
          style={tip}
          className="pointer-events-none fixed z-overlay -translate-y-1/2 rounded bg-text px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-background shadow-overlay"
        >
          {label}
        </span>
      )}
    </>
  );
}

/** Renders the number of new entries of a screen or group; `isSpoken`: for screen readers only. */
export function NewEntries({ number, isSpoken = false }: { number: number; isSpoken?: boolean }) {
  const { t } = useTexts(adminLayoutMessages);
  const language = useLanguage();
  if (number === 0) return null;
  const shown = formatNumber(language, number);
  return (
    <>
      <span className="sr-only">{t('newEntries', { number: shown })}</span>
      {!isSpoken && (
        <span
          aria-hidden
          className="ms-auto rounded-full bg-primary px-2 text-xs leading-5 text-primary-contrast tabular-nums"
        >
          {shown}
        </span>
      )}
    </>
  );
}
