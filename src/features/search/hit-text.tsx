import { type Hit, passages } from './search';

/** A text with the words that were searched for marked; never anything but text. */
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
