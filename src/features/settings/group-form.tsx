import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { groupSchema, settingGroups, type FormValues, type GroupName, type SettingField } from './groups';
import { reasonOf } from './queries';
import { SettingInput } from './setting-input';
import { useSaveGroup } from './use-save-group';
import { toForm, type SettingsRow } from './values';

interface GroupFormProps {
  name: GroupName;
  row: SettingsRow;
  onDirty: (name: GroupName, isDirty: boolean) => void;
  /** What the values will look like on the site. */
  preview?: (values: FormValues) => ReactNode;
}

/** One part of the settings, saved by itself. */
export function GroupForm({ name, row, onDirty, preview }: GroupFormProps) {
  const { t } = useTranslation('settings');
  const fields: readonly SettingField[] = settingGroups[name];
  const { base, failure, theirs, save, continueFrom } = useSaveGroup(fields, row);
  const { register, handleSubmit, formState, reset, control } = useForm<FormValues>({
    // The schema is made of the group's own keys.
    resolver: zodResolver(groupSchema(fields)) as never,
    defaultValues: toForm(fields, base),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const values = useWatch({ control });
  useEffect(() => onDirty(name, isDirty), [name, isDirty, onDirty]);

  const saveOn = (on?: SettingsRow) =>
    handleSubmit(async (checked) => {
      if (!(await save(checked, on))) return;
      reset(checked);
      toast({ title: t('saved', { group: t(`group.${name}`) }) });
    });
  const takeTheirs = (newer: SettingsRow) => {
    continueFrom(newer);
    reset(toForm(fields, newer));
  };

  return (
    <Card asChild>
      <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id={`${name}-title`} className="text-lg">
              {t(`group.${name}`)}
            </h2>
            {isDirty && <Badge tone="warning">{t('unsaved')}</Badge>}
          </div>
          <p className="max-w-prose text-sm text-text-muted">{t(`hint.${name}`)}</p>
        </div>
        <form noValidate onSubmit={(event) => void saveOn()(event)} className="space-y-5">
          {failure && (
            <Notice tone="danger" live="assertive" title={theirs ? t('collision') : t('saveFailed')}>
              <p>{theirs ? t('collisionHint') : t(`reason.${reasonOf(failure)}`)}</p>
              {theirs && (
                <div className="flex flex-wrap gap-2 pt-1">
                  <Button size="sm" variant="secondary" onClick={() => takeTheirs(theirs)}>
                    {t('useTheirs')}
                  </Button>
                  <Button size="sm" variant="secondary" onClick={() => void saveOn(theirs)()}>
                    {t('keepMine')}
                  </Button>
                </div>
              )}
            </Notice>
          )}
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {fields.map((field) => (
              <SettingInput
                key={field.key}
                field={field}
                register={register}
                wrong={errors[field.key]?.message}
              />
            ))}
          </div>
          {preview?.({ ...toForm(fields, base), ...(values as FormValues) })}
          <Button type="submit" isPending={isSubmitting}>
            {t('save')}
          </Button>
        </form>
      </section>
    </Card>
  );
}
