import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { Link, type To } from 'react-router-dom';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { toast } from '@/ui/toast/toast';
import { DemoBadge } from '@/ui/demo-badge';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { DraftNotice } from '@/drafts/draft-notice';
import { draftKitMessages } from '@/drafts/messages';
import { useDraft } from '@/drafts/use-draft';
import { useTypedDraft, type TypedDraft } from '@/drafts/use-typed-draft';
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { columnLanguage } from '@/lib/content-languages';
import { useDemoRows } from '@/lib/demo-rows';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveShortcut } from '@/lib/use-save-shortcut';
import { HistoryButton } from '@/forms/history/history-button';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';
import { useResourceTexts, useRowTitle } from './resource-texts';
import { columnsOf, toFormValues, valueAt, type FormValues, type KitRow } from './row-values';
import { copyOf } from './copy-of';
import { NeighbourLinks, type Neighbours } from './neighbour-links';
import { ResourceForm } from './resource-form';
import { resourceSchema } from './resource-schema';
import { SaveFailure } from './save-failure';
import { useResourceSave } from './use-resource-save';
import { rebaseForm } from './use-save-over';

type Draft = TypedDraft<KitRow | null, FormValues>;

interface EditorDialogProps {
  resource: ShownResource;
  /** Row as it was when the form was opened; undefined for a new row. */
  row: KitRow | undefined;
  /** Row to copy initial values from. */
  copied?: KitRow | undefined;
  /** URL of the form for a copy of this row. */
  toCopy?: To | undefined;
  /** Previous and next entries in the list. */
  neighbours?: Neighbours | undefined;
  canEdit: boolean;
  /** True if the row can no longer be edited; `formTop` shows the reason. Editors can still copy the row. */
  isLocked?: boolean | undefined;
  formTop?: ReactNode;
  /** Values of a new row that have no input, such as the row it belongs to. */
  fixed?: Readonly<FormValues>;
  onClose: () => void;
  /** Called after a save, in place of closing the dialog. */
  onSaved?: (row: KitRow) => void;
  /** Called after each save with the previous version, or undefined for a new row. */
  onChanged?: ((row: KitRow, was: KitRow | undefined) => void) | undefined;
}

/**
 * Renders the dialog that adds or edits a row. Input survives a failed save, a conflict, a closed tab and an
 * expired session.
 */
