import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { CertificateFacts } from '@/components/certificate/certificate-facts';
import { checkPath, isStatus } from '@/components/certificate/certificate';
import { StatusBadge } from '@/components/certificate/status-badge';
import type { HistoryLine } from './certificate-history';
import { registerMessages } from './messages';
import type { Certificate } from './queries';
import { StatusHistory } from './status-history';

interface CertificateCardProps {
  certificate: Certificate;
  /** Left out while it is on its way. */
  history: readonly HistoryLine[] | undefined;
}

/** One certificate of a company: for what, how it stands today, since when. */
export function CertificateCard({ certificate, history }: CertificateCardProps) {
  const { t } = useTexts(registerMessages);
  const language = useLanguage();
  const scope = localizedText(
    { name: certificate.subclass_name, name_en: certificate.subclass_name_en },
    'name',
    language,
  );
  const { number, status, replaced_by_number: replacement, suspended_until: until } = certificate;
  const successor = replacement ?? certificate.successor_number;
  return (
    <Card asChild padding="none">
      <li className="break-inside-avoid">
        <div className="space-y-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 className="text-lg">
              <span className="tabular-nums">{certificate.subclass_code}</span>{' '}
              <span lang={scope.lang}>{scope.text}</span>
            </h3>
            {status && isStatus(status) && <StatusBadge status={status} />}
          </div>
          <CertificateFacts certificate={certificate} />
          {status === 'dibekukan' && until && (
            <p className="text-sm">{t('suspendedUntil', { date: formatDate(language, until) })}</p>
          )}
          {successor && (
            <p className="text-sm">
              {t(replacement ? 'replacedBy' : 'inForce')}{' '}
              <Link to={checkPath(successor)} className="link tabular-nums">
                {successor}
              </Link>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-border px-6 py-4 sm:px-8">
          <StatusHistory lines={history} />
          <Link
            to={checkPath(number)}
            aria-label={t('verifyOf', { number })}
            className="inline-flex min-h-6 items-center gap-2 text-sm link print:hidden"
          >
            <ShieldCheck aria-hidden className="size-4.5 shrink-0" />
            {t('verify')}
          </Link>
        </div>
      </li>
    </Card>
  );
}
