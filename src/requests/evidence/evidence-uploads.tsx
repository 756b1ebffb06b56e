import { Ban, CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileButton } from '@/ui/file-button';
import { Button } from '@/ui/controls/button';
import { Spinner } from '@/ui/controls/spinner';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from '@/requests/messages';
import { useProblemMessage } from '@/requests/use-problem-message';
import { ACCEPTED, EVIDENCE_TYPES, evidenceOf, MAX_BYTES } from '@/lib/evidence/evidence-file';
import type { Upload, EvidenceUploads, EvidenceUploadState } from './uploads';

const icons: Record<EvidenceUploadState, ReactNode> = {
  waiting: <Clock className="text-text-muted" aria-hidden />,
  sending: <Spinner className="text-primary" />,
  checking: <Spinner className="text-primary" />,
  done: <CircleCheck className="text-success" aria-hidden />,
  failed: <CircleX className="text-danger" aria-hidden />,
  refused: <Ban className="text-danger" aria-hidden />,
  cancelled: <CircleDashed className="text-text-muted" aria-hidden />,
  missing: <CircleDashed className="text-warning" aria-hidden />,
  expired: <Ban className="text-text-muted" aria-hidden />,
};

/** Renders the announced files with their upload state and actions. */
export function UploadList({ list, uploads }: { list: readonly Upload[]; uploads: EvidenceUploads }) {
  return (
    <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
      {list.map((upload) => (
        <UploadRow key={upload.slot.path} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: EvidenceUploads }) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const { messageFor } = useProblemMessage();
  const { slot, state, percent, problem } = upload;
  const isOpen = state === 'missing' || state === 'cancelled' || state === 'failed';
  const trouble =
    problem === 'network' && state === 'failed'
      ? t('uploads.broken')
      : problem && messageFor({ code: problem, field: 'files', hint: String(MAX_BYTES) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-sm [&>svg]:size-5 [&>svg]:shrink-0">
      {icons[state]}
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <p className="font-semibold wrap-anywhere">{slot.name}</p>
        <p className="text-xs text-text-muted" role="status">
          {t(`uploads.${state}`, { percent })}
          {trouble && <span className="block font-semibold text-danger">{trouble}</span>}
        </p>
        {(state === 'sending' || state === 'checking') && (
          <progress
            max={100}
            value={percent}
            aria-label={t('uploads.progress', { name: slot.name })}
            className="block h-1.5 w-full max-w-sm accent-primary"
          />
        )}
        {isOpen && (
          <p className="text-xs text-text-muted">
            {t('uploads.until', { time: formatDateTime(language, slot.expires_at) })}
          </p>
        )}
      </div>
      <span className="print:hidden">
        <UploadAction upload={upload} uploads={uploads} />
      </span>
    </li>
  );
}

function UploadAction({
  upload: { slot, file, state },
  uploads,
}: {
  upload: Upload;
  uploads: EvidenceUploads;
}) {
  const { t } = useTexts(requestKitMessages);
  const { path, name } = slot;
  async function choose([chosen]: File[]) {
    if (!chosen) return;
    const evidence = await evidenceOf(chosen);
    if ('problem' in evidence) uploads.reject(path, evidence.problem);
    // A slot accepts only the announced type.
    else if (evidence.type !== slot.type) uploads.reject(path, 'files.type');
    else uploads.choose(path, chosen);
  }
  if (state === 'waiting' || state === 'sending')
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('uploads.cancel', { name })}
        onClick={() => uploads.cancel(path)}
      >
        {t('uploads.actions.cancel')}
      </Button>
    );
  if ((state === 'failed' || state === 'cancelled') && file)
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('uploads.retry', { name })}
        onClick={() => uploads.retry(path)}
      >
        {t('uploads.actions.retry')}
      </Button>
    );
  if (state !== 'missing' && state !== 'failed' && state !== 'cancelled') return null;
  const kind = Object.entries(EVIDENCE_TYPES).find(([type]) => type === slot.type)?.[1] ?? '';
  return (
    <FileButton
      accept={ACCEPTED}
      variant="secondary"
      size="sm"
      label={`${t('uploads.choose', { name })} (${kind})`}
      onChoose={(chosen) => void choose(chosen)}
    >
      {t('uploads.actions.choose')}
    </FileButton>
  );
}
