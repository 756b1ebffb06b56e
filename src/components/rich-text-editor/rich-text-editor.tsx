import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import type { RichTextEditorProps } from './tiptap-editor';

const TiptapEditor = lazy(() =>
  import('./tiptap-editor').then(({ TiptapEditor }) => ({ default: TiptapEditor })),
);

/** Formatted text. The editor itself is a chunk of its own, loaded when one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('richTextEditor');
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
