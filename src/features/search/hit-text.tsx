import { type Hit, passages } from './search';

/** Highlights the words of a search in a text; renders plain text only. */
function Highlight({ text, query }: { text: string; query: string }) {
  return passages(text, query).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className="rounded-xs bg-accent-soft text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** Renders title and excerpt of a result. */
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
