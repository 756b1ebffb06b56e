import { CircleX, Paperclip, RotateCw, X } from 'lucide-react';
import { FileButton } from '@/ui/file-button';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { Spinner } from '@/ui/controls/spinner';
import { ACCEPTED, MAX_BYTES } from '@/lib/evidence/evidence-file';
import { formatBytes } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { attachMessages } from './messages';
import type { Attachments, Attaching } from './use-attachments';

/** Renders the attachments of a text being written: file input, uploads in progress, and uploaded files. */
export function AttachFiles({ attachments, id }: { attachments: Attachments; id: string }) {
  const { t } = useTexts(attachMessages);
  const language = useLanguage();
  const { ready, sending, refused, most, isFull, add, cancel, remove, retry } = attachments;
  return (
    <div className="space-y-3">
      {refused.length > 0 && (
        <Notice tone="danger" live="assertive">
          {refused.map(({ name, problem }, place) => (
            <p key={place} className="wrap-anywhere">
              <span className="font-semibold">{t('refused', { name })}.</span> {t(`problems.${problem}`)}
            </p>
          ))}
        </Notice>
      )}
      {ready.length + sending.length > 0 && (
        <ul aria-label={t('list')} className="divide-y divide-border rounded border border-border">
          {ready.map(({ path, name, size }) => (
            <li key={path} className="flex items-center gap-3 py-1.5 ps-3 pe-1 text-sm">
              <Paperclip className="size-4 shrink-0 text-text-muted" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{name}</span>
                <span className="text-xs text-text-muted">
                  {t('ready', { size: formatBytes(language, size) })}
                </span>
              </span>
              <IconButton label={t('remove', { name })} onClick={() => remove(path)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
          {sending.map((each) => (
            <PendingAttachment
              key={each.id}
              attaching={each}
              onRetry={() => retry(each)}
              onCancel={() => cancel(each.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <FileButton
          accept={ACCEPTED}
          id={id}
          variant="secondary"
          size="sm"
          multiple={most > 1}
          disabled={isFull}
          aria-describedby={`${id}-hint`}
          onChoose={(chosen) => void add(chosen)}
        >
          <Paperclip aria-hidden />
          {t('attach')}
        </FileButton>
        <span id={`${id}-hint`} className="text-xs text-text-muted">
          {most === 1
            ? t('hintOne', { size: formatBytes(language, MAX_BYTES) })
            : isFull
              ? t('full', { count: most })
              : t('hint', { size: formatBytes(language, MAX_BYTES), count: most })}
        </span>
      </div>
    </div>
  );
}

interface PendingAttachmentProps {
  attaching: Attaching;
  onRetry: () => void;
  onCancel: () => void;
}

function PendingAttachment({
  attaching: { file, percent, problem },
  onRetry,
  onCancel,
}: PendingAttachmentProps) {
  const { t } = useTexts(attachMessages);
  const { name } = file;
  return (
    <li className="flex items-center gap-3 py-1.5 ps-3 pe-1 text-sm">
      {problem ? (
        <CircleX className="size-4 shrink-0 text-danger" aria-hidden />
      ) : (
        <Spinner className="size-4 shrink-0 text-primary" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        <span role="status" className={problem ? 'text-xs text-danger' : 'text-xs text-text-muted'}>
          {problem ? t(`problems.${problem}`) : t('sending', { percent })}
        </span>
      </span>
      {problem && (
        <Button variant="secondary" size="sm" aria-label={t('retry', { name })} onClick={onRetry}>
          <RotateCw aria-hidden />
          {t('retryShort')}
        </Button>
      )}
      <IconButton label={t('remove', { name })} onClick={onCancel}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
