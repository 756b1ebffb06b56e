import { zodResolver } from '@hookform/resolvers/zod';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { DraftNotice } from '@/drafts/draft-notice';
import { paths } from '@/config/paths';
import { useDraft } from '@/drafts/use-draft';
import { useTypedDraft, type TypedDraft } from '@/drafts/use-typed-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ReplacedValue } from '@/lists/stale/queries';
import { StaleTexts } from '@/lists/stale/stale-texts';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { SaveFailure } from '@/forms/resource/save-failure';
import { rebaseForm } from '@/forms/resource/use-save-over';
import { settingSectionOf, type SettingsFormValues, type SettingField, type SettingsTable } from './groups';
import { settingsMessages } from './messages';
import { SettingInput } from './setting-input';
import { replacedValues } from './old-values';
import { reasonOf } from './queries';
import { useSaveGroup } from './use-save-group';
import { toColumns, toForm, type SettingsRow } from './values';

/** Renders a preview of the values; `draft` is the row as it would be saved. */
export type Preview = (values: SettingsFormValues, draft: SettingsRow) => ReactNode;

interface SettingsFormProps {
  table: SettingsTable;
  /** Unique id of the form. */
  name: string;
  /** Name of the section, for the toast. */
  title: string;
  fields: readonly SettingField[];
  row: SettingsRow;
  /** Called when the form becomes dirty or clean. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  preview?: Preview | undefined;
  /** Values that a reset restores. */
  defaults?: SettingsFormValues | undefined;
  children?: ReactNode;
}

type Draft = TypedDraft<SettingsRow, SettingsFormValues>;

/**
 * Returns true if a navigation leaves the settings. Drafts survive a change of section, which stays mounted,
 * and are shared with the set-up assistant.
 */
const isLeft = (_: unknown, { pathname }: { pathname: string }) =>
  !pathname.startsWith(`${paths.admin.settings}/`) && pathname !== paths.admin.assistant;

/**
 * Renders a form for some columns of a row, saved separately. Input survives failures, conflicting saves and
 * an expired session.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { table, name, title, fields, row, onDirty, preview, defaults, children } = props;
  const { t } = useTexts(settingsMessages);
  const { found, keep } = useDraft(`settings:${name}`, 'browser');
  const [draft] = useState(() => (found ? (found.value as Draft) : undefined));
  const { base, failure, theirs, save, continueFrom } = useSaveGroup(table, fields, draft?.base ?? row);
  const section = settingSectionOf(table, fields);
  const form = useForm<SettingsFormValues>({
    // The schema is derived from the columns of the group.
    resolver: zodResolver(resourceSchema(section)) as never,
    defaultValues: toForm(fields, base),
  });
  const { reset, setValue, control } = form;
  const { isDirty, isSubmitting } = form.formState;
  const [old, setOld] = useState<readonly ReplacedValue[]>([]);
  const opened = toForm(fields, base);
  const values = { ...opened, ...(useWatch({ control }) as SettingsFormValues) };
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const restore = (wanted: SettingsFormValues) => {
    for (const { column } of fields)
      setValue(column, wanted[column] ?? '', { shouldDirty: true, shouldValidate: true });
  };
  const recover = useEffectEvent(() => draft && restore(draft.values));
  useEffect(() => void recover(), []);
  // After the draft was restored: earlier form values are not a draft.
  useTypedDraft({ subscribe: form.subscribe, isDirty }, { keep, base, isLeft });

  const continueWith = (next: SettingsRow) => {
    continueFrom(next);
    reset(toForm(fields, next));
  };
  const saveOn = (on: SettingsRow) =>
    form.handleSubmit(async (checked) => {
      const saved = await save(checked, on);
      if (!saved) return;
      // Not the submitted values: the database assigns a version to a changed notice.
      continueWith(saved);
      setOld(replacedValues(fields, toForm(fields, on), toForm(fields, saved)));
      toast({ title: t('saved', { group: title }) });
    });
  const keepMine = (newer: SettingsRow) => {
    const columns = fields.map(({ column }) => column);
    rebaseForm(form, columns, opened, toForm(fields, newer));
    continueFrom(newer);
    void saveOn(newer)();
  };
  const isDefault = !defaults || fields.every(({ column }) => values[column] === defaults[column]);

  const discard = () => {
    continueWith(row);
    keep(undefined);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void saveOn(base)(event)}
      // Scroll focused fields above the sticky bar, not behind it.
      className="space-y-5 [&_:is(input,select,textarea)]:scroll-mb-28"
    >
      <DraftNotice restored={{ restoredAt: isDirty ? found?.savedAt : undefined, discard }} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormProvider {...form}>
          {fields.map((field) => (
            <SettingInput key={field.column} section={section} field={field} />
          ))}
        </FormProvider>
      </div>
      {children}
      {preview?.(values, { ...base, ...toColumns(fields, base, values) })}
      {/* Sticky while there is something to save or report, because the form is longer than the screen. */}
      <div
        className={clsx(
          'space-y-3',
          (isDirty || failure) &&
            'sticky bottom-0 z-10 -mx-2 border-t border-border bg-surface-raised px-2 py-3',
        )}
      >
        {old.length > 0 && <StaleTexts changed={old} />}
        {failure && (
          <SaveFailure
            resource={section}
            failure={failure}
            reason={t(`reason.${reasonOf(failure)}`)}
            collision={theirs && { opened, theirs: toForm(fields, theirs), mine: values }}
            onUseTheirs={() => theirs && continueWith(theirs)}
            onKeepMine={() => theirs && keepMine(theirs)}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isPending={isSubmitting}>
            {t('save')}
          </Button>
          {defaults && !isDefault && (
            <Button variant="secondary" onClick={() => restore(defaults)}>
              {t('restoreDefault')}
            </Button>
          )}
          {isDirty && <Badge tone={failure ? 'danger' : 'warning'}>{t('unsaved')}</Badge>}
        </div>
      </div>
    </form>
  );
}
