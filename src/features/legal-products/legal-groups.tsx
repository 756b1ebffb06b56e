import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { LegalEntry } from './legal-entry';
import {
  findLegal,
  groupLegal,
  isNarrowed,
  legalKindOf,
  type LegalFilter,
  type LegalProduct,
} from './legal-products';
import { legalProductsMessages } from './messages';

interface LegalGroupsProps {
  products: readonly LegalProduct[];
  filter: LegalFilter;
  onChange: (filter: LegalFilter) => void;
}

/** Renders the matching entries, grouped by kind or year. */
export function LegalGroups({ products, filter, onChange }: LegalGroupsProps) {
  const { t } = useTexts(legalProductsMessages);
  const { matching, meant } = findLegal(products, filter);
  const count = matching.length;
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {meant !== undefined && `${t('meant', { query: filter.search.trim(), meant })} `}
        {isNarrowed(filter) ? t('foundOf', { count, total: products.length }) : t('found', { count })}
      </p>
      {count === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('notFound')}
          message={t('notFoundHint')}
          action={
            <Button
              variant="secondary"
              onClick={() => onChange({ search: '', kind: '', year: '', status: '', group: filter.group })}
            >
              {t('clear')}
            </Button>
          }
        />
      )}
      {groupLegal(matching, filter.group).map(({ key, products: entries }) => (
        <section key={key} aria-labelledby={`group-${key}`} className="space-y-3">
          <h2 id={`group-${key}`} className="text-xl">
            {filter.group === 'kind' ? t(`kinds.${legalKindOf(key)}`) : key}
          </h2>
          <ul className="divide-y divide-border border-y border-border">
            {entries.map((product) => (
              <LegalEntry key={product.id} product={product} products={products} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
