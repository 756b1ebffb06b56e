import { Suspense, useImperativeHandle, useState } from 'react';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { richTextEditorMessages } from './messages';
import { tiptap } from './load-tiptap';
import type { RichTextEditorProps } from './tiptap-editor';

/** Renders the rich text editor: a separate chunk, loaded on first use. */
export function RichTextEditor({ ref, ...props }: RichTextEditorProps) {
  const [focusFrom, setFocusFrom] = useState<Element | null>(null);
  return (
    <Suspense fallback={<Loading ref={ref} onFocusAsked={setFocusFrom} />}>
      <tiptap.Part {...props} ref={ref} focusFrom={focusFrom} />
    </Suspense>
  );
}

interface LoadingProps {
  ref: RichTextEditorProps['ref'];
  onFocusAsked: (from: Element | null) => void;
}

/** Records a focus request made before the editor is loaded; the editor then takes the focus. */
function Loading({ ref, onFocusAsked }: LoadingProps) {
  const { t } = useTexts(richTextEditorMessages);
  useImperativeHandle(ref, () => ({ focus: () => onFocusAsked(document.activeElement) }), [onFocusAsked]);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
