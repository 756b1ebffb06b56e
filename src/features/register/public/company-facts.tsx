import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { safeLink } from '@/lib/rich-text/safe-link';
import { Fact } from '@/ui/fact';
import { locationOf } from '@/domain/certificate';
import { isCompanyKind } from '@/domain/company-kind';
import { FormerNames } from '@/features/register/certificate-display/former-names';
import { companyKindMessages } from '@/domain/company-kind-messages';
import { registerMessages } from './messages';
import type { Company } from './queries';

/** Renders the public details of a company: never a person, a tax number or a private address. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTexts(registerMessages, companyKindMessages);
  const place = locationOf(company);
  const website = safeLink(company.website);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="facts" className="space-y-5 self-start lg:order-last">
        <h2 id="facts" className="text-lg">
          {t('facts')}
        </h2>
        <FormerNames names={company.formerNames} className="space-y-1 text-sm text-text-muted" />
        <dl className="grid gap-4 text-sm sm:max-lg:grid-cols-2 print:grid-cols-2">
          {company.nib && (
            <Fact name={t('nib')}>
              <span className="tabular-nums">{company.nib}</span>
            </Fact>
          )}
          {company.legal_form && <Fact name={t('legalForm')}>{company.legal_form}</Fact>}
          {isCompanyKind(company.kind) && (
            <Fact name={t('kind')}>{t(`companyKinds:kind.${company.kind}`)}</Fact>
          )}
          {place && <Fact name={t('place')}>{place}</Fact>}
          {company.association && <Fact name={t('association')}>{company.association}</Fact>}
          {website && (
            <Fact name={t('website')}>
              <a href={website} rel="noopener noreferrer nofollow" className="link">
                {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </a>
            </Fact>
          )}
        </dl>
      </section>
    </Card>
  );
}
