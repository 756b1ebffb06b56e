import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor-kit/messages';
import { textOf } from '@/editor-kit/text';
import { trash } from '@/editor-kit/session/text-actions';
import { untrashText } from '@/editor-kit/session/text-calls';
import { useEditing } from '@/editor-kit/session/use-text-session';
import { UndoButton } from './undo-button';

/** Moves the text to the trash and goes back to the list, where it can be undone. */
export function useTrash(): () => Promise<void> {
  const { t } = useTexts(editorKitMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { definition, session, state, values } = useEditing();
  const tell = () => queryClient.invalidateQueries({ queryKey: [definition.table] });
  return async () => {
    if (!state) return;
    if (!(await trash(session))) return;
    await tell();
    void navigate(definition.listPath);
    const undo = () => untrashText(definition.table, state.row.id).then(tell);
    toast({
      title: t('done.trashed', { title: textOf(values, 'title') || t('untitled') }),
      action: <UndoButton onUndo={() => void undo()} />,
    });
  };
}
