import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, CalendarX2, Ellipsis, ExternalLink, FileX2, Share2, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { IconButton } from '@/ui/controls/icon-button';
import { editorKitMessages } from '@/editor/messages';
import { trash } from '@/editor/session/text-actions';
import { untrashText } from '@/editor/session/text-calls';
import { useEditing } from '@/editor/session/use-text-session';
import { isPublished, textOf } from '@/editor/text';
import { useTexts } from '@/lib/i18n/use-texts';
import { listAddress } from '@/session/list-addresses';
import { scheduleQuery, useCancelChange } from './schedule';
import { UndoButton } from './undo-button';
import { usePublishing } from './use-publishing';

const ShareDialog = lazy(() =>
  import('@/editor/share/share-dialog').then(({ ShareDialog }) => ({ default: ShareDialog })),
);

/** Returns a function that moves the text to the trash and opens the list, which offers to undo it. */
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
    void navigate(listAddress(definition.listPath));
    const undo = () => untrashText(definition.table, state.row.id).then(tell);
    toast({
      title: t('done.trashed', { title: textOf(values, 'title') || t('untitled') }),
      action: <UndoButton onUndo={() => void undo()} />,
    });
  };
}

type Question = 'withdraw' | 'archive' | 'discard' | 'trash' | 'cancelChange';

/** Renders the menu of rarely used actions, each with a confirmation. */
export function MoreMenu() {
  const { t } = useTexts(editorKitMessages);
  const { definition, session, state, values, isBusy } = useEditing();
  const { withdrawText, discardChanges } = usePublishing();
  const moveToTrash = useTrash();
  const { data: change } = useQuery(scheduleQuery(definition.table, state?.row.id));
  const { mutateAsync: cancel, isPending: isCancelling } = useCancelChange(definition.table);
  const [question, setQuestion] = useState<Question>();
  const [isSharing, setSharing] = useState(false);
  if (!state) return null;
  const { status } = state.row;
  const title = textOf(values, 'title') || t('untitled');
  const answers = {
    withdraw: { label: t('unpublish'), run: () => withdrawText('draft') },
    archive: { label: t('archive'), run: () => withdrawText('archived') },
    discard: { label: t('discardConfirm'), run: discardChanges },
    trash: { label: t('toTrash'), run: moveToTrash },
    cancelChange: {
      label: t('cancelChange'),
      run: async () => {
        await cancel(state.row.id);
        toast({ title: t('done.changeCancelled') });
      },
    },
  };
  // Save first, because the link shows the saved draft.
  const share = async () => {
    if (await session.flush()) setSharing(true);
  };
  const answer = async () => {
    try {
      if (question) await answers[question].run();
    } catch {
      // The screen shows other errors.
      toast({ title: t('refusals.notCancelled'), variant: 'destructive' });
    }
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
          {isPublished(state.row) && (
            <DropdownMenuItem asChild>
              <a href={definition.publicPath(state.row.slug)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                {t('viewPublic')}
              </a>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void share()}>
            <Share2 aria-hidden />
            {t('share')}
          </DropdownMenuItem>
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
          {change && (
            <DropdownMenuItem onSelect={() => setQuestion('cancelChange')}>
              <CalendarX2 aria-hidden />
              {t('cancelChange')}
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
      <Suspense fallback={null}>
        {isSharing && (
          <ShareDialog table={definition.table} id={state.row.id} onClose={() => setSharing(false)} />
        )}
      </Suspense>
      {question && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          title={t(`${question}Title`, { title })}
          message={t(`${question}Hint`)}
          confirmLabel={answers[question].label}
          tone={question === 'trash' || question === 'discard' ? 'danger' : 'primary'}
          isPending={isBusy || isCancelling}
          onConfirm={() => void answer()}
        />
      )}
    </>
  );
}
