import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isNature } from '@/domain/scope';
import { QUALIFICATIONS } from '@/domain/certificate-status';
import { KbliCodes } from '@/features/register/certificate-display/kbli-codes';
import { Fact } from '@/ui/fact';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { safeLink } from '@/lib/rich-text/safe-link';
import { CURRENT_KBLI, lacksCurrentKbli } from './kbli';
import { scopesMessages } from './messages';
import type { ScopeDetail } from './queries';

/** Renders classification, nature, size, KBLI with edition, and scheme document of a code. */
export function ScopeFacts({ scope }: { scope: ScopeDetail }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const { category } = scope;
  const name = localizedText(category, 'name', language);
  const sizes = QUALIFICATIONS.filter((size) => scope.qualifications.includes(size)).map((size) =>
    t(`sizes.${size}`),
  );
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="facts" className="space-y-5 self-start lg:order-last">
        <h2 id="facts" className="text-lg">
          {t('factsTitle')}
        </h2>
        <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-1">
          <Fact name={t('category')}>
            <Link to={`${paths.services.scopes}?klasifikasi=${category.code}`} className="link">
              {category.code} · <span lang={name.lang}>{name.text}</span>
            </Link>
          </Fact>
          {isNature(category.nature) && <Fact name={t('nature')}>{t(`natures.${category.nature}`)}</Fact>}
          {sizes.length > 0 && <Fact name={t('size')}>{sizes.join(', ')}</Fact>}
          <Fact name={t('kbli')}>
            <KbliCodes of={scope} edition={(year) => t('edition', { year })} unknown={t('kbliUnknown')} />
            {lacksCurrentKbli(scope) && (
              <span className="block text-xs font-normal text-text-muted">
                {t('kbliNotRecorded', { year: CURRENT_KBLI })}
              </span>
            )}
          </Fact>
          {scope.legal_basis && <Fact name={t('basis')}>{scope.legal_basis}</Fact>}
          <Fact name={t('scheme')}>
            <Scheme scope={scope} />
          </Fact>
        </dl>
      </section>
    </Card>
  );
}

function Scheme({ scope }: { scope: ScopeDetail }) {
  const { t } = useTexts(scopesMessages);
  const address = safeLink(scope.scheme_url);
  const edition = scope.scheme_edition && ` ${t('edition', { year: scope.scheme_edition })}`;
  if (address) {
    return (
      <>
        <a href={address} className="inline-flex items-center gap-2 link">
          <FileText aria-hidden className="size-4.5 shrink-0" />
          {scope.scheme_number ?? t('schemeOpen')}
        </a>
        {edition}
      </>
    );
  }
  return (
    <>
      {scope.scheme_number && <span className="tabular-nums">{scope.scheme_number}</span>}
      {edition} <span className="block text-xs font-normal text-text-muted">{t('schemeOnRequest')}</span>
    </>
  );
}
