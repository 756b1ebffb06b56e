import clsx from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  ghost: 'text-text-muted hover:bg-primary-soft hover:text-primary',
  outline: 'border border-border-strong bg-surface text-text hover:border-primary hover:text-primary',
  solid: 'bg-primary text-primary-contrast hover:bg-primary-hover',
};

const sizes = { sm: 'size-8 [&_svg]:size-4', md: 'size-10 [&_svg]:size-5', lg: 'size-12 [&_svg]:size-6' };

const looks =
  'inline-flex shrink-0 items-center justify-center rounded transition-colors duration-150 disabled:opacity-45';

/** Classes for other elements that look like an icon button. */
export const iconButtonLooks = clsx(looks, variants.ghost, sizes.md);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name of the action: read by screen readers and shown as a tooltip. */
  label: string;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** Renders a button whose child is one icon. Radix triggers may wrap it with `asChild`. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(looks, variants[variant], sizes[size], className)}
      {...rest}
    />
  );
}
