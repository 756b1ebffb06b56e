import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import type { RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import type { EditorFeatures, EditorServices } from './editor-services';

export interface RichTextEditorProps {
  /** Name of the text for screen readers; a `Field` around it shows it. */
  label: string;
  /**
   * The ProseMirror document it starts with; anything else is an empty text. The editor holds what is typed: a
   * value that came back late would overwrite it. Give another `key` to start over.
   */
  defaultValue: unknown;
  onChange: (doc: RichTextDoc) => void;
  onBlur?: () => void;
  readOnly?: boolean;
  /** The language of the text. */
  lang?: string;
  /** Nodes and marks offered; 'basic' when left out. */
  features?: EditorFeatures;
  services?: EditorServices;
  /** Takes the focus: react-hook-form's `ref`. */
  ref?: Ref<{ focus: () => void }>;
}

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
