import clsx from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { calloutMessages } from '@/lib/rich-text/messages';
import { commonMessages } from './messages';

const tones = {
  info: { icon: Info, word: 'callout:info', looks: 'border-primary/30 bg-primary-soft [&>svg]:text-primary' },
  success: {
    icon: CircleCheck,
    word: 'callout:success',
    looks: 'border-success/30 bg-success-soft [&>svg]:text-success',
  },
  warning: {
    icon: TriangleAlert,
    word: 'callout:warning',
    looks: 'border-warning/30 bg-warning-soft [&>svg]:text-warning',
  },
  danger: {
    icon: CircleX,
    word: 'noticeDanger',
    looks: 'border-danger/30 bg-danger-soft [&>svg]:text-danger',
  },
} as const;

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /**
   * Announces the notice on mount: `polite` waits for a pause, `assertive` interrupts (errors of a submit).
   */
  live?: 'polite' | 'assertive';
  className?: string;
}

/** Renders a note inside a page. The tone is also given as text, for users who do not see the icon. */
export function Notice({ tone = 'info', title, children, live, className }: NoticeProps) {
  const { t } = useTexts(commonMessages, calloutMessages);
  const { icon: Icon, word, looks } = tones[tone];
  const role = live && (live === 'assertive' ? 'alert' : 'status');
  return (
    <div
      role={role}
      className={clsx('flex gap-3 rounded-lg border px-4 py-3.5 text-sm text-text', looks, className)}
    >
      <Icon className="mt-px size-5 shrink-0" aria-label={t(word)} role="img" />
      <div className="max-w-prose space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
