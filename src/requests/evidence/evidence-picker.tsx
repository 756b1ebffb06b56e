import { FileText, Image, Paperclip, X } from 'lucide-react';
import { FileButton } from '@/ui/file-button';
import { Notice } from '@/ui/notice';
import { IconButton } from '@/ui/controls/icon-button';
import { formatBytes } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from '@/requests/messages';
import { useProblemMessage } from '@/requests/use-problem-message';
import { ACCEPTED, EVIDENCE_TYPES, MAX_BYTES, MAX_FILES } from '@/lib/evidence/evidence-file';
import type { Evidence } from './use-evidence';

interface EvidencePickerProps {
  evidence: Evidence;
  id: string;
  /** False if files are uploaded immediately, outside a form. */
  isForm?: boolean;
}

/**
 * Renders a picker for a form's files. They are checked here and uploaded once the form has been accepted.
 */
export function EvidencePicker({ evidence, id, isForm = true }: EvidencePickerProps) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const { messageFor } = useProblemMessage();
  const { files, refused, add, remove } = evidence;
  const isFull = files.length >= MAX_FILES;
  return (
    <div className="space-y-4">
      <div id={`${id}-hint`} className="max-w-prose space-y-1 text-sm text-text-muted">
        <p>{t('evidence.hint', { size: formatBytes(language, MAX_BYTES), count: MAX_FILES })}</p>
        {isForm && <p>{t('evidence.later')}</p>}
      </div>
      {refused.length > 0 && (
        <Notice tone="danger" live="assertive">
          {refused.map(({ name, problem }, place) => (
            <p key={place}>
              <span className="font-semibold wrap-anywhere">{t('evidence.refused', { name })}.</span>{' '}
              {messageFor(problem)}
            </p>
          ))}
        </Notice>
      )}
      {files.length > 0 && (
        <ul
          aria-label={t('evidence.list')}
          className="divide-y divide-border rounded-lg border border-border bg-surface"
        >
          {files.map(({ id: fileId, name, type, file }) => (
            <li key={fileId} className="flex items-center gap-3 py-2 ps-4 pe-2 text-sm">
              {type === 'application/pdf' ? (
                <FileText className="size-5 shrink-0 text-primary" aria-hidden />
              ) : (
                <Image className="size-5 shrink-0 text-primary" aria-hidden />
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="text-xs text-text-muted">
                  {EVIDENCE_TYPES[type]}, {formatBytes(language, file.size)}
                </span>
              </span>
              <IconButton label={t('evidence.remove', { name })} onClick={() => remove(fileId)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FileButton
        accept={ACCEPTED}
        id={id}
        variant="secondary"
        multiple
        disabled={isFull}
        aria-describedby={`${id}-hint`}
        onChoose={(chosen) => void add(chosen)}
      >
        <Paperclip aria-hidden />
        {t('evidence.add')}
      </FileButton>
      {isFull && <p className="text-sm text-text-muted">{t('evidence.full', { count: MAX_FILES })}</p>}
    </div>
  );
}
