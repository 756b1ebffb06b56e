import type { ReactNode } from 'react';
import type { CertificateStatus } from '@/domain/certificate-status';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { wordingOf, type Wording } from '@/domain/certificate';
import { officeDay } from '@/lib/today';
import { BodyLines } from './body-lines';
import { SinceLine } from './since-line';
import { statusLooks } from './certificate-status-badge';
import { VerdictFrame } from './verdict-frame';
import { certificateVerdictMessages } from './verdict-messages';

interface VerdictProps {
  status: CertificateStatus;
  certificate: {
    status_since: string | null;
    status_ground: string | null;
    suspended_until: string | null;
    successor_number: string | null;
    checked_at: string;
  };
  /** Renders the sentence of a kind in the wording of the settings. */
  words: (kind: Wording) => ReactNode;
}

/** Renders the state of a certificate: its meaning, start and end, and the time of the check. */
export function Verdict({ status, certificate, words }: VerdictProps) {
  const { t } = useTexts(certificateVerdictMessages);
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
          <SinceLine status={status} since={since} until={until} />
        </p>
      )}
      <div className="max-w-prose">{words(wording)}</div>
      <BodyLines day={officeDay(new Date(checkedAt))} />
      <p className="text-sm text-text-muted tabular-nums">
        <time dateTime={checkedAt}>{t('checkedAt', { time: formatDateTime(language, checkedAt) })}</time>
      </p>
    </VerdictFrame>
  );
}
