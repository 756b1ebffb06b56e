import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  success: 'border-success/40 bg-success-soft [&>svg]:text-success',
  warning: 'border-warning/40 bg-warning-soft [&>svg]:text-warning',
  danger: 'border-danger/40 bg-danger-soft [&>svg]:text-danger',
  neutral: 'border-border-strong bg-surface-sunken [&>svg]:text-text-muted',
};

interface VerdictFrameProps {
  tone: keyof typeof looks;
  Icon: LucideIcon;
  children: ReactNode;
}

/** Renders the frame of a verdict: icon and text. */
export function VerdictFrame({ tone, Icon, children }: VerdictFrameProps) {
  return (
    <div
      role="status"
      className={clsx('flex gap-4 rounded-lg border p-6 max-sm:flex-col sm:gap-6 sm:p-8', looks[tone])}
    >
      <Icon aria-hidden className="size-12 shrink-0 sm:size-14" strokeWidth={1.5} />
      <div className="space-y-3">{children}</div>
    </div>
  );
}
