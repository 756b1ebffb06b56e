import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-border bg-surface-sunken text-text-muted',
  info: 'border-primary/25 bg-primary-soft text-primary',
  success: 'border-success/25 bg-success-soft text-success',
  warning: 'border-warning/25 bg-warning-soft text-warning',
  danger: 'border-danger/25 bg-danger-soft text-danger',
};

export type Tone = keyof typeof tones;

/** Renders a status as text; the tone only repeats its meaning. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-sm border px-2 py-0.5 text-2xs font-semibold whitespace-nowrap',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
