import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { HitText } from './hit-text';
import { searchMessages } from './messages';
import { groupByKind, searchAddress, type Hit } from './search';
import { useKindName } from './use-kind-name';

/** Target of a suggestion. */
export interface SearchOption {
  id: string;
  to: string;
  hit?: Hit;
}

/**
 * Returns the suggestions in the order of the arrow keys: results by kind, then the page with all of them.
 */
export function optionsOf(
  listId: string,
  { query, hits }: { query: string; hits: readonly Hit[] },
): SearchOption[] {
  const results = groupByKind(hits).flatMap((group) => group.hits);
  const options = results.map((hit): SearchOption => ({ id: `${listId}-${hit.id}`, to: hit.path, hit }));
  return hits.length > 0 ? [...options, { id: `${listId}-all`, to: searchAddress(query) }] : [];
}

interface SearchOptionsProps {
  listId: string;
  query: string;
  options: readonly SearchOption[];
  active: SearchOption | undefined;
}

/** Renders the search's list box. The focus stays in the input, which references the active option. */
export function SearchOptions({ listId, query, options, active }: SearchOptionsProps) {
  const { t } = useTexts(searchMessages);
  const kindName = useKindName();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const found = options.flatMap((option) =>
    option.hit ? [{ ...option, kind: option.hit.kind, hit: option.hit }] : [],
  );
  const place = (option: SearchOption) => ({
    id: option.id,
    role: 'option',
    'aria-selected': option.id === active?.id,
    tabIndex: -1,
    className: clsx(
      'block scroll-mt-24 rounded px-3 py-2 hover:bg-primary-soft',
      option.id === active?.id && 'bg-primary-soft outline-2 outline-focus',
    ),
  });
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('title')} className="-mx-3 space-y-4">
      {groupByKind(found).map(({ kind, hits }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p
            id={`${listId}-${kind}`}
            role="presentation"
            className="px-3 pb-1 text-xs font-semibold text-text-muted"
          >
            {kindName(kind)}
          </p>
          {hits.map((option) => (
            <Link key={option.id} to={option.to} {...place(option)}>
              <HitText hit={option.hit} query={query} excerptLines={1} />
            </Link>
          ))}
        </div>
      ))}
      {options
        .filter(({ hit }) => !hit)
        .map((option) => (
          <Link key={option.id} to={option.to} {...place(option)}>
            <span className="flex min-h-6 items-center gap-2 font-semibold text-primary">
              {t('all', { query })}
              <ArrowRight aria-hidden className="size-4 shrink-0" />
            </span>
          </Link>
        ))}
    </div>
  );
}
