import { Slot } from '@radix-ui/react-slot';
import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner';

// Transparent borders become visible in forced-colors mode.
const variants = {
  primary: 'border-transparent bg-primary text-primary-contrast hover:bg-primary-hover',
  accent: 'border-transparent bg-accent text-accent-contrast hover:brightness-105',
  secondary: 'border-border-strong bg-surface text-text hover:border-primary hover:text-primary',
  ghost: 'border-transparent text-text hover:bg-primary-soft hover:text-primary',
  danger: 'border-transparent bg-danger text-danger-contrast hover:brightness-110',
};

const sizes = {
  sm: 'min-h-9 gap-1.5 px-3 text-sm',
  md: 'min-h-11 gap-2 px-4 text-sm',
  lg: 'min-h-12 gap-2.5 px-6 text-base',
};

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows a spinner and ignores presses; width and focus are unchanged. */
  isPending?: boolean;
  /** Applies the styles to the single child, such as a router `Link`. */
  asChild?: boolean;
}

/** Renders a button. Use `className` for its position in a layout, not for its look. */
export function Button({
  variant = 'primary',
  size = 'md',
  isPending = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = clsx(
    'relative inline-flex items-center justify-center rounded border py-1.5 text-center font-semibold transition-colors duration-150',
    'disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot className={looks} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  // Enter in a field also clicks the submit button, so this also prevents a second submit.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isPending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type={type}
      className={looks}
      onClick={press}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      {...rest}
    >
      {isPending && <Spinner className="absolute" />}
      <span
        className={clsx('inline-flex items-center justify-center gap-[inherit]', isPending && 'opacity-0')}
      >
        {children}
      </span>
    </button>
  );
}
