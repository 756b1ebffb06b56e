import { useEditorState, type Editor } from '@tiptap/react';
import type { MouseEvent } from 'react';
import { useLanguage } from '@/lib/i18n/use-language';
import { formatNumber } from '@/lib/format';
import { useTexts } from '@/lib/i18n/use-texts';
import type { EditorServices } from './editor-services';
import { undescribedPlaces } from './figure-node';
import { richTextEditorMessages } from './messages';
import type { PasteNotice } from './paste/paste-extension';

interface EditorFooterProps {
  editor: Editor;
  hasCount: boolean;
  notice: PasteNotice | null;
  /** Placeholders that the text may use; undefined if braces have no special meaning. */
  numbers: EditorServices['numbers'];
}

/** Returns the names of unknown placeholders, as typed. */
function unknownNames({ state: { doc } }: Editor, numbers: EditorServices['numbers']): string[] {
  if (!numbers || numbers.length === 0) return [];
  const words = doc.textBetween(0, doc.content.size, ' ', ' ');
  const used = [...words.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(used)].filter((name) => !numbers.some((each) => each.name === name));
}

function countWords({ state: { doc } }: Editor): number {
  return doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
}

/**
 * Renders the status line of the editor: word count, images without a description, unknown placeholders, and
 * the result of pasting images.
 */
export function EditorFooter({ editor, hasCount, notice, numbers }: EditorFooterProps) {
  const { t } = useTexts(richTextEditorMessages);
  const language = useLanguage();
  const { words, undescribed, unknown } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      words: hasCount ? countWords(now) : 0,
      undescribed: undescribedPlaces(now),
      unknown: unknownNames(now, numbers),
    }),
  });
  const show = ({ currentTarget }: MouseEvent) => {
    editor
      .chain()
      .setNodeSelection(undescribed[0] ?? 0)
      .scrollIntoView()
      .run();
    const frame = currentTarget.closest('[data-rich-text-editor]');
    // Wait for the image's panel, which may already be open for another image.
    requestAnimationFrame(() => frame?.querySelector<HTMLElement>('[data-figure-alt]')?.focus());
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-xs text-text-muted has-[>:only-child:empty]:hidden">
      <p role="status" className="empty:hidden">
        {notice && t(`paste.${notice.kind}`, { count: notice.count })}
      </p>
      {undescribed[0] !== undefined && (
        <p className="text-warning">
          {t('figure.undescribed', { count: undescribed.length })}{' '}
          <button type="button" className="font-semibold underline" onClick={show}>
            {t('figure.show')}
          </button>
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-warning">
          {t('number.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
      {hasCount && (
        <p className="ms-auto tabular-nums">{t('words', { number: formatNumber(language, words) })}</p>
      )}
    </div>
  );
}
