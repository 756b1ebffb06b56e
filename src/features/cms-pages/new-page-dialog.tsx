import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FailureNotice } from '@/components/failure-notice';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { paths } from '@/config/paths';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveRow } from '@/lib/rows';
import { isSlug, slugify } from '@/lib/slug';
import { resourceKitMessages } from '@/resource-kit/messages';
import { cmsListMessages } from './list-messages';

interface NewPageDialogProps {
  /** The address and title of a page that the site expects; without it both are chosen. */
  expected: { slug: string; title: string } | undefined;
  onClose: () => void;
}

/** Begins a page: its title and address, as a draft; the text is written in the editor that opens then. */
export function NewPageDialog({ expected, onClose }: NewPageDialogProps) {
  const { t } = useTexts(cmsListMessages, resourceKitMessages);
  const navigate = useNavigate();
  const save = useSaveRow('cms_pages');
  const draft = useFormDraft(`page:${expected?.slug ?? 'new'}`, 'browser', {
    title: expected?.title ?? '',
    // Blank until somebody chooses another one than the title makes.
    typed: expected?.slug ?? '',
  });
  const { title, typed } = draft.values;
  const [isChecked, setIsChecked] = useState(false);
  const slug = typed || slugify(title);
  const titleError = title.trim() ? undefined : t('nameMissing');
  const slugError = isSlug(slug) ? undefined : t('addressWrong');
  const failure = save.error && toAppError(save.error).kind;

  const create = () => {
    setIsChecked(true);
    if (titleError || slugError || save.isPending) return;
    save.mutate(
      { values: { title: title.trim(), slug } },
      {
        onSuccess: (page) => {
          draft.done();
          void navigate(paths.admin.cmsEdit(page.slug));
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add')}
      description={t('addHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="new-page" isPending={save.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id="new-page"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <DraftNotice restored={draft.restored} />
        <Field label={t('name')} required error={isChecked ? titleError : undefined}>
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
          error={isChecked ? slugError : undefined}
        >
          <TextInput
            value={slug}
            maxLength={120}
            spellCheck={false}
            readOnly={expected !== undefined}
            onChange={(event) => draft.set({ title, typed: event.target.value })}
          />
        </Field>
        {failure && (
          <FailureNotice of={save.error} title={t('failed')}>
            {failure === 'conflict' ? t('addressTaken') : t(`resourceKit:reasons.${failure}`)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
