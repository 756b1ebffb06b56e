import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { Pencil, Trash2, Languages, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DemoMark } from '@/ui/demo-badge';
import { SelectBox } from '@/ui/select-box';
import { Badge } from '@/ui/controls/badge';
import { IconButton } from '@/ui/controls/icon-button';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import { resourceKitMessages } from '@/forms/resource/messages';
import { textIn, useRowTitle } from '@/forms/resource/resource-texts';
import { type KitRow, completeness } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { choiceField } from '@/forms/resource/row-groups';
import { useList } from './list-context';
import { DragHandle } from './drag-handle';
import { RowToggle } from './row-toggle';

/** Below a row's title: the values shown in the list, and missing translations. */
function RowSummary({ row }: { row: KitRow }) {
  const { t } = useTexts(resourceKitMessages);
  const { resource, show, rowNote: Note, demoRows } = useList();
  const spoken = useLanguage();
  const above = resource.tree && choiceField(resource, resource.tree.parent);
  // Its parent is in the trash.
  const isStray = above && row[above.column] !== null && show(above, row[above.column]) === '';
  const values = resource.fields
    .filter((field) => field.inList && field.kind !== 'toggle' && field.column !== resource.titleColumn)
    .map((field) => ({
      column: field.column,
      ...(field.localized
        ? textIn(row, field.column, spoken)
        : { text: show(field, row[field.column]), lang: undefined }),
    }))
    .filter(({ text }) => text !== '');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-muted empty:hidden">
      {values.map(({ column, text, lang }) => (
        <span key={column} lang={lang}>
          {text}
        </span>
      ))}
      {isStray && (
        <Badge tone="warning" icon={<Unlink aria-hidden />}>
          {t('parentMissing')}
        </Badge>
      )}
      {CONTENT_LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map((each) => {
        const written = completeness(resource.fields, row, each);
        return (
          written.filled < written.total && (
            <Badge key={each} tone="warning" icon={<Languages aria-hidden />}>
              {t('written', { language: languageName(each, spoken), ...written })}
            </Badge>
          )
        );
      })}
      {demoRows.has(row.id) && <DemoMark />}
      {Note && <Note row={row} />}
    </div>
  );
}

interface ResourceRowProps {
  row: KitRow;
  /** False if the order is fixed. */
  canSort: boolean;
  /** Child rows in a tree. */
  children?: ReactNode;
}

export function ResourceRow({ row, canSort, children }: ResourceRowProps) {
  const { t } = useTexts(resourceKitMessages, bulkMessages);
  const { resource, canEdit, onRemove, selection } = useList();
  const { toRow } = useScreenAddress();
  const { text, lang } = useRowTitle(resource)(row);
  const { setNodeRef, transform, transition, isDragging, ...drag } = useSortable({
    id: row.id,
    attributes: { roleDescription: t('sortable') },
  });
  const toggles = resource.fields.filter((field) => field.kind === 'toggle' && field.inList);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('relative', isDragging && 'z-10 bg-surface-raised shadow-overlay')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:flex-nowrap">
        {selection && (
          <SelectBox
            label={t('bulk:selectRow', { title: text })}
            isChosen={selection.has(row.id)}
            onChange={(isChosen) => selection.set([row.id], isChosen)}
          />
        )}
        {canSort && <DragHandle label={t('drag', { title: text })} {...drag} />}
        <div className="min-w-0 flex-1 basis-40 space-y-1 wrap-anywhere">
          <Link
            to={toRow(row.id)}
            lang={lang}
            data-row={row.id}
            className="block py-0.5 font-semibold hover:text-primary hover:underline"
          >
            {text}
          </Link>
          <RowSummary row={row} />
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
          {toggles.map((field) => (
            <RowToggle
              key={field.column}
              resource={resource}
              row={row}
              column={field.column}
              canEdit={canEdit}
            />
          ))}
          {canEdit && (
            <>
              <Link
                to={toRow(row.id)}
                aria-label={t('edit', { title: text })}
                title={t('edit', { title: text })}
                className="inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
              >
                <Pencil aria-hidden className="size-5" />
              </Link>
              <IconButton label={t('remove', { title: text })} onClick={() => onRemove(row)}>
                <Trash2 aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
