import { useTexts } from '@/lib/i18n/use-texts';
import { useClosingQuestion } from '@/lib/use-blocker';
import type { EvidenceType } from '@/lib/evidence/evidence-file';
import { UploadList } from '@/requests/evidence/evidence-uploads';
import { isUnderWay, type Upload, type EvidenceUploads, type UploadSlot } from '@/requests/evidence/uploads';
import { useEvidenceUploads } from '@/requests/evidence/use-evidence-uploads';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** A file's extension always matches the announced type (submit_*, announce_evidence). */
const TYPES: Record<string, EvidenceType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const NO_FILES: ReadonlyMap<string, File> = new Map();
const NO_DATE = new Date(0).toISOString();

/** Manages the uploads of a case: files announced earlier, and those added by replies. */
export function useCaseUploads({ evidence }: TrackedCase, onArrived: () => void) {
  const slots: UploadSlot[] = evidence.map(({ path, name, open_until, refused }) => ({
    path,
    name,
    type: TYPES[path.split('.').at(-1) ?? ''] ?? '',
    expires_at: open_until ?? NO_DATE,
    isRefused: refused,
  }));
  const received = evidence.filter((file) => file.received).map(({ path }) => path);
  const held = useEvidenceUploads(slots, NO_FILES, received, (paths) => {
    if (paths.length > received.length) onArrived();
  });
  useClosingQuestion(isUnderWay(held.list));
  return held;
}

interface TrackedEvidenceProps {
  kind: TrackedCase['kind'];
  list: readonly Upload[];
  uploads: EvidenceUploads;
}

/** Renders the announced files and their upload state. A missing one can be sent while its slot is open. */
export function TrackedEvidence({ kind, list, uploads }: TrackedEvidenceProps) {
  const { t } = useTexts(caseTrackingMessages);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="case-evidence" className="space-y-4">
      <h3 id="case-evidence" className="text-xl">
        {t('evidence', { context: kind })}
      </h3>
      <UploadList list={list} uploads={uploads} />
      <p className="text-sm text-text-muted" role="status">
        {isUnderWay(list) && t('documents.sending')}
      </p>
    </section>
  );
}
