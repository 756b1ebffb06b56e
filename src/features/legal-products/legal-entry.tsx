import clsx from 'clsx';
import { CircleCheck, CircleX, PencilLine, ExternalLink, FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalReference } from '@/domain/legal-reference';
import { localizedText } from '@/lib/localized';
import { isExternal, safeLink } from '@/lib/rich-text/safe-link';
import {
  earlierOf,
  fullName,
  legalKindOf,
  statusOf,
  type LegalProduct,
  officialSearch,
} from './legal-products';
import { legalProductsMessages } from './messages';

/** Renders the link to a regulation's text: our file, its page in a legal database, or a search for it. */
function LegalFile({ product }: { product: LegalProduct }) {
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

const looks = {
  berlaku: { tone: 'success', Icon: CircleCheck },
  diubah: { tone: 'warning', Icon: PencilLine },
  dicabut: { tone: 'danger', Icon: CircleX },
} as const;

interface LegalEntryProps {
  product: LegalProduct;
  /** All entries, also those that filters hide: an entry can refer to any other. */
  products: readonly LegalProduct[];
}

/** Renders one law, decree or standard, the target of `#<id>`. */
export function LegalEntry({ product, products }: LegalEntryProps) {
  const { t } = useTexts(legalProductsMessages);
  const language = useLanguage();
  const { hash, key } = useLocation();
  const place = useRef<HTMLLIElement>(null);
  const isTarget = hash === `#${product.id}`;
  useEffect(() => {
    if (isTarget) place.current?.scrollIntoView({ block: 'start' });
  }, [isTarget, key]);

  const status = statusOf(product.status);
  const { tone, Icon } = looks[status];
  const title = localizedText(product, 'title', language);
  const earlier = earlierOf(products, product.id);
  const successor = products.find(({ id }) => id === product.replaced_by);
  return (
    <li
      ref={place}
      id={product.id}
      className={clsx(
        'grid scroll-mt-[calc(var(--header-height)+1rem)] grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto]',
        isTarget && '-mx-4 rounded-lg bg-primary-soft px-4',
      )}
    >
      <div className="space-y-1.5">
        <h3 className="text-base font-semibold">
          <Link
            to={{ hash: product.id }}
            replace
            preventScrollReset
            className="hover:text-primary hover:underline"
            lang={language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE}
          >
            {fullName(product, t(`kinds.${legalKindOf(product.kind)}`), language)}
          </Link>
        </h3>
        <p lang={title.lang} className="max-w-prose">
          {title.text}
        </p>
        <p className="text-sm text-text-muted">
          {product.issued_on
            ? t('issued', { date: formatDate(language, product.issued_on) })
            : t('issuedYear', { year: product.year })}
        </p>
        {successor && (
          <Related word={t(status === 'diubah' ? 'changedBy' : 'replacedBy')} products={[successor]} />
        )}
        <Related word={t('replaces')} products={earlier.replaced} />
        <Related word={t('amends')} products={earlier.amended} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:flex-col sm:items-end">
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {t(`status.${status}`)}
        </Badge>
        <LegalFile product={product} />
      </div>
    </li>
  );
}

/** Renders links to other entries. They also clear the filters, because these may hide the entries. */
function Related({ word, products }: { word: string; products: readonly LegalProduct[] }) {
  if (products.length === 0) return null;
  return (
    <p className="text-sm">
      {word}{' '}
      {products.map((product, index) => (
        <span key={product.id}>
          {index > 0 && ', '}
          <Link to={{ hash: product.id }} className="link">
            {legalReference(product)}
          </Link>
        </span>
      ))}
    </p>
  );
}
