import { CircleCheck, CircleX, FileText, RotateCw, X } from 'lucide-react';
import { useCallback } from 'react';
import { Field } from '@/ui/controls/field';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { Spinner } from '@/ui/controls/spinner';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaMessages } from './messages';
import type { UploadItem, MediaUploads, MediaUploadState } from './upload-queue';

const WORKING: readonly MediaUploadState[] = ['preparing', 'waiting', 'sending'];

/** Renders one file of the upload list: preview, descriptions and progress. */
export function UploadCard({ item, uploads }: { item: UploadItem; uploads: MediaUploads }) {
  const { t, find } = useTexts(mediaMessages);
  const { key, file, state, percent, problem, prepared } = item;
  const isDocument = prepared?.type === 'application/pdf';
  // Failures without a specific message share one.
  const words = problem && (find(`problems.${problem}`) ?? t('problems.other'));
  const isOver = state === 'done' || state === 'refused';
  return (
    <li className="flex gap-4 rounded-lg border border-border bg-surface-raised p-3 max-sm:flex-col">
      <Preview file={file} isShown={!isDocument && state !== 'refused'} />
      <div className="min-w-0 flex-1 space-y-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 space-y-1">
            <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>
            <p role="status" className="flex items-center gap-2 text-xs text-text-muted">
              {WORKING.includes(state) && <Spinner className="size-4 text-primary" />}
              {state === 'done' && <CircleCheck className="size-4 text-success" aria-hidden />}
              {(state === 'failed' || state === 'refused') && (
                <CircleX className="size-4 text-danger" aria-hidden />
              )}
              {t(`upload.state.${state}`, { percent })}
            </p>
            {words && <p className="text-sm font-semibold text-danger">{words}</p>}
          </div>
          {state === 'sending' ? (
            <Button size="sm" variant="secondary" onClick={() => uploads.cancel(key)}>
              <X aria-hidden />
              {t('upload.cancel', { name: file.name })}
            </Button>
          ) : (
            <IconButton
              size="sm"
              label={t('upload.remove', { name: file.name })}
              onClick={() => uploads.remove(key)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        {state === 'sending' && (
          <progress
            value={percent}
            max={100}
            aria-label={t('upload.progress', { percent })}
            className="h-2 w-full accent-primary"
          />
        )}
        {!isOver && <Descriptions item={item} uploads={uploads} isDocument={isDocument} />}
        {state === 'failed' && (
          <Button size="sm" variant="secondary" onClick={() => uploads.retry(key)}>
            <RotateCw aria-hidden />
            {t('upload.retry')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Descriptions({
  item,
  uploads,
  isDocument,
}: {
  item: UploadItem;
  uploads: MediaUploads;
  isDocument: boolean;
}) {
  const { t } = useTexts(mediaMessages);
  const { key, state } = item;
  // Once the file is registered, its descriptions are edited in the library.
  const readOnly = item.id !== undefined || state === 'sending';
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        label={t('upload.alt')}
        required
        hint={t(isDocument ? 'upload.altHintDocument' : 'upload.altHint')}
      >
        <TextInput
          lang="id"
          maxLength={300}
          readOnly={readOnly}
          value={item.alt}
          onChange={(event) => uploads.describe(key, { alt: event.target.value })}
        />
      </Field>
      <Field label={t('upload.altEn')} hint={t('upload.altEnHint')}>
        <TextInput
          lang="en"
          maxLength={300}
          readOnly={readOnly}
          value={item.altEn}
          onChange={(event) => uploads.describe(key, { altEn: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** Renders a preview of the local file. A rejected file may not be a picture. */
function Preview({ file, isShown }: { file: File; isShown: boolean }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded bg-surface-sunken text-text-muted">
      {isShown && file.type.startsWith('image/') ? (
        <img ref={show} alt="" className="size-full object-cover" />
      ) : (
        <FileText className="size-8" aria-hidden />
      )}
    </span>
  );
}
