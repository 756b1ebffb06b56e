import { useNavigate } from 'react-router-dom';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { paths } from '@/config/paths';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveRow } from '@/lib/rows';
import { isSlug, slugify } from '@/lib/slug';
import { resourceKitMessages } from '@/forms/resource/messages';
import { cmsListMessages } from './list-messages';
import { modelTextOf } from './model-texts';

interface NewPageDialogProps {
  /** Slug and title of an expected page; otherwise the user chooses both. */
  expected: { slug: string; title: string } | undefined;
  onClose: () => void;
}

/** Creates a draft page with title and slug, and opens it in the editor. */
export function NewPageDialog({ expected, onClose }: NewPageDialogProps) {
  const { t } = useTexts(cmsListMessages, resourceKitMessages);
  const navigate = useNavigate();
  const save = useSaveRow('cms_pages');
  const draft = useFormDraft(`page:${expected?.slug ?? 'new'}`, 'browser', {
    title: expected?.title ?? '',
    // Empty while the slug follows the title.
    typed: expected?.slug ?? '',
  });
  const { title, typed } = draft.values;
  const slug = typed || slugify(title);
  const titleError = title.trim() ? undefined : t('nameMissing');
  const slugError = isSlug(slug) ? undefined : t('addressWrong');

  const create = () =>
    save.mutate(
      { values: { title: title.trim(), slug, ...modelTextOf(slug) } },
      {
        onSuccess: (page) => {
          draft.done();
          void navigate(paths.admin.cmsEdit(page.slug));
        },
      },
    );
  const say = (error: Error) => {
    const { kind } = toAppError(error);
    return kind === 'conflict' ? t('addressTaken') : t(`resourceKit:reasons.${kind}`);
  };
  return (
    <FormDialog
      title={t('add')}
      description={t('addHint')}
      action={t('create')}
      restored={draft.restored}
      task={save}
      say={say}
      refused={t('failed')}
      isComplete={!titleError && !slugError}
      onSubmit={create}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          {modelTextOf(slug) && <p className="text-sm text-text-muted">{t('modelHint')}</p>}
          <Field label={t('name')} required error={wasSubmitted ? titleError : undefined}>
            <TextInput
              value={title}
              maxLength={200}
              lang="id"
              onChange={(event) => draft.set({ title: event.target.value, typed })}
            />
          </Field>
          <Field
            label={t('address')}
            required
            hint={t('addressHint')}
            error={wasSubmitted ? slugError : undefined}
          >
            <TextInput
              value={slug}
              maxLength={120}
              spellCheck={false}
              readOnly={expected !== undefined}
              onChange={(event) => draft.set({ title, typed: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
