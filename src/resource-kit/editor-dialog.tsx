import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Language } from '@/lib/i18n/i18n';
import type { Resource } from './define-resource';
import { ResourceForm } from './resource-form';
import { resourceSchema } from './resource-schema';
import { useResourceTexts, useRowTitle } from './resource-texts';
import { columnsOf, isEnglish, toFormValues, valueAt, type FormValues, type KitRow } from './row-values';
import { SaveFailure } from './save-failure';
import { useDraft, useKeepDraft } from './use-draft';
import { useResourceSave } from './use-resource-save';
import { useSaveShortcut } from './use-save-shortcut';
import { useUnsavedGuard } from './use-unsaved-guard';

interface EditorDialogProps {
  resource: Resource;
  /** The row as it was opened; without it one is added. */
  row: KitRow | undefined;
  canEdit: boolean;
  formTop?: ReactNode;
  /** What a new row holds besides what the form asks: the row it belongs to. */
  fixed?: Readonly<FormValues>;
  onClose: () => void;
  /** Instead of closing: where the way leads from a row that was saved. */
  onSaved?: (row: KitRow) => void;
}

/** Adds or changes a row. Nothing typed is lost: not by a failed save, another's save, a closed tab or a lost session. */
export function EditorDialog({
  resource,
  row,
  canEdit,
  formTop,
  fixed,
  onClose: close,
  onSaved,
}: EditorDialogProps) {
  const { t } = useTranslation('resourceKit');
  const text = useResourceTexts(resource);
  const titleOf = useRowTitle(resource);
  const formId = useId();
  const firstInput = useRef<HTMLElement>(null);
  const [language, setLanguage] = useState<Language>('id');
  const { key, draft } = useDraft(`${resource.table}:${row?.id ?? 'new'}`);
  const form = useForm<FormValues>({
    defaultValues: draft?.values ?? toFormValues(resource.fields, row),
    resolver: zodResolver(resourceSchema(resource)),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const opened = draft?.base ?? row;
  const saving = useResourceSave(resource, opened);
  const isRecovered = draft !== undefined && saving.base === opened;
  const isUnsaved = isDirty || isRecovered;
  const guard = useUnsavedGuard(isUnsaved);
  useKeepDraft(key, () =>
    isUnsaved && !guard.isReleased() ? { base: saving.base ?? null, values: form.getValues() } : undefined,
  );

  const focusFirstBad = (errors: FieldErrors<FormValues>) => {
    const column = resource.fields.flatMap(columnsOf).find((each) => valueAt(errors, each));
    if (!column) return;
    // On narrow screens the field may be in the language that is not shown.
    flushSync(() => setLanguage(isEnglish(column) ? 'en' : 'id'));
    form.setFocus(column);
  };
  const save = (base: KitRow | undefined) =>
    form.handleSubmit(async (values) => {
      const saved = await saving.save(base ? values : { ...values, ...fixed }, base);
      if (!saved) return;
      toast({ title: t('saved') });
      guard.release();
      (onSaved ?? close)(saved);
    }, focusFirstBad)();
  const takeTheirs = (theirs: KitRow) => {
    form.reset(toFormValues(resource.fields, theirs));
    saving.continueFrom(theirs);
  };
  const submit = () => {
    if (!isSubmitting) void save(saving.base);
  };
  useSaveShortcut(canEdit ? submit : undefined);

  const title = row ? t(canEdit ? 'edit' : 'view', { title: titleOf(row).text }) : text('add');
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      size="xl"
      initialFocus={firstInput}
      footer={
        <>
          {saving.failure && (
            <SaveFailure
              resource={resource}
              failure={saving.failure}
              mine={form.getValues()}
              onUseTheirs={takeTheirs}
              onSaveOver={(base) => void save(base)}
            />
          )}
          {canEdit && <p className="me-auto self-center text-xs text-text-muted">{t('shortcut')}</p>}
          <Button variant="secondary" onClick={close}>
            {t('close')}
          </Button>
          {canEdit && (
            <Button type="submit" form={formId} isPending={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {isRecovered && <Notice className="mb-6">{t('recovered')}</Notice>}
      <FormProvider {...form}>
        {formTop}
        <ResourceForm
          // Inputs start over when another version is put into the form.
          key={saving.base?.updated_at}
          id={formId}
          resource={resource}
          readOnly={!canEdit}
          language={language}
          onLanguage={setLanguage}
          onSubmit={submit}
          firstInputRef={firstInput}
        />
      </FormProvider>
      {guard.dialog}
    </Dialog>
  );
}
