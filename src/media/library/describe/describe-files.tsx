import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { NewerVersionError } from '@/lib/rows-conflict';
import { useTexts } from '@/lib/i18n/use-texts';
import { FileGrid } from '@/media/file-grid';
import { thumbnail } from '@/media/file-tile';
import { isPictureFile, type LibraryFile } from '@/media/media-file';
import { mediaMessages } from '@/media/messages';
import type { LibraryFilter } from '@/media/queries';
import { mediaLibraryMessages } from '@/media/library/messages';
import { mediaProblemMessage } from '@/media/library/reason';
import { isComplete, useDescriptions, type TypedDescription } from './use-descriptions';

interface DescribeFilesProps {
  filter: LibraryFilter;
  steps: (hasMore: boolean) => ReactNode;
  /** Returns the URL that opens a file. */
  to: (id: string) => To;
}

/** Lists files with inputs for both descriptions of each, saved together. */
export function DescribeFiles({ filter, steps, to }: DescribeFilesProps) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const draft = useFormDraft<readonly TypedDescription[]>('media-descriptions', 'browser', []);
  const { values: typed, restored } = draft;
  const descriptions = useDescriptions(draft);
  const { failures, isSaving } = descriptions;
  const save = async () => {
    const count = await descriptions.saveAll();
    if (count > 0) toast({ title: t('describe.saved', { count }) });
  };
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DraftNotice restored={restored} />
      <FileGrid filter={filter} steps={steps} isList>
        {(file) => (
          <DescribedFile
            file={file}
            to={to(file.id)}
            words={descriptions.wordsOf(file)}
            failure={failures.get(file.id)}
            readOnly={isSaving}
            onType={(change) => descriptions.type(file, change)}
          />
        )}
      </FileGrid>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Enabled even after saving: disabling it would lose the focus. */}
        <Button type="submit" isPending={isSaving}>
          {t('describe.save')}
        </Button>
        <p role="status" className="text-sm text-text-muted">
          {failures.size > 0
            ? t('describe.failed', { count: failures.size })
            : typed.length > 0 && t('describe.typed', { count: typed.length })}
        </p>
      </div>
    </form>
  );
}

interface DescribedFileProps {
  file: LibraryFile;
  to: To;
  words: { alt: string; altEn: string };
  failure: unknown;
  /** True while saving. */
  readOnly: boolean;
  onType: (change: { alt?: string; altEn?: string }) => void;
}

function DescribedFile({ file, to, words, failure, readOnly, onType }: DescribedFileProps) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const isMissing = !isComplete(words);
  const reason = failure instanceof NewerVersionError ? 'newer' : mediaProblemMessage(failure);
  return (
    <div className="flex gap-4 rounded-lg border border-border bg-surface-raised p-3 max-sm:flex-col">
      <Link
        to={to}
        data-row={file.id}
        className="w-28 shrink-0 space-y-1 text-xs wrap-anywhere text-text-muted hover:text-primary"
      >
        <span className="sr-only">{t('open')}</span>
        <span className="flex aspect-4/3 items-center justify-center overflow-hidden rounded bg-surface-sunken">
          {isPictureFile(file) ? (
            <img src={thumbnail(file)} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <FileText className="size-8" aria-hidden />
          )}
        </span>
        <span className="line-clamp-2">{file.name}</span>
      </Link>
      <div className="min-w-0 flex-1 space-y-3">
        <Field label={t('media:upload.alt')} required error={isMissing ? t('altRequired') : undefined}>
          <TextInput
            lang="id"
            maxLength={300}
            readOnly={readOnly}
            value={words.alt}
            onChange={({ target }) => onType({ alt: target.value })}
          />
        </Field>
        <Field label={t('media:upload.altEn')} error={failure ? t(`reasons.${reason}`) : undefined}>
          <TextInput
            lang="en"
            maxLength={300}
            readOnly={readOnly}
            value={words.altEn}
            onChange={({ target }) => onType({ altEn: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
