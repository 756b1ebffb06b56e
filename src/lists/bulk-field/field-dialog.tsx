import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form';
import { FailureNotice } from '@/ui/failure-notice';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { DraftNotice } from '@/drafts/draft-notice';
import { useDraft } from '@/drafts/use-draft';
import { useTypedDraft, type TypedDraft } from '@/drafts/use-typed-draft';
import type { Json } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TableName } from '@/lib/rows';
import { undoPart } from '@/lists/bulk/bulk-change';
import type { BulkWork } from '@/lists/bulk/use-bulk-work';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { FormValues } from '@/forms/resource/row-values';
import { CheckedRows } from './checked-rows';
import { holdingRows, setPart } from './field-calls';
import { bulkFieldMessages } from './messages';
import { blankOf, type ManyField } from './offered-fields';

/** Name of the form field with the chosen column; no table has a column of this name. */
const FIELD = 'chosen';

interface FieldDialogProps {
  table: TableName;
  fields: readonly ManyField[];
  ids: readonly string[];
  work: BulkWork;
  onClose: () => void;
}

/**
 * Renders the dialog that asks for a field and its value, previews how many rows change, and changes them.
 */
export function FieldDialog({ table, fields, ids, work, onClose }: FieldDialogProps) {
  const { t } = useTexts(bulkFieldMessages, resourceKitMessages, commonMessages);
  const { find } = useTexts(resourceKitMessages);
  const formId = useId();
  const blank: FormValues = {
    ...Object.fromEntries(fields.map(({ field }) => [field.column, blankOf(field)])),
    [FIELD]: fields.length === 1 ? fields[0]?.field.column : '',
  };
  const { found, keep } = useDraft(`bulk-field:${table}`, 'browser');
  const [draft] = useState(() => found?.value as TypedDraft<null, FormValues> | undefined);
  const fieldOf = (column: unknown) => fields.find(({ field }) => field.column === column);

  const resolver: Resolver<FormValues> = (values, context, options) => {
    const chosen = fieldOf(values[FIELD]);
    if (!chosen) return { values: {}, errors: { [FIELD]: { type: 'required', message: 'required' } } };
    const schema = resourceSchema({ fields: [chosen.field], rules: [] });
    return zodResolver(schema)(values, context, options);
  };
  const form = useForm<FormValues>({ defaultValues: { ...blank, ...draft?.values }, resolver });
  const { errors, isDirty } = form.formState;
  const isRestored = draft !== undefined && found !== null;
  const guard = useTypedDraft({ subscribe: form.subscribe, isDirty }, { keep, base: null, isRestored });

  const typed = useWatch({ control: form.control });
  const chosen = fieldOf(typed[FIELD]);
  const column = chosen?.field.column ?? '';
  const asked = JSON.stringify([column, typed[column]]);
  const check = useMutation({
    mutationFn: async ({ field, value }: { field: string; value: Json; asked: string }) =>
      holdingRows({ table, field, value }, ids),
  });
  /** Rows that already have the value; undefined once the value differs from the checked one. */
  const held = check.variables?.asked === asked ? check.data : undefined;
  const changing = held ? ids.length - held.length : 0;
  const [failure, setFailure] = useState<unknown>();

  const change = ({ field, label }: ManyField, value: Json) => {
    const wanted = { table, field: field.column, value };
    work
      .run({
        label: t('title', { count: ids.length }),
        ids,
        change: (part, key) => setPart(wanted, part, key),
        undo: (lines, key) => undoPart(table, lines, key),
        done: (count) => t('done', { count, field: label }),
        close: (isDone) => {
          if (isDone) {
            guard.release();
            keep(undefined);
          }
          onClose();
        },
      })
      .catch(setFailure);
  };
  const isPending = check.isPending || work.isPending;
  const submit = form.handleSubmit((values) => {
    if (!chosen || isPending) return;
    setFailure(undefined);
    const field = chosen.field.column;
    // The schema returns a valid column value.
    const value = values[field] as Json;
    if (changing > 0) change(chosen, value);
    else check.mutate({ field, value, asked });
  });

  const problem = failure ?? (check.variables?.asked === asked ? check.error : undefined);
  const say = (error: unknown) => {
    const { code, message, kind } = toAppError(error);
    return (code === 'P0001' && find(`refusals.${message}`)) || t(`resourceKit:reasons.${kind}`);
  };
  if (work.isLong) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { count: ids.length })}
      description={t('hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending}>
            {changing > 0 ? t('apply', { count: changing }) : t('check')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
          <DraftNotice
            restored={{
              restoredAt: isRestored ? found.savedAt : undefined,
              discard: () => {
                form.reset(blank);
                keep(undefined);
              },
            }}
          />
          <Field
            label={t('field')}
            required
            error={errors[FIELD] ? t('resourceKit:errors.badChoice') : undefined}
          >
            <Select {...form.register(FIELD)}>
              <option value="">{t('resourceKit:choose')}</option>
              {fields.map(({ field, label }) => (
                <option key={field.column} value={field.column}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {chosen && <div key={chosen.field.column}>{chosen.input}</div>}
          {held && (
            <CheckedRows held={held} changing={changing} isEmptied={check.variables?.value === null} />
          )}
          {problem !== undefined && problem !== null && (
            <FailureNotice
              of={problem}
              title={failure === undefined ? t('checkFailed') : t('resourceKit:changeFailed')}
            >
              {say(problem)}
            </FailureNotice>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
