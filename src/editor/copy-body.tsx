import { Copy } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { columnIn, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from './messages';
import { UndoButton } from './publish/undo-button';
import { useEditing } from './session/use-text-session';
import { isEmptyValue } from './text';

/**
 * Renders a button that copies the body from the default language, to translate it block by block and keep
 * headings, tables and pictures.
 */
export function CopyBody({ language }: { language: Language }) {
  const { t } = useTexts(editorKitMessages);
  const uiLanguage = useLanguage();
  const { session, values } = useEditing();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const source = values[columnIn('body', DEFAULT_LANGUAGE)];
  const column = columnIn('body', language);
  const present = values[column];
  if (language === DEFAULT_LANGUAGE || isEmptyValue(source ?? '')) return null;
  const names = { from: languageName(DEFAULT_LANGUAGE, uiLanguage), to: languageName(language, uiLanguage) };
  const replaceBody = (body: unknown) => {
    session.change(column, body);
    // Rich text editors ignore new values until they are remounted.
    session.update({ epoch: session.getSnapshot().epoch + 1 });
  };
  const copy = () => {
    replaceBody(source);
    toast({ title: t('copyBody.done', names), action: <UndoButton onUndo={() => replaceBody(present)} /> });
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="-ms-3"
        onClick={() => (isEmptyValue(present ?? '') ? copy() : setDialogOpen(true))}
      >
        <Copy aria-hidden />
        {t('copyBody.label', names)}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('copyBody.title', names)}
        message={t('copyBody.hint', names)}
        confirmLabel={t('copyBody.replace')}
        tone="danger"
        onConfirm={() => {
          setDialogOpen(false);
          copy();
        }}
      />
    </>
  );
}
