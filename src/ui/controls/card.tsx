import { Slot } from '@radix-ui/react-slot';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

const paddings = { none: '', sm: 'p-4', md: 'p-6', lg: 'p-6 sm:p-8' };

export interface CardProps extends ComponentProps<'div'> {
  padding?: keyof typeof paddings;
  /** True if the whole card is a link: the border reacts to hover. */
  isInteractive?: boolean;
  /** Applies the styles to the single child, such as an `article` or a `Link`. */
  asChild?: boolean;
}

/** Renders a card: hairline border, no shadow. */
export function Card({ padding = 'md', isInteractive, asChild, className, ...rest }: CardProps) {
  const Part = asChild ? Slot : 'div';
  return (
    <Part
      className={clsx(
        'rounded-lg border border-border bg-surface',
        paddings[padding],
        isInteractive && 'relative transition-colors duration-150 hover:border-primary',
        className,
      )}
      {...rest}
    />
  );
}
