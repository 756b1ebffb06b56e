import { Link } from 'react-router-dom';
import { isDatedStatus } from '@/domain/certificate-status';
import { checkPath, companyName } from '@/domain/certificate';
import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { DatedBadge } from '@/features/register/certificate-display/dated-badge';
import { certificateCheckMessages } from './messages';
import type { SimilarCertificate } from './queries';

/** Renders similar numbers in the register, for when the typed one contains an error. */
export function SimilarCertificates({ near }: { near: readonly SimilarCertificate[] }) {
  const { t } = useTexts(certificateCheckMessages);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="near" className="space-y-4">
        <h2 id="near" className="text-xl">
          {t('nearTitle')}
        </h2>
        <ul className="divide-y divide-border">
          {near.map((certificate) => (
            <li
              key={certificate.number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <Link to={checkPath(certificate.number)} className="link font-semibold tabular-nums">
                  {certificate.number}
                </Link>
                <p className="text-sm text-text-muted">
                  {companyName({ legal_form: certificate.legal_form, name: certificate.client_name })} ·{' '}
                  {certificate.subclass_code}
                </p>
              </div>
              {isDatedStatus(certificate.status) && <DatedBadge status={certificate.status} />}
            </li>
          ))}
        </ul>
        <p className="text-sm text-text-muted">{t('nearHint')}</p>
      </section>
    </Card>
  );
}
