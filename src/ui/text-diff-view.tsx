import clsx from 'clsx';
import { useMemo } from 'react';
import { richTextEditorMessages } from '@/ui/rich-text-editor/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { diffDocs, type DiffPart, type DiffWords } from '@/lib/rich-text/text-diff';

export interface TextDiffProps {
  /** Documents or plain texts; other values count as empty. */
  before: unknown;
  after: unknown;
  /** Language of the texts. */
  lang?: string | undefined;
}

/** Number of unchanged lines shown around a change; the rest are collapsed. */
const CONTEXT = 1;

/** Groups unchanged lines further than CONTEXT from any change, to collapse them. */
function folded(parts: DiffPart[]): (DiffPart | DiffPart[])[] {
  const isNear = (place: number) =>
    parts.slice(Math.max(0, place - CONTEXT), place + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const result: (DiffPart | DiffPart[])[] = [];
  parts.forEach((part, place) => {
    const last = result.at(-1);
    if (isNear(place)) result.push(part);
    else if (Array.isArray(last)) last.push(part);
    else result.push([part]);
  });
  return result;
}

function DiffText({ words: { kind, text } }: { words: DiffWords }) {
  const { t } = useTexts(richTextEditorMessages);
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag
      className={clsx(
        'rounded-sm px-0.5',
        kind === 'added' ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      <span className="sr-only">{t(`diff.${kind}`)} </span>
      {text}
      <span className="sr-only"> {t('diff.end')} </span>
    </Tag>
  );
}

function Line({ part, lang }: { part: DiffPart; lang: string | undefined }) {
  const { t } = useTexts(richTextEditorMessages);
  return (
    <p className={clsx('ps-3', part.kind !== 'same' && 'border-s-2 border-accent')}>
      {part.block !== 'text' && part.block !== 'paragraph' && (
        <span className="me-2 text-xs text-text-muted">{t(`diff.blocks.${part.block}`)}</span>
      )}
      <span lang={lang} className={clsx(part.block === 'heading' && 'font-semibold')}>
        {part.words.map((words, place) => (
          <DiffText key={place} words={words} />
        ))}
      </span>
      {part.hasNewFormat && <span className="ms-2 text-xs text-text-muted">{t('diff.format')}</span>}
    </p>
  );
}

export function TextDiffView({ before, after, lang }: TextDiffProps) {
  const { t } = useTexts(richTextEditorMessages);
  const parts = useMemo(() => diffDocs(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same')) return <p className="text-text-muted">{t('diff.none')}</p>;
  return (
    <div className="space-y-2 text-sm wrap-break-word">
      {folded(parts).map((item, place) =>
        Array.isArray(item) ? (
          <details key={place}>
            <summary className="cursor-pointer text-text-muted">
              {t('diff.folded', { count: item.length })}
            </summary>
            <div className="mt-2 space-y-2">
              {item.map((part, below) => (
                <Line key={below} part={part} lang={lang} />
              ))}
            </div>
          </details>
        ) : (
          <Line key={place} part={item} lang={lang} />
        ),
      )}
    </div>
  );
}
