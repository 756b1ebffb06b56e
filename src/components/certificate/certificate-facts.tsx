import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { Fact } from '@/components/fact';
import { certificateMessages } from './messages';
import { isQualification } from './certificate';

export interface CertificateFactsProps {
  certificate: {
    number: string;
    category_name: string;
    category_name_en: string | null;
    kbli_code: string | null;
    kbli_version: string | null;
    qualification: string;
    issued_on: string;
    expires_on: string;
  };
}

/** Number, classification, KBLI with its edition, qualification and dates. */
export function CertificateFacts({ certificate }: CertificateFactsProps) {
  const { t } = useTexts(certificateMessages);
  const language = useLanguage();
  const category = localizedText(
    { name: certificate.category_name, name_en: certificate.category_name_en },
    'name',
    language,
  );
  const { qualification } = certificate;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 print:grid-cols-3">
      <Fact name={t('numberLabel')}>
        <span className="tabular-nums">{certificate.number}</span>
      </Fact>
      <Fact name={t('category')}>
        <span lang={category.lang}>{category.text}</span>
      </Fact>
      <Fact name={t('kbli')}>
        {certificate.kbli_code ? (
          <>
            <span className="tabular-nums">{certificate.kbli_code}</span>{' '}
            <span className="font-normal text-text-muted">
              {t('edition', { year: certificate.kbli_version ?? '' })}
            </span>
          </>
        ) : (
          <span className="font-normal text-text-muted">{t('kbliUnknown')}</span>
        )}
      </Fact>
      <Fact name={t('qualificationLabel')}>
        {isQualification(qualification) ? t(`qualification.${qualification}`) : qualification}
      </Fact>
      <Fact name={t('issued')}>{formatDate(language, certificate.issued_on)}</Fact>
      <Fact name={t('expires')}>{formatDate(language, certificate.expires_on)}</Fact>
    </dl>
  );
}
