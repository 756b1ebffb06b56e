import { useLocation } from 'react-router-dom';
import type { Crumb } from '@/ui/breadcrumb';
import { commonMessages } from '@/ui/messages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { useSite } from '@/site/use-site';

/**
 * Facts about the page for search engines (schema.org, JSON-LD). A data block: browsers never run it, so the content
 * security policy has no say in it. No `<` is left in it that could end the element or open a comment.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // A page written under another address of the site (127.0.0.1 for localhost) names that one; it is kept as it was sent.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json.replaceAll('<', '\\u003c')}
    </script>
  );
}

/** The breadcrumb: steps without a page of their own are left out. */
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

/** The organisation, from the settings; empty settings are left out. */
export function useOrganization() {
  const { name, details } = useSite();
  const address = localized(details, 'address', useLanguage());
  // Focal point and colour stand behind the address.
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
