import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { isCurrentUrl } from './menu';
import { moveFocus } from './menu-focus';
import { MenuGroup } from './menu-group';
import { MenuLink } from './menu-link';
import { navigationMessages } from './messages';
import { topItem, topItemCurrent } from './top-item';
import { useMenu } from './use-menu';

const PLACEHOLDER_WIDTHS = ['w-16', 'w-14', 'w-20', 'w-24', 'w-28'];

/** Renders the menu at the top of wide screens. */
export function MainMenu() {
  const { t } = useTexts(navigationMessages);
  const { pathname } = useLocation();
  const menu = useMenu();

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (moveFocus(event.key, ['ArrowLeft', 'ArrowRight'], event.currentTarget, '[data-top]')) {
      event.preventDefault();
    }
  };

  return (
    <nav aria-label={t('label')} className="h-full">
      <ul onKeyDown={onKeyDown} className="flex h-full items-center gap-1">
        {menu?.map((item) =>
          item.children.length > 0 ? (
            <MenuGroup key={item.id} item={item} />
          ) : (
            <li key={item.id}>
              <MenuLink
                item={item}
                data-top
                className={clsx(topItem, isCurrentUrl(item.url, pathname) && topItemCurrent)}
              />
            </li>
          ),
        ) ??
          PLACEHOLDER_WIDTHS.map((width) => (
            <li key={width} aria-hidden className="px-2.5">
              <Skeleton className={clsx('h-3.5', width)} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
