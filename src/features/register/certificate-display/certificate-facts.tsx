import { isQualification } from '@/domain/certificate-status';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { Fact } from '@/ui/fact';
import { NationalRecord } from './national-record';
import { KbliCodes } from './kbli-codes';
import { certificateMessages } from './messages';

export interface CertificateFactsProps {
  certificate: {
    number: string;
    category_name: string;
    category_name_en: string | null;
    kbli_code: string | null;
    kbli_version: string | null;
    kbli_other_code: string | null;
    kbli_other_version: string | null;
    scheme_number: string | null;
    scheme_edition: string | null;
    legal_basis: string | null;
    decision_number: string | null;
    decided_on: string | null;
    decided_by: string | null;
    lpjk_number: string | null;
    lpjk_url: string | null;
    qualification: string;
    issued_on: string;
    expires_on: string;
  };
}

/**
 * Renders all facts of a certificate: number, classification, KBLI codes and editions, scheme, decision and
 * dates.
 */
export function CertificateFacts({ certificate }: CertificateFactsProps) {
  const { t } = useTexts(certificateMessages);
  const language = useLanguage();
  const category = localizedText(
    { name: certificate.category_name, name_en: certificate.category_name_en },
    'name',
    language,
  );
  const { qualification } = certificate;
  const decision = [
    certificate.decision_number,
    certificate.decided_on && formatDate(language, certificate.decided_on),
    certificate.decided_by,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 print:grid-cols-3">
      <Fact name={t('numberLabel')}>
        <span className="tabular-nums">{certificate.number}</span>
      </Fact>
      <Fact name={t('category')}>
        <span lang={category.lang}>{category.text}</span>
      </Fact>
      <Fact name={t('kbli')}>
        <KbliCodes of={certificate} edition={(year) => t('edition', { year })} unknown={t('kbliUnknown')} />
      </Fact>
      <Fact name={t('qualificationLabel')}>
        {isQualification(qualification) ? t(`qualification.${qualification}`) : qualification}
      </Fact>
      <Fact name={t('issued')}>{formatDate(language, certificate.issued_on)}</Fact>
      <Fact name={t('expires')}>{formatDate(language, certificate.expires_on)}</Fact>
      {certificate.scheme_number && (
        <Fact name={t('scheme')}>
          {certificate.scheme_number}
          {certificate.scheme_edition && (
            <span className="font-normal text-text-muted">
              {' '}
              {t('edition', { year: certificate.scheme_edition })}
            </span>
          )}
        </Fact>
      )}
      {certificate.legal_basis && <Fact name={t('basis')}>{certificate.legal_basis}</Fact>}
      {decision && <Fact name={t('decision')}>{decision}</Fact>}
      <NationalRecord number={certificate.lpjk_number} url={certificate.lpjk_url} />
    </dl>
  );
}
