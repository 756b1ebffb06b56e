import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { richTextEditorMessages } from './messages';
import type { RichTextEditorProps } from './tiptap-editor';

const TiptapEditor = lazy(() =>
  import('./tiptap-editor').then(({ TiptapEditor }) => ({ default: TiptapEditor })),
);

/** Formatted text. The editor itself is a chunk of its own, loaded when one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTexts(richTextEditorMessages);
  return (
    <Suspense
      fallback={
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-56 w-full" />
        </div>
      }
    >
      <TiptapEditor {...props} />
    </Suspense>
  );
}
