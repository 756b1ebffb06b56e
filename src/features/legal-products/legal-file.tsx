import { ExternalLink, FileText } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalReference } from '@/lib/legal-reference';
import { isExternal, safeLink } from '@/lib/rich-text/safe-link';
import { officialSearch, type LegalProduct } from './legal-products';
import { legalProductsMessages } from './messages';

/** The text itself: our file, its page in a legal database, or where to look for it. */
export function LegalFile({ product }: { product: LegalProduct }) {
  const { t } = useTexts(legalProductsMessages);
  const own = safeLink(product.file_url);
  const address = own ?? officialSearch(product);
  if (!address) return <p className="text-xs text-text-muted">{t('onRequest')}</p>;
  const action = t(own ? (/jdih/i.test(own) ? 'jdih' : 'file') : 'search');
  const Icon = own && !/jdih/i.test(own) ? FileText : ExternalLink;
  return (
    <a
      href={address}
      {...(isExternal(address) ? { rel: 'noopener noreferrer' } : {})}
      aria-label={t('actionOf', { action, reference: legalReference(product) })}
      className="inline-flex min-h-6 items-center gap-2 text-sm link print:hidden"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {action}
    </a>
  );
}
