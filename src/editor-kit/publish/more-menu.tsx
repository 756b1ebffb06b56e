import { useQueryClient } from '@tanstack/react-query';
import { Archive, Ellipsis, ExternalLink, FileX2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { toast } from '@/components/toast/toast';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { editorKitMessages } from '@/editor-kit/messages';
import { trash } from '@/editor-kit/session/text-actions';
import { untrashText } from '@/editor-kit/session/text-calls';
import { useEditing } from '@/editor-kit/session/use-text-session';
import { isLive, textOf } from '@/editor-kit/text';
import { useTexts } from '@/lib/i18n/use-texts';
import { UndoButton } from './undo-button';
import { usePublishing } from './use-publishing';

/** Moves the text to the trash and goes back to the list, where it can be undone. */
function useTrash(): () => Promise<void> {
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

type Question = 'withdraw' | 'archive' | 'discard' | 'trash';

/** Rare actions, each confirmed once. */
export function MoreMenu() {
  const { t } = useTexts(editorKitMessages);
  const { definition, state, values, isBusy } = useEditing();
  const { withdrawText, discardChanges } = usePublishing();
  const moveToTrash = useTrash();
  const [question, setQuestion] = useState<Question>();
  if (!state) return null;
  const { status } = state.row;
  const title = textOf(values, 'title') || t('untitled');
  const answers = {
    withdraw: { label: t('unpublish'), run: () => withdrawText('draft') },
    archive: { label: t('archive'), run: () => withdrawText('archived') },
    discard: { label: t('discardConfirm'), run: discardChanges },
    trash: { label: t('toTrash'), run: moveToTrash },
  };
  const answer = async () => {
    if (question) await answers[question].run();
    setQuestion(undefined);
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('more')}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {isLive(state.row) && (
            <DropdownMenuItem asChild>
              <a href={definition.publicPath(state.row.slug)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                {t('viewPublic')}
              </a>
            </DropdownMenuItem>
          )}
          {status === 'published' && (
            <DropdownMenuItem onSelect={() => setQuestion('withdraw')}>
              <FileX2 aria-hidden />
              {t('unpublish')}
            </DropdownMenuItem>
          )}
          {status === 'archived' ? (
            <DropdownMenuItem onSelect={() => void withdrawText('draft')}>
              <Archive aria-hidden />
              {t('toDraft')}
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setQuestion('archive')}>
              <Archive aria-hidden />
              {t('archive')}
            </DropdownMenuItem>
          )}
          {state.draft && (
            <DropdownMenuItem onSelect={() => setQuestion('discard')}>
              <Undo2 aria-hidden />
              {t('discard')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem tone="danger" onSelect={() => setQuestion('trash')}>
            <Trash2 aria-hidden />
            {t('toTrash')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {question && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          title={t(`${question}Title`, { title })}
          message={t(`${question}Hint`)}
          confirmLabel={answers[question].label}
          tone={question === 'archive' || question === 'withdraw' ? 'primary' : 'danger'}
          isPending={isBusy}
          onConfirm={() => void answer()}
        />
      )}
    </>
  );
}
