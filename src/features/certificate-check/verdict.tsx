import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { wordingOf, type CertificateStatus } from '@/components/certificate/certificate';
import { statusLooks } from '@/components/certificate/status-badge';
import { certificateCheckMessages } from './messages';
import type { CheckedCertificate } from './queries';
import { WordsOf } from './wording';

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

/** The frame of a verdict: its sign beside its sentences. */
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

interface VerdictProps {
  status: CertificateStatus;
  certificate: Pick<
    CheckedCertificate,
    'status_since' | 'status_ground' | 'suspended_until' | 'successor_number' | 'checked_at'
  >;
}

/** State of the certificate in a sentence: its meaning, since when and until when, and the time of the check. */
export function Verdict({ status, certificate }: VerdictProps) {
  const { t } = useTexts(certificateCheckMessages);
  const language = useLanguage();
  const { status_since: since, suspended_until: until, checked_at: checkedAt } = certificate;
  const wording = wordingOf({ ...certificate, status });
  const isRenewed = wording === 'diperbarui';
  const { tone, Icon } = statusLooks[isRenewed ? 'diganti' : status];
  return (
    <VerdictFrame tone={tone} Icon={Icon}>
      <p className="text-2xl font-bold">{t(`verdict.${isRenewed ? 'diperbarui' : status}`)}</p>
      {status !== 'aktif' && (
        <p className="font-semibold">
          {status === 'dibekukan' && until
            ? t('sinceUntil', { date: formatDate(language, since), until: formatDate(language, until) })
            : t('since', { date: formatDate(language, since) })}
        </p>
      )}
      <div className="max-w-prose">
        <WordsOf kind={wording} />
      </div>
      <p className="text-sm text-text-muted tabular-nums">
        <time dateTime={checkedAt}>{t('checkedAt', { time: formatDateTime(language, checkedAt) })}</time>
      </p>
    </VerdictFrame>
  );
}
