import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { isCurrentUrl, type MenuItem } from './menu';
import { moveFocus } from './menu-focus';
import { MenuLink } from './menu-link';
import { navigationMessages } from './messages';
import { topItem, topItemCurrent } from './top-item';
import { useDisclosure } from './use-disclosure';

/** Renders a top-level item with children: a button, or a link with a button, and a panel of links. */
export function MenuGroup({ item }: { item: MenuItem }) {
  const { t } = useTexts(navigationMessages);
  const { pathname } = useLocation();
  const id = useId();
  const frame = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const disclosure = useDisclosure(frame, button);
  const isCurrent = [item, ...item.children].some(({ url }) => isCurrentUrl(url, pathname));

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    // Open first, because hidden links cannot receive focus.
    flushSync(disclosure.open);
    panel.current?.querySelector('a')?.focus();
  };
  const onPanelKey = (event: KeyboardEvent<HTMLUListElement>) => {
    if (moveFocus(event.key, ['ArrowUp', 'ArrowDown'], event.currentTarget, 'a')) event.preventDefault();
  };

  const chevron = (
    <ChevronDown
      aria-hidden
      className={clsx('size-4 transition-transform duration-150', disclosure.isOpen && 'rotate-180')}
    />
  );
  return (
    <li ref={frame} className="relative flex h-full items-center" {...disclosure.frameProps}>
      <MenuLink item={item} data-top className={clsx(topItem, isCurrent && topItemCurrent, 'pe-1')} />
      <button
        ref={button}
        type="button"
        data-top
        aria-expanded={disclosure.isOpen}
        aria-controls={id}
        aria-label={item.url === undefined ? undefined : t('openGroup', { label: item.label.text })}
        onClick={disclosure.toggle}
        onKeyDown={onButtonKey}
        className={clsx(topItem, isCurrent && topItemCurrent, item.url !== undefined && 'px-1.5')}
      >
        {item.url === undefined && <span lang={item.label.lang}>{item.label.text}</span>}
        {chevron}
      </button>
      {/* The padding bridges the gap below the button, so that the pointer does not leave the group. */}
      <div hidden={!disclosure.isOpen} className="menu-panel absolute start-0 top-full z-overlay -mt-2 pt-2">
        <ul
          ref={panel}
          id={id}
          onKeyDown={onPanelKey}
          className="w-64 animate-menu rounded-lg border border-border bg-surface-raised p-1.5 shadow-overlay"
        >
          {item.children.map((child) => (
            <li key={child.id}>
              <MenuLink
                item={child}
                className="flex min-h-10 items-center rounded-sm border-s-2 border-transparent px-3 py-1.5 text-sm hover:bg-primary-soft hover:text-primary aria-[current]:border-accent aria-[current]:font-semibold"
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
