import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useSite } from '@/site/use-site';
import { footerColumns } from './footer-columns';
import { FooterContact } from './footer-contact';
import { publicLayoutMessages } from './messages';
import { PortalLink } from './portal-link';
import { SiteBrand } from './site-brand';

const link =
  'inline-flex min-h-8 items-center py-1 text-sm text-text-muted hover:text-primary hover:underline';

/** Renders the organisation's name, links to all sections, and contact details. */
export function SiteFooter() {
  const { t } = useTexts(publicLayoutMessages);
  const { name, details } = useSite();
  const tagline = localizedText(details, 'tagline', useLanguage());
  return (
    <footer className="draw-when-near border-t border-border bg-surface-sunken">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.5fr] print:hidden">
        <div className="space-y-4 max-lg:col-span-full">
          <SiteBrand />
          {tagline.text && (
            <p lang={tagline.lang} className="max-w-xs text-sm text-text-muted">
              {tagline.text}
            </p>
          )}
          <PortalLink />
        </div>
        {footerColumns.map((column) => (
          <nav key={column.key} aria-labelledby={`footer-${column.key}`}>
            <h2 id={`footer-${column.key}`} className="mb-3 text-sm">
              {t(`footer.${column.key}`)}
            </h2>
            <ul className="space-y-0.5">
              {column.links.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to} className={link}>
                    {t(`footer.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact />
      </div>
      <div className="border-t border-border">
        <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-2 py-5 pe-40">
          {/* Prerendered pages show the year of the build until hydration. */}
          <p className="text-sm text-text-muted" suppressHydrationWarning>
            {t('footer.copyright', { year: new Date().getFullYear(), name: name.text })}
          </p>
          <ul className="flex flex-wrap gap-x-6 print:hidden">
            <li>
              <Link to={paths.terms} className={link}>
                {t('footer.terms')}
              </Link>
            </li>
            <li>
              <Link to={paths.privacy} className={link}>
                {t('footer.privacy')}
              </Link>
            </li>
            <li>
              <Link to={paths.accessibility} className={link}>
                {t('footer.accessibility')}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
