import { passages } from './search';

/** A text with the words that were searched for marked; never anything but text. */
export function Highlight({ text, query }: { text: string; query: string }) {
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
