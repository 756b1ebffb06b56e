import { Pencil, Trash2, Languages, Unlink } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { DemoMark } from '@/ui/demo-badge';
import { SelectBox } from '@/ui/select-box';
import { Badge } from '@/ui/controls/badge';
import { IconButton } from '@/ui/controls/icon-button';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '@/config/languages';
import { useDemoRows } from '@/lib/demo-rows';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import type { ShownResource } from '@/forms/resource/define-resource';
import { resourceKitMessages } from '@/forms/resource/messages';
import { textIn, useRowTitle } from '@/forms/resource/resource-texts';
import { type KitRow, completeness } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { choiceField } from '@/forms/resource/row-groups';
import { useShownValue, type ShowValue } from '@/forms/resource/shown-value';
import { RowToggle } from './row-toggle';

/** Component below the title of each row. */
export type RowNote = ComponentType<{ row: KitRow }>;

interface RowParts {
  canEdit: boolean;
  isChoosing: boolean;
  rowNote: RowNote | undefined;
  onRemove: (row: KitRow) => void;
}

/** Returns the columns of a sorted list: checkbox while rows are being selected, entry, switches and buttons. */
export function useResourceColumns(resource: ShownResource, parts: RowParts): ListColumns<KitRow> {
  const { canEdit, isChoosing, rowNote, onRemove } = parts;
  const { t } = useTexts(resourceKitMessages, bulkMessages);
  const { toRow } = useScreenAddress();
  const titleOf = useRowTitle(resource);
  const show = useShownValue(resource);
  // Queried once for the list, because each query observer listens to every query.
  const demoRows = useDemoRows(resource.table);
  const toggles = resource.fields.filter((field) => field.kind === 'toggle' && field.inList);
  const select = listColumn<KitRow>('select', '', (row, { getIsSelected, toggleSelected }) => (
    <SelectBox
      label={t('bulk:selectRow', { title: titleOf(row).text })}
      isChosen={getIsSelected()}
      onChange={toggleSelected}
    />
  ));
  const entryOf = (row: KitRow) => {
    const { text, lang } = titleOf(row);
    return (
      <>
        <Link
          to={toRow(row.id)}
          lang={lang}
          data-row={row.id}
          className="block py-0.5 font-semibold hover:text-primary hover:underline"
        >
          {text}
        </Link>
        <RowSummary resource={resource} row={row} show={show} isDemo={demoRows.has(row.id)} note={rowNote} />
      </>
    );
  };
  const actionsOf = (row: KitRow) => {
    const title = titleOf(row).text;
    return (
      <>
        {toggles.map(({ column }) => (
          <RowToggle key={column} resource={resource} row={row} column={column} canEdit={canEdit} />
        ))}
        {canEdit && (
          <>
            <Link
              to={toRow(row.id)}
              aria-label={t('edit', { title })}
              title={t('edit', { title })}
              className="inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
            >
              <Pencil aria-hidden className="size-5" />
            </Link>
            <IconButton label={t('remove', { title })} onClick={() => onRemove(row)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </>
    );
  };
  return [
    ...(isChoosing ? [select] : []),
    listColumn('entry', '', entryOf, 'min-w-0 flex-1 basis-40 space-y-1 wrap-anywhere'),
    listColumn(
      'actions',
      '',
      actionsOf,
      'ms-auto flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap',
    ),
  ];
}

interface RowSummaryProps {
  resource: ShownResource;
  row: KitRow;
  show: ShowValue;
  isDemo: boolean;
  note: RowNote | undefined;
}

/** Renders the line below a row's title: the values shown in the list, and missing translations. */
function RowSummary({ resource, row, show, isDemo, note: Note }: RowSummaryProps) {
  const { t } = useTexts(resourceKitMessages);
  const uiLanguage = useLanguage();
  const above = resource.tree && choiceField(resource, resource.tree.parent);
  // The row's parent is in the trash.
  const isStray = above && row[above.column] !== null && show(above, row[above.column]) === '';
  const values = resource.fields
    .filter((field) => field.inList && field.kind !== 'toggle' && field.column !== resource.titleColumn)
    .map((field) => ({
      column: field.column,
      ...(field.localized
        ? textIn(row, field.column, uiLanguage)
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
              {t('written', { language: languageName(each, uiLanguage), ...written })}
            </Badge>
          )
        );
      })}
      {isDemo && <DemoMark />}
      {Note && <Note row={row} />}
    </div>
  );
}
