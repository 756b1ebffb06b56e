import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { isUnderWay, type Upload } from '@/requests/evidence/uploads';
import { caseTrackingMessages } from './messages';

/** Recorded parts of a reply. */
export interface SentReply {
  hasText: boolean;
  /** Paths of its files; empty until they are announced. */
  paths: readonly string[];
}

/** Renders which parts of a reply were received: its text, and each file that is still missing. */
export function ReplyOutcome({ sent, list }: { sent: SentReply; list: readonly Upload[] }) {
  const { t } = useTexts(caseTrackingMessages);
  const files = list.filter(({ slot }) => sent.paths.includes(slot.path));
  const missing = files.filter(({ state }) => state !== 'done');
  const isSending = isUnderWay(files);
  return (
    <Notice tone={isSending ? 'info' : missing.length > 0 ? 'warning' : 'success'} live="polite">
      {sent.hasText && <p>{t('reply.sent')}</p>}
      {files.length > 0 && (
        <p className="wrap-anywhere">
          {isSending
            ? t('documents.sending')
            : missing.length > 0
              ? t('documents.missing', { names: missing.map(({ slot }) => slot.name).join(', ') })
              : t('documents.received')}
        </p>
      )}
    </Notice>
  );
}
