import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';
import { columnsOf, holdSame, toFormValues, valueAt, type FormValues, type KitRow } from './row-values';
import { useShownValue } from './shown-value';
import { useFieldLabel } from './field-label';

interface NewerVersionProps {
  resource: ShownResource;
  theirs: KitRow;
  mine: FormValues;
}

/** Lists the fields in which the newer version differs from the form. */
export function NewerVersion({ resource, theirs, mine }: NewerVersionProps) {
  const { t } = useTexts(resourceKitMessages);
  const labelOf = useFieldLabel(resource);
  const newer = toFormValues(resource.fields, theirs);
  const show = useShownValue(resource);
  const different = resource.fields
    .flatMap((field) => columnsOf(field).map((column) => ({ field, column })))
    .filter(({ column }) => !holdSame([column], newer, mine));
  return (
    <dl aria-label={t('theirs')} className="space-y-1 pt-1">
      {different.map(({ field, column }) => (
        <div key={column}>
          <dt className="text-xs text-text-muted">{labelOf(field, column)}</dt>
          <dd>{show(field, valueAt(newer, column)) || t('blank')}</dd>
        </div>
      ))}
    </dl>
  );
}
