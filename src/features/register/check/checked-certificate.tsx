import { ArrowRight, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isDatedStatus, isCertificateStatus } from '@/domain/certificate-status';
import { checkPath, companyName, companyPath, locationOf } from '@/domain/certificate';
import { typedFormerNumber } from '@/domain/corrections';
import { CertificateFacts } from '@/features/register/certificate-display/certificate-facts';
import { Corrections } from '@/features/register/certificate-display/corrections';
import { PrintedFrom } from '@/site/page/printed-from';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { CertificateWording } from '@/features/register/certificate-display/certificate-wording';
import { paths } from '@/config/paths';
import { DAY_PARAMETER } from '@/domain/dated-certificate';
import { FormerNames } from '@/features/register/certificate-display/former-names';
import { DatedVerdict } from '@/features/register/certificate-display/dated-verdict';
import { DayForm } from '@/features/register/certificate-display/day-form';
import { Verdict } from '@/features/register/certificate-display/verdict';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { certificateCheckMessages } from './messages';
import type { CheckedCertificate as Checked } from './queries';
import { ProofButton } from './proof-button';
import { QrCard } from './qr-card';

interface CheckResultProps {
  certificate: Checked;
  /** Number in the query. */
  typed: string;
  /** Requested day; '' for now. */
  day: string;
}

/** Renders one certificate: its status now or on a day, its holder, and the QR code of the result. */
export function CheckResult({ certificate, day, typed }: CheckResultProps) {
  const { t } = useTexts(certificateCheckMessages, certificateVerdictMessages);
  const language = useLanguage();
  const { number, status, replaced_by_number: replacement } = certificate;
  const successor = replacement || certificate.successor_number;
  const scope = localizedText(
    { name: certificate.subclass_name, name_en: certificate.subclass_name_en },
    'name',
    language,
  );
  const former = typedFormerNumber(typed, certificate);
  const query = day && `${DAY_PARAMETER}=${day}`;
  const company = companyName({ legal_form: certificate.legal_form, name: certificate.client_name });
  return (
    <div className="space-y-8 print:space-y-3">
      {day
        ? isDatedStatus(status) && <DatedVerdict day={day} status={status} certificate={certificate} />
        : isCertificateStatus(status) && (
            <Verdict
              status={status}
              certificate={certificate}
              words={(kind) => <CertificateWording kind={kind} />}
            />
          )}
      {former && (
        <Notice>
          {t('numberCorrected', { former: former.number, date: formatDate(language, former.on), number })}
        </Notice>
      )}
      {successor && (
        <p>
          <Link to={checkPath(successor)} className="inline-flex items-center gap-2 link">
            {t(replacement ? 'seeReplacement' : 'seeSuccessor', { number: successor })}
            <ArrowRight aria-hidden className="size-4.5 shrink-0" />
          </Link>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_12rem]">
        <Card asChild padding="lg">
          <section aria-labelledby="certificate" className="space-y-6 print:space-y-3">
            <div className="space-y-1">
              <h2 id="certificate" className="text-xl">
                {company}
              </h2>
              <FormerNames names={certificate.former_names} className="text-sm text-text-muted" />
              <p className="text-sm text-text-muted">
                {[locationOf(certificate), certificate.nib && `NIB ${certificate.nib}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {certificate.present_name && (
                <p className="text-sm">
                  {t('certificateVerdict:presentName', { name: certificate.present_name })}
                </p>
              )}
            </div>
            <p className="border-t border-border pt-6 text-lg font-semibold print:pt-3">
              <span className="tabular-nums">{certificate.subclass_code}</span>{' '}
              <span lang={scope.lang}>{scope.text}</span>
            </p>
            <CertificateFacts certificate={certificate} />
            <Corrections corrections={certificate.corrections} />
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button asChild variant="secondary">
                <Link to={companyPath(certificate.client_id)}>{t('seeCompany')}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={`${paths.complaint}?sertifikat=${encodeURIComponent(number)}`}>
                  {t('complain')}
                </Link>
              </Button>
              <ProofButton lines={[number]} day={day} />
              <Button variant="ghost" onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('print')}
              </Button>
            </div>
          </section>
        </Card>
        <QrCard
          path={query ? `${checkPath(number)}?${query}` : checkPath(number)}
          title={t('qrTitle')}
          text={t('qrText')}
        />
      </div>
      <DayForm path={checkPath(number)} day={day} />
      <PrintedFrom path={checkPath(number)} query={query} time={certificate.checked_at} />
    </div>
  );
}
