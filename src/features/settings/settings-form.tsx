import { zodResolver } from '@hookform/resolvers/zod';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { DraftNotice } from '@/drafts/draft-notice';
import { paths } from '@/config/paths';
import { useDraft } from '@/drafts/use-draft';
import { useTypedDraft, type TypedDraft } from '@/drafts/use-typed-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import type { OldValue } from '@/lists/stale/queries';
import { StaleTexts } from '@/lists/stale/stale-texts';
import { groupSchema } from './checks';
import type { FormValues, SettingField } from './groups';
import { settingsMessages } from './messages';
import { SaveFailure, type Collision } from './settings-save-failure';
import { SettingInput } from './setting-input';
import { oldValues } from './old-values';
import { useSaveGroup, type SettingsTable } from './use-save-group';
import { changedFields, mergedOver, toColumns, toForm, type SettingsRow } from './values';

/** Renders a preview of the values; `draft` is the row as it would be saved. */
export type Preview = (values: FormValues, draft: SettingsRow) => ReactNode;

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
  defaults?: FormValues | undefined;
  children?: ReactNode;
}

type Draft = TypedDraft<SettingsRow, FormValues>;

/**
 * Returns whether a navigation leaves the settings. Sections stay mounted when another is opened, and the
 * assistant shares their drafts.
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
  const { register, handleSubmit, formState, reset, setValue, subscribe, control } = useForm<FormValues>({
    // The schema is derived from the keys of the group.
    resolver: zodResolver(groupSchema(fields)) as never,
    defaultValues: toForm(fields, base),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [old, setOld] = useState<readonly OldValue[]>([]);
  const values = { ...toForm(fields, base), ...(useWatch({ control }) as FormValues) };
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const restore = (wanted: FormValues) => {
    for (const field of fields)
      setValue(field.key, wanted[field.key] ?? '', { shouldDirty: true, shouldValidate: true });
  };
  const recover = useEffectEvent(() => draft && restore(draft.values));
  useEffect(() => void recover(), []);
  // After the draft was restored: earlier form values are not a draft.
  useTypedDraft({ subscribe, isDirty }, { keep, base, isLeft });

  const opened = toForm(fields, base);
  const saveOn = (on?: SettingsRow) =>
    handleSubmit(async (checked) => {
      const wanted = on ? mergedOver(fields, opened, checked, toForm(fields, on)) : checked;
      const saved = await save(wanted, on);
      if (!saved) return;
      // Not the submitted values: the database assigns a version to a changed notice.
      reset(toForm(fields, saved));
      setOld(oldValues(fields, opened, toForm(fields, saved)));
      toast({ title: t('saved', { group: title }) });
    });
  const takeTheirs = (newer: SettingsRow) => {
    continueFrom(newer);
    reset(toForm(fields, newer));
  };
  const collisionWith = (newer: SettingsRow): Collision => {
    const changed = changedFields(fields, opened, toForm(fields, newer));
    const mine = changedFields(fields, opened, values);
    return {
      theirs: toForm(fields, newer),
      mine: values,
      fields: changed,
      both: changed.filter((field) => mine.includes(field)),
      onTake: () => takeTheirs(newer),
      onKeep: () => void saveOn(newer)(),
    };
  };
  const isDefault = !defaults || fields.every((field) => values[field.key] === defaults[field.key]);

  const discard = () => {
    continueFrom(row);
    reset(toForm(fields, row));
    keep(undefined);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void saveOn()(event)}
      // Focused fields scroll above the sticky bar, not behind it.
      className="space-y-5 [&_:is(input,select,textarea)]:scroll-mb-28"
    >
      <DraftNotice restored={{ restoredAt: isDirty ? found?.savedAt : undefined, discard }} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <SettingInput
            key={field.key}
            field={field}
            register={register}
            control={control}
            wrong={errors[field.key]?.message}
          />
        ))}
      </div>
      {children}
      {preview?.(values, { ...base, ...toColumns(fields, base, values) })}
      {/* Sticky while there is something to save or to report, because the form is longer than the screen. */}
      <div
        className={clsx(
          'space-y-3',
          (isDirty || failure) &&
            'sticky bottom-0 z-10 -mx-2 border-t border-border bg-surface-raised px-2 py-3',
        )}
      >
        {old.length > 0 && <StaleTexts changed={old} />}
        {failure && <SaveFailure failure={failure} collision={theirs && collisionWith(theirs)} />}
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
