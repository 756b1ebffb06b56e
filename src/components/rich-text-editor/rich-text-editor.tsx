import { lazy, Suspense, useImperativeHandle, useRef, type RefObject } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { richTextEditorMessages } from './messages';
import type { RichTextEditorProps } from './tiptap-editor';

const TiptapEditor = lazy(() =>
  import('./tiptap-editor').then(({ TiptapEditor }) => ({ default: TiptapEditor })),
);

/** Formatted text. The editor itself is a chunk of its own, loaded when one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const focusFrom = useRef<Element>(null);
  return (
    <Suspense fallback={<Loading takesFocus={props.ref} focusFrom={focusFrom} />}>
      <TiptapEditor {...props} focusFrom={focusFrom} />
    </Suspense>
  );
}

interface LoadingProps {
  takesFocus: RichTextEditorProps['ref'];
  focusFrom: RefObject<Element | null>;
}

/** A form may send the focus here before the editor is loaded; the editor then takes it from where it was. */
function Loading({ takesFocus, focusFrom }: LoadingProps) {
  const { t } = useTexts(richTextEditorMessages);
  const focus = () => {
    focusFrom.current = document.activeElement;
  };
  useImperativeHandle(takesFocus, () => ({ focus }));
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