export function EditorDialog({
  resource,
  row,
  copied,
  toCopy,
  neighbours,
  canEdit,
  isLocked = false,
  formTop,
  fixed,
  onClose: close,
  onSaved,
  onChanged,
}: EditorDialogProps) {
  const { t } = useTexts(resourceKitMessages, draftKitMessages);
  const text = useResourceTexts(resource);
  const titleOf = useRowTitle(resource);
  const formId = useId();
  const firstInput = useRef<HTMLElement>(null);
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  // The fixed values are part of the draft's name: a certificate started for one company must not appear for
  // another.
  const stored = useDraft(
    [resource.table, row?.id ?? (copied ? `copy-${copied.id}` : 'new'), ...Object.values(fixed ?? {})].join(
      ':',
    ),
    'browser',
  );
  const { keep } = stored;
  const found = isLocked ? null : stored.found;
  const isEditable = canEdit && !isLocked;
  const [draft] = useState(() => (found ? (found.value as Draft) : undefined));
  const form = useForm<FormValues>({
    // Fields added to the form since the draft was stored take their values from the row.
    defaultValues: {
      ...(copied ? copyOf(resource, copied) : toFormValues(resource.fields, row)),
      ...draft?.values,
    },
    resolver: zodResolver(resourceSchema(resource)),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const opened = draft?.base ?? row;
  const saving = useResourceSave(resource, opened);
  const isRecovered = found !== null && saving.base === opened;
  const isUnsaved = isDirty || isRecovered;
  const guard = useTypedDraft(
    { subscribe: form.subscribe, isDirty },
    { keep, base: saving.base ?? null, isRestored: isRecovered },
  );

  const focusFirstBad = (errors: FieldErrors<FormValues>) => {
    const column = resource.fields.flatMap(columnsOf).find((each) => valueAt(errors, each));
    if (!column) return;
    // On narrow screens, the field may belong to the hidden language.
    flushSync(() => setLanguage(columnLanguage(column)));
    form.setFocus(column);
  };
  const save = (base: KitRow | undefined) =>
    form.handleSubmit(async (values) => {
      const saved = await saving.save(base ? values : { ...values, ...fixed }, base);
      if (!saved) return;
      toast({ title: t('saved') });
      guard.release();
      keep(undefined);
      onChanged?.(saved, opened);
      (onSaved ?? close)(saved);
    }, focusFirstBad)();
  const { theirs } = saving;
  const valuesOf = (each: KitRow | undefined) => toFormValues(resource.fields, each);
  const takeTheirs = () => {
    form.reset(valuesOf(theirs));
    saving.continueFrom(theirs);
    keep(undefined);
  };
  const keepMine = () => {
    const columns = resource.fields.flatMap(columnsOf);
    rebaseForm(form, columns, valuesOf(saving.base), valuesOf(theirs));
    saving.continueFrom(theirs);
    void save(theirs);
  };
  const discard = () => {
    form.reset(copied ? copyOf(resource, copied) : toFormValues(resource.fields, row));
    saving.continueFrom(row);
    keep(undefined);
  };
  const submit = () => {
    if (!isSubmitting) void save(saving.base);
  };
  useSaveShortcut(isEditable ? submit : undefined);

  const isDemo = useDemoRows(resource.table).has(row?.id ?? '');
  const title = row ? t(isEditable ? 'edit' : 'view', { title: titleOf(row).text }) : text('add');
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      size="xl"
      initialFocus={firstInput}
      footer={
        <>
          {saving.isUnknown && <UnknownOutcome isAsking={isSubmitting} onCheck={submit} />}
          {saving.failure && !saving.isUnknown && (
            <SaveFailure
              resource={resource}
              failure={saving.failure}
              collision={
                theirs && { opened: valuesOf(saving.base), theirs: valuesOf(theirs), mine: form.getValues() }
              }
              onUseTheirs={takeTheirs}
              onKeepMine={keepMine}
              onSaveAsNew={() => void save(undefined)}
            />
          )}
          {isEditable && (
            <p className="me-auto self-center text-xs text-text-muted">
              {isUnsaved ? (
                <Badge tone={saving.failure ? 'danger' : 'warning'}>{t('draftKit:unsaved')}</Badge>
              ) : (
                <span className="max-sm:hidden">{t('shortcut')}</span>
              )}
            </p>
          )}
          {row && isDemo && <DemoBadge />}
          {row && <HistoryButton table={resource.table} id={row.id} title={titleOf(row).text} />}
          {canEdit && toCopy && !isUnsaved && (
            <Button asChild variant="ghost">
              <Link to={toCopy}>
                <Copy aria-hidden />
                {/* Three rows of buttons would take too much of a phone's screen. */}
                <span className="max-sm:sr-only">{t('copy')}</span>
              </Link>
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {t('close')}
          </Button>
          {isEditable && (
            <Button type="submit" form={formId} isPending={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {neighbours && !isUnsaved && <NeighbourLinks {...neighbours} />}
      <DraftNotice
        restored={{ restoredAt: isRecovered ? found.savedAt : undefined, discard }}
        className="mb-6"
      />
      <FormProvider {...form}>
        {formTop}
        <ResourceForm
          // Remount the inputs when another version replaces the form's values.
          key={`${saving.base?.updated_at ?? ''} ${String(isRecovered)}`}
          id={formId}
          resource={resource}
          readOnly={!isEditable}
          language={language}
          onLanguage={setLanguage}
          onSubmit={submit}
          firstInputRef={firstInput}
        />
      </FormProvider>
    </Dialog>
  );
}
