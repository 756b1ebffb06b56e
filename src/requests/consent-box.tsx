import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from '@/ui/controls/checkbox';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';
import { usePrivacyNotice } from './use-request-settings';

/**
 * Renders a short privacy notice with an unticked consent checkbox (UU 27/2022 art. 20-22); the accepted
 * version is stored with the case. Accepts react-hook-form's `register('consent')` as props.
 */
export function ConsentBox({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const { t } = useTexts(requestKitMessages);
  const { text, lang, version } = usePrivacyNotice();
  return (
    <div className="space-y-4">
      <div className="space-y-2 rounded-lg border border-border bg-surface-sunken px-4 py-3.5 text-sm">
        <p lang={lang} className="max-w-prose whitespace-pre-line">
          {text}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-muted">
          <span>{t('consent.version', { version })}</span>
          <Link to={paths.privacy} target="_blank" className="inline-flex min-h-6 items-center link">
            {t('consent.more')}
          </Link>
        </p>
      </div>
      <Checkbox {...input} label={t('consent.label')} error={error} />
    </div>
  );
}
