import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { NewerVersionError } from '@/lib/rows-conflict';
import { isPictureFile, type LibraryFile, versionedAddress } from '@/media/media-file';
import { mediaMessages } from '@/media/messages';
import { FocalPoint } from './focal-point';
import { mediaLibraryMessages } from './messages';
import { descriptionOf } from './description-of';
import { mediaProblemMessage } from './reason';
import { useSaveFile } from './use-save-file';

/** Renders a preview of the file if a page can show it. */
function FilePreview({ file }: { file: LibraryFile }) {
  const isShown = isPictureFile(file) && file.isStored;
  return (
    <div className="flex min-h-48 items-center justify-center self-start overflow-hidden rounded-lg border border-border bg-surface-sunken text-text-muted">
      {isShown ? (
        <img src={versionedAddress(file)} alt={file.alt} className="max-h-96 max-w-full" />
      ) : (
        <FileText className="size-16" aria-hidden />
      )}
    </div>
  );
}

/** Form for the file's descriptions, its name in the library and its focal point. */
export function FileForm({ file, canEdit }: { file: LibraryFile; canEdit: boolean }) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const { save: saveFile, isPending } = useSaveFile();
  // The draft holds the version it is based on, so that it cannot overwrite other users' changes.
  const { values, set, done, restored } = useFormDraft(`media:${file.id}`, 'browser', {
    alt: file.alt,
    altEn: file.altEn ?? '',
    name: file.name,
    focus: { x: file.focalX, y: file.focalY },
    version: file.version,
  });
  const { alt, altEn, name, focus } = values;
  const [failure, setFailure] = useState<unknown>();
  const isMissing = alt.trim() === '';

  async function save() {
    if (isMissing) return;
    setFailure(undefined);
    const changes = {
      alt: alt.trim(),
      alt_en: altEn.trim() || null,
      // A file without a name is listed by its address.
      original_name: name.trim() || null,
      focal_x: focus.x,
      focal_y: focus.y,
    };
    try {
      await saveFile({ id: file.id, values: changes, version: values.version, before: failure });
      done();
      toast({ title: t('saved') });
    } catch (error) {
      setFailure(toAppError(error));
    }
  }

  const picture = isPictureFile(file) && file.isStored;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-6 md:grid-cols-2"
    >
      {picture && canEdit ? (
        <FocalPoint file={file} value={focus} onChange={(next) => set({ ...values, focus: next })} />
      ) : (
        <FilePreview file={file} />
      )}
      <div className="space-y-5">
        <DraftNotice restored={restored} />
        <Field
          id={descriptionOf(file.id)}
          label={t('media:upload.alt')}
          required
          hint={t(isPictureFile(file) ? 'media:upload.altHint' : 'media:upload.altHintDocument')}
          error={isMissing ? t('altRequired') : undefined}
        >
          <TextArea
            lang="id"
            rows={3}
            maxLength={300}
            readOnly={!canEdit}
            value={alt}
            onChange={(event) => set({ ...values, alt: event.target.value })}
          />
        </Field>
        <Field label={t('media:upload.altEn')} hint={t('media:upload.altEnHint')}>
          <TextArea
            lang="en"
            rows={3}
            maxLength={300}
            readOnly={!canEdit}
            value={altEn}
            onChange={(event) => set({ ...values, altEn: event.target.value })}
          />
        </Field>
        <Field label={t('name')} hint={t('nameHint')}>
          <TextInput
            maxLength={255}
            spellCheck={false}
            readOnly={!canEdit}
            value={name}
            onChange={(event) => set({ ...values, name: event.target.value })}
          />
        </Field>
        {failure !== undefined && (
          <FailureNotice of={failure} title={t('saveFailed')}>
            <p>
              {t(`reasons.${failure instanceof NewerVersionError ? 'newer' : mediaProblemMessage(failure)}`)}
            </p>
          </FailureNotice>
        )}
        {canEdit && (
          // Enabled even after saving: disabling it would lose the focus.
          <Button type="submit" isPending={isPending} disabled={isMissing}>
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}
