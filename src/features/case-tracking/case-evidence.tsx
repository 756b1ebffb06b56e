import { useTexts } from '@/lib/i18n/use-texts';
import type { EvidenceType } from '@/request-kit/evidence/evidence-file';
import { UploadList } from '@/request-kit/evidence/upload-list';
import type { UploadSlot } from '@/request-kit/evidence/uploads';
import { useUploads } from '@/request-kit/evidence/use-uploads';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** The ending of a path follows the announced kind (submit_*). */
const TYPES: Record<string, EvidenceType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const NO_FILES: ReadonlyMap<string, File> = new Map();
const LONG_AGO = new Date(0).toISOString();

interface CaseEvidenceProps {
  found: TrackedCase;
  onArrived: () => void;
}

/** The announced files and which of them arrived; a missing one can be sent while its place is kept. */
export function CaseEvidence({ found: { evidence }, onArrived }: CaseEvidenceProps) {
  const { t } = useTexts(caseTrackingMessages);
  const slots: UploadSlot[] = evidence.map(({ path, name, open_until }) => ({
    path,
    name,
    type: TYPES[path.split('.').at(-1) ?? ''] ?? '',
    expires_at: open_until ?? LONG_AGO,
  }));
  const received = evidence.filter((file) => file.received).map(({ path }) => path);
  const { uploads, list } = useUploads(slots, NO_FILES, received, (paths) => {
    if (paths.length > received.length) onArrived();
  });
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby="case-evidence" className="space-y-4">
      <h3 id="case-evidence" className="text-xl">
        {t('evidence')}
      </h3>
      <UploadList list={list} uploads={uploads} />
    </section>
  );
}
