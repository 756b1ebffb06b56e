import type { HandbookBlock, HandbookWord } from './handbook-blocks';

function InlineText({ words }: { words: readonly HandbookWord[] }) {
  return words.map(([look, text], place) => {
    if (look === 'b') return <b key={place}>{text}</b>;
    if (look === '') return text;
    return (
      <code key={place} className="rounded-sm bg-surface-sunken px-1 text-[0.9em] break-words">
        {text}
      </code>
    );
  });
}

function Block({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <h2 className="text-xl">
          <InlineText words={block.words} />
        </h2>
      );
    case 'heading':
      return (
        <h3 className="pt-2 text-base">
          <InlineText words={block.words} />
        </h3>
      );
    case 'text':
      return (
        <p>
          <InlineText words={block.words} />
        </p>
      );
    case 'picture':
      return <img src={block.source} alt={block.text} className="w-full rounded border border-border" />;
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={block.kind === 'steps' ? 'list-decimal space-y-1 ps-6' : 'list-disc space-y-1 ps-6'}>
          {block.items.map((words, place) => (
            <li key={place}>
              <InlineText words={words} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** Renders a page of the handbook. */
export function HandbookPage({ blocks }: { blocks: readonly HandbookBlock[] }) {
  return (
    <div className="space-y-3 text-sm">
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}
