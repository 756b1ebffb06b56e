import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from './messages';

/** A part of the site as it would look. Nothing in it can be pressed: its links would lead away from the form. */
export function PreviewFrame({ children, isBare }: { children: ReactNode; isBare?: boolean }) {
  const { t } = useTexts(settingsMessages);
  return (
    <div className="space-y-2">
      <p className="text-xs font-semibold text-text-muted">{t('preview')}</p>
      <div inert className={clsx(!isBare && 'rounded-lg border border-dashed border-border-strong p-4')}>
        {children}
      </div>
    </div>
  );
}
