import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import { resourceKitMessages } from './messages';
import { changedColumns, columnsOf, valueAt, type FormValues } from './row-values';
import { useShownValue } from './shown-value';
import { useFieldLabel } from './field-label';

export interface Versions {
  /** Values of the version that the form was opened with. */
  opened: Readonly<FormValues>;
  theirs: Readonly<FormValues>;
  mine: Readonly<FormValues>;
}

/**
 * Lists the fields that another user has changed, with both values for fields that were also changed here.
 */
export function NewerVersion({ resource, opened, theirs, mine }: Versions & { resource: ShownFields }) {
  const { t } = useTexts(resourceKitMessages);
  const labelOf = useFieldLabel(resource);
  const show = useShownValue(resource);
  const isChanged = (column: string, values: Readonly<FormValues>) =>
    changedColumns([column], opened, values).length > 0;
  return (
    <dl aria-label={t('theirChanges')} className="space-y-2 pt-1">
      {resource.fields
        .flatMap((field) => columnsOf(field).map((column) => ({ field, column })))
        .filter(({ column }) => isChanged(column, theirs))
        .map(({ field, column }) => (
          <div key={column}>
            <dt className="text-xs text-text-muted">{labelOf(field, column)}</dt>
            <dd className="break-words">{show(field, valueAt(theirs, column)) || t('blank')}</dd>
            {isChanged(column, mine) && (
              <dd className="font-semibold break-words">
                {t('yours', { value: show(field, valueAt(mine, column)) || t('blank') })}
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
