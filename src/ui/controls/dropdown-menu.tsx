import * as Radix from '@radix-ui/react-dropdown-menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

const item =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-primary-soft data-highlighted:text-primary [&_svg]:size-4 [&_svg]:shrink-0';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** Renders the panel that opens under a `DropdownMenuTrigger`. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={clsx(
          'z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-menu overflow-y-auto',
          'rounded-lg border border-border bg-surface-raised p-1.5 text-text shadow-overlay',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** Renders one action or, with `asChild`, one link. */
export function DropdownMenuItem({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { tone?: 'neutral' | 'danger' }) {
  const danger = 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger';
  return <Radix.Item className={clsx(item, tone === 'danger' && danger, className)} {...rest} />;
}

/** Renders one of several values; the current one has a tick. */
export function DropdownMenuRadioItem({
  children,
  className,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={clsx(item, className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="ms-auto">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={clsx('px-2.5 py-1.5 text-xs text-text-muted', className)} {...rest} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
