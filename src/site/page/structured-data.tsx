import { useLocation } from 'react-router-dom';
import type { Crumb } from '@/ui/breadcrumb';
import { commonMessages } from '@/ui/messages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { useSite } from '@/site/use-site';

/**
 * Renders facts about the page for search engines (schema.org, JSON-LD). Browsers never execute this data
 * block, so the content security policy does not apply. Escapes `<`, so that the data cannot close the
 * element or open a comment.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Keep the origin of a page prerendered for another origin (127.0.0.1 for localhost), to avoid a hydration
  // mismatch.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json.replaceAll('<', '\\u003c')}
    </script>
  );
}

/** Renders the breadcrumb trail, without steps that have no page. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts(commonMessages);
  const { pathname } = useLocation();
  const language = useLanguage();
  const steps = [
    { label: t('home'), to: '/' },
    ...crumbs.slice(0, -1).filter(({ to }) => to),
    { label: crumbs.at(-1)?.label ?? '', to: pathname },
  ];
  const itemListElement = steps.map(({ label, to = pathname }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteAddress(to, language),
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

/** Returns the organisation's details from the settings, without empty fields. */
export function useOrganization() {
  const { name, details } = useSite();
  const address = localized(details, 'address', useLanguage());
  // Remove focal point and colour from the URL.
  const [logo] = (details.logo_url || details.icon_url).split('#');
  return {
    '@type': 'Organization',
    name: name.text,
    url: siteAddress('/', 'id'),
    ...(logo && { logo: absoluteAddress(logo) }),
    ...(details.email && { email: details.email }),
    ...(details.phone && { telephone: details.phone }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'ID' } }),
  };
}

export function OrganizationData() {
  return <StructuredData data={useOrganization()} />;
}
