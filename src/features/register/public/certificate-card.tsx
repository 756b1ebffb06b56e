import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isDatedStatus, isCertificateStatus } from '@/domain/certificate-status';
import { Card } from '@/ui/controls/card';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { CertificateFacts } from '@/features/register/certificate-display/certificate-facts';
import { checkPath, companyName } from '@/domain/certificate';
import { DAY_PARAMETER } from '@/domain/dated-certificate';
import { DatedBadge } from '@/features/register/certificate-display/dated-badge';
import type { CertificateHistory } from './certificate-history';
import { registerMessages } from './messages';
import { StateOnDay, StateToday } from './certificate-state';
import type { CompanyCertificate, DatedCertificate } from './queries';
import { StatusHistory } from './status-history';

interface CertificateCardProps {
  company: { name: string; legal_form: string | null };
  certificate: CompanyCertificate;
  /** Undefined while loading. */
  history: CertificateHistory | undefined;
  /** Requested day; '' for now. */
  day: string;
  /** State on that day; undefined while loading. */
  dated: DatedCertificate | undefined;
}

/** Renders one certificate of a company: its scope, its status now or on a day, and its start. */
export function CertificateCard({ company, certificate, history, day, dated }: CertificateCardProps) {
  const { t } = useTexts(registerMessages);
  const language = useLanguage();
  const scope = localizedText(
    { name: certificate.subclass_name, name_en: certificate.subclass_name_en },
    'name',
    language,
  );
  const { number } = certificate;
  const { holder_name: name, holder_form: legalForm } = certificate;
  const holder = companyName(name ? { name, legal_form: legalForm } : company);
  const status = day ? dated?.status : certificate.status;
  const address = day ? `${checkPath(number)}?${DAY_PARAMETER}=${day}` : checkPath(number);
  return (
    <Card asChild padding="none">
      <li className="break-inside-avoid">
        <div className="space-y-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 className="text-lg">
              <span className="tabular-nums">{certificate.subclass_code}</span>{' '}
              <span lang={scope.lang}>{scope.text}</span>
            </h3>
            {status && isDatedStatus(status) && <DatedBadge status={status} />}
          </div>
          <CertificateFacts certificate={{ ...certificate, ...(day && dated) }} />
          {holder !== companyName(company) && <p className="text-sm">{t('issuedTo', { name: holder })}</p>}
          {day
            ? dated && <StateOnDay day={day} certificate={dated} />
            : status &&
              isCertificateStatus(status) && (
                <StateToday certificate={certificate} status={status} since={history?.since} />
              )}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-border px-6 py-4 sm:px-8">
          <StatusHistory history={history} />
          <Link
            to={address}
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
