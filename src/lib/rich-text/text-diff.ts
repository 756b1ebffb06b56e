import { diffArrays, diffWordsWithSpace } from 'diff';
import { blocksOf, type Block, type BlockKind } from './doc-blocks';

export type DiffKind = 'same' | 'added' | 'removed';
export interface DiffWords {
  kind: DiffKind;
  text: string;
}

/** One line of the comparison of two documents. */
export interface DiffPart {
  block: BlockKind;
  /** `changed`: in both, with different words or formatting. */
  kind: DiffKind | 'changed';
  words: DiffWords[];
  /** True when formatting differs: bold, a heading's level, a link's address, the image. */
  hasNewFormat: boolean;
}

/** Minimum share of common words. Below it, lines count as removed and added instead of changed. */
const MIN_SIMILARITY = 0.5;

/** Maximum changes. Beyond it two texts have nothing in common, and a comparison would take seconds. */
const MAX_CHANGES = 1_500;

/** Compares two texts word by word. Texts with almost nothing in common are returned one after the other. */
export function diffTexts(before: string, after: string): DiffWords[] {
  const runs = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return runs.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

const whole = (kind: DiffKind, { kind: block, text }: Block): DiffPart => ({
  block,
  kind,
  words: [{ kind, text }],
  hasNewFormat: false,
});

function both(before: Block, after: Block): DiffPart {
  const hasNewFormat = before.kind !== after.kind || before.format !== after.format;
  const hasNewWords = before.text !== after.text;
  return {
    block: after.kind,
    kind: hasNewWords || hasNewFormat ? 'changed' : 'same',
    words: hasNewWords ? diffTexts(before.text, after.text) : [{ kind: 'same', text: after.text }],
    // Compare formatting only when the words are equal, because other words shift the marks.
    hasNewFormat: hasNewFormat && !hasNewWords,
  };
}

function similarity(a: string, b: string): number {
  const [words, others] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
}

/** Pairs similar removed and added lines in order; unpaired lines remain separate. */
function replaced(removed: Block[], added: Block[]): DiffPart[] {
  const waiting = [...removed];
  const parts = added.flatMap((block): DiffPart[] => {
    const place = waiting.findIndex((old) => similarity(old.text, block.text) >= MIN_SIMILARITY);
    const old = waiting[place];
    if (!old) return [whole('added', block)];
    const gone = waiting.splice(0, place + 1).slice(0, -1);
    return [...gone.map((each) => whole('removed', each)), both(old, block)];
  });
  return [...parts, ...waiting.map((block) => whole('removed', block))];
}

/**
 * Compares two documents or plain texts line by line, and changed lines word by word. Other values count as
 * an empty document.
 */
export function diffDocs(before: unknown, after: unknown): DiffPart[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const parts: DiffPart[] = [];
  let [oldPlace, place] = [0, 0];
  let removed: Block[] = [];
  const settle = (added: Block[]) => {
    parts.push(...replaced(removed, added));
    removed = [];
  };
  for (const run of diffArrays(old, now, { comparator: (a, b) => a.text === b.text })) {
    if (run.removed) {
      removed = old.slice(oldPlace, (oldPlace += run.count));
    } else if (run.added) {
      settle(now.slice(place, (place += run.count)));
    } else {
      settle([]);
      for (let step = 0; step < run.count; step += 1) {
        const [was, is] = [old[oldPlace + step], now[place + step]];
        if (was && is) parts.push(both(was, is));
      }
      oldPlace += run.count;
      place += run.count;
    }
  }
  settle([]);
  return parts;
}
