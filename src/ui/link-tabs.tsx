import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';

export interface LinkTab {
  label: string;
  to: To;
  isHere: boolean;
  icon?: LucideIcon;
  /** Number of rows in the tab, once known. */
  count?: number | undefined;
}

/** Renders tabs that link to views of one screen. */
export function LinkTabs({ label, items }: { label: string; items: readonly LinkTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const here = items.findIndex(({ isHere }) => isHere);
  useEffect(() => {
    // Scroll the current tab into view on a phone. In the next frame, because measuring here would force a
    // second layout.
    const frame = requestAnimationFrame(() => {
      const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
      if (strip.current && tab)
        strip.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - strip.current.clientWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto border-b border-border"
    >
      {items.map(({ label: name, to, isHere, icon: Icon, count }) => (
        <Link
          key={name}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 shrink-0 items-center gap-2 px-4 text-sm font-semibold whitespace-nowrap -outline-offset-3!',
            isHere
              ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)]'
              : 'text-text-muted hover:text-text',
          )}
        >
          {Icon && <Icon aria-hidden className="size-4" />}
          {name} {count !== undefined && <span className="font-normal tabular-nums">({count})</span>}
        </Link>
      ))}
    </nav>
  );
}
