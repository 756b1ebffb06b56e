import { useQuery } from '@tanstack/react-query';
import { FileUp, List, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { ExportMenu } from '@/ui/file-export/export-menu';
import { LinkTabs } from '@/ui/link-tabs';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { listQuery, trashQuery } from '@/lib/rows';
import { useCan } from '@/session/profile';
import type { ShownResource } from '@/forms/resource/define-resource';
import { ResourceEditor } from '@/forms/resource/resource-editor';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { KitRow } from '@/forms/resource/row-values';
import { useResourceTexts } from '@/forms/resource/resource-texts';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { TableSkeleton } from '@/lists/table/table-skeleton';
import type { RowNote } from './resource-columns';
import { useListImport } from './list-import';
import { ResourceList } from './resource-list';
import { TrashList } from './trash-list';
import { useListExport } from './use-list-export';

interface ViewSwitchProps {
  listCount: number | undefined;
  trashCount: number | undefined;
}

/** Renders links between the list and its trash. */
function ViewSwitch({ listCount, trashCount }: ViewSwitchProps) {
  const { t } = useTexts(resourceKitMessages);
  const { isTrash, toList, toTrash } = useScreenAddress();
  const views = [
    { to: toList, isHere: !isTrash, icon: List, label: t('list'), count: listCount },
    { to: toTrash, isHere: isTrash, icon: Trash2, label: t('trash'), count: trashCount },
  ];
  return <LinkTabs label={t('views')} items={views} />;
}

interface ResourceScreenProps {
  resource: ShownResource;
  /** Rendered between the heading and the list. */
  lead?: ReactNode;
  /** Tabs of this and related lists. */
  siblings?: ReactNode;
  /** Rendered before the other actions, for users who may edit the list. */
  actions?: ReactNode;
  /** Rendered below a row's title. */
  rowNote?: RowNote;
  /** Rendered above the fields of the form; may watch its values with react-hook-form's useWatch. */
  formTop?: ReactNode;
  /** Called after each save with the previous version, or undefined for a new row. */
  onChanged?: (row: KitRow, was: KitRow | undefined) => void;
}

/**
 * Renders the back-office screen of a list: order, publishing, adding, editing, trash. Read-only for users
 * who may not edit it.
 */
export function ResourceScreen(props: ResourceScreenProps) {
  const { resource, lead, siblings, actions, rowNote, formTop, onChanged } = props;
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const canEdit = useCan(resource.editors);
  const address = useScreenAddress();
  const list = useQuery(listQuery(resource.table));
  const trash = useQuery(trashQuery(resource.table));
  const shown = address.isTrash ? trash : list;
  const exporting = useListExport(resource);
  const drawImport = useListImport(resource);
  if (drawImport && address.isImport && canEdit) return drawImport(resource);

  const add = canEdit && (
    <Button asChild>
      <Link to={address.toNew}>
        <Plus aria-hidden />
        {text('add')}
      </Link>
    </Button>
  );

  return (
    <>
      <ListHeader
        title={text('title')}
        purpose={text('purpose')}
        actions={
          canEdit && (
            <>
              {actions}
              {resource.isLong && <ExportMenu {...exporting} />}
              {drawImport && (
                <Button asChild variant="secondary">
                  <Link to={address.toImport}>
                    <FileUp aria-hidden />
                    {t('import')}
                  </Link>
                </Button>
              )}
              {add}
            </>
          )
        }
      />
      {lead && <div className="mb-4 space-y-4 empty:hidden">{lead}</div>}
      <div className="space-y-4">
        {!canEdit && <Notice>{t('readOnly')}</Notice>}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 *:min-w-0">
          {siblings}
          <ViewSwitch listCount={list.data?.length} trashCount={trash.data?.length} />
        </div>
        {shown.isPending ? (
          <TableSkeleton columns={3} />
        ) : shown.isError ? (
          <ErrorState
            title={t('loadFailed')}
            message={t(`reasons.${toAppError(shown.error).kind}`)}
            onRetry={() => void shown.refetch()}
            isRetrying={shown.isFetching}
          />
        ) : address.isTrash ? (
          <TrashList resource={resource} rows={shown.data} canEdit={canEdit} />
        ) : (
          <ResourceList resource={resource} rows={shown.data} canEdit={canEdit} add={add} rowNote={rowNote} />
        )}
      </div>
      {list.data && address.open && (
        <ResourceEditor
          key={address.open}
          resource={resource}
          rows={list.data}
          id={address.open}
          canEdit={canEdit}
          formTop={formTop}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
