import { Link } from 'react-router-dom';
import { HitText } from './hit-text';
import { groupByKind, type Hit } from './search';
import { useKindName } from './use-kind-name';

/** All results, by kind. */
export function SearchResults({ query, hits }: { query: string; hits: readonly Hit[] }) {
  const kindName = useKindName();
  return groupByKind(hits).map(({ kind, hits }) => (
    <section key={kind} aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="flex items-baseline gap-3 text-lg">
        {kindName(kind)}{' '}
        <span className="text-sm font-normal text-text-muted tabular-nums">{hits.length}</span>
      </h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.path} className="group block px-1 py-4 hover:text-primary">
              <HitText hit={hit} query={query} excerptLines={3} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
