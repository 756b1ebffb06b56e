import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileX2, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { ScreenHeader } from '@/ui/page-header';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { listAddress } from '@/session/list-addresses';
import type { TextDefinition } from './define-editor';
import { editorKitMessages } from './messages';
import type { TextRow, TextTable } from './text';
import { readText, untrashText } from './session/text-calls';
import { TextEditor } from './text-editor';

type By = { id: string } | { slug: string };

/** Reads a text once, never from the cache; from then on its session holds the state. */
const textQuery = (table: TextTable, by: By) =>
  queryOptions({
    queryKey: ['text', table, by] as const,
    queryFn: ({ signal }) => readText(table, by, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { table, silent: true },
  });

const useText = (table: TextTable, by: By) => useQuery(textQuery(table, by));

interface EditScreenProps {
  definition: TextDefinition;
  by: By;
}

/**
 * Loads an existing text for editing. Shows a message if it was deleted, is in the trash, or failed to load.
 */
export function EditScreen({ definition, by }: EditScreenProps) {
  const { t } = useTexts(editorKitMessages);
  const text = useText(definition.table, by);
  if (text.data && !text.data.row.deleted_at) {
    return <TextEditor key={text.data.row.id} definition={definition} state={text.data} initial={{}} />;
  }
  return (
    <>
      <ScreenHeader title={t('heading')} />
      <TextUnavailable definition={definition} text={text} />
    </>
  );
}

/** Renders the loading, missing and failed states in place of the editor. */
function TextUnavailable({
  definition,
  text,
}: {
  definition: TextDefinition;
  text: ReturnType<typeof useText>;
}) {
  const { t } = useTexts(editorKitMessages);
  const { data, isFetching, isError, refetch } = text;
  if (isError)
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <EditSkeleton />;
  const back = (
    <Button asChild variant="secondary">
      <Link to={listAddress(definition.listPath)}>{t('back')}</Link>
    </Button>
  );
  if (data === null)
    return <EmptyState icon={<FileX2 />} title={t('missing')} message={t('missingHint')} action={back} />;
  return <TrashedText definition={definition} row={data.row} onRestored={() => void refetch()} />;
}

interface TrashedTextProps {
  definition: TextDefinition;
  row: TextRow;
  onRestored: () => void;
}

function TrashedText({ definition, row, onRestored }: TrashedTextProps) {
  const { t } = useTexts(editorKitMessages);
  const queryClient = useQueryClient();
  const restore = async () => {
    await untrashText(definition.table, row.id);
    await queryClient.invalidateQueries({ queryKey: [definition.table] });
    toast({ title: t('done.untrashed') });
    onRestored();
  };
  return (
    <EmptyState
      icon={<Trash2 />}
      title={t('trashed')}
      message={`“${row.title}”. ${t('trashedHint')}`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild variant="secondary">
            <Link to={listAddress(definition.listPath)}>{t('back')}</Link>
          </Button>
          <Button onClick={() => void restore()}>{t('restoreFromTrash')}</Button>
        </div>
      }
    />
  );
}

function EditSkeleton() {
  const { t } = useTexts(editorKitMessages);
  return (
    <Loading label={t('loading')} className="space-y-6">
      <Skeleton className="h-20 w-full" />
      <div className="grid gap-8 xl:grid-cols-2">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full max-xl:hidden" />
      </div>
    </Loading>
  );
}
