import { Highlight } from './highlight';
import type { Hit } from './search';

/** Title and excerpt of a result. */
export function HitText({ hit, query, excerptLines }: { hit: Hit; query: string; excerptLines: 1 | 3 }) {
  return (
    <>
      <span className="block font-semibold">
        <Highlight text={hit.title} query={query} />
      </span>
      {hit.excerpt && (
        <span className={`text-sm text-text-muted ${excerptLines === 1 ? 'line-clamp-1' : 'line-clamp-3'}`}>
          <Highlight text={hit.excerpt} query={query} />
        </span>
      )}
    </>
  );
}
