import clsx from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const tones = {
  info: { icon: Info, word: 'noticeInfo', looks: 'border-primary/30 bg-primary-soft [&>svg]:text-primary' },
  success: {
    icon: CircleCheck,
    word: 'noticeSuccess',
    looks: 'border-success/30 bg-success-soft [&>svg]:text-success',
  },
  warning: {
    icon: TriangleAlert,
    word: 'noticeWarning',
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
  /** Say it aloud when it appears: `polite` waits for a pause, `assertive` interrupts (errors of a submit). */
  live?: 'polite' | 'assertive';
  className?: string;
}

/** A remark inside a page. The tone is also said in words, for those who do not see the icon. */
export function Notice({ tone = 'info', title, children, live, className }: NoticeProps) {
  const { t } = useTranslation('common');
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
