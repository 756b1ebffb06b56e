import { Send } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Notice } from '@/ui/notice';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useClosingQuestion } from '@/lib/use-blocker';
import { byPath, type EvidenceType } from '@/lib/evidence/evidence-file';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import { UploadList } from '@/requests/evidence/upload-list';
import { isUnderWay, type Uploads, type UploadSlot } from '@/requests/evidence/uploads';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { useUploads } from '@/requests/evidence/use-uploads';
import { problemOf } from '@/requests/problem';
import { useProblemWords } from '@/requests/use-problem-words';
import { caseTrackingMessages } from './messages';
import { useAnnounce } from './queries';
import type { CaseKey, TrackedCase } from './tracked-case';

/** The ending of a path follows the announced kind (submit_*, announce_evidence). */
const TYPES: Record<string, EvidenceType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const NO_FILES: ReadonlyMap<string, File> = new Map();
const LONG_AGO = new Date(0).toISOString();

interface CaseEvidenceProps {
  found: TrackedCase;
  caseKey: CaseKey;
  onArrived: () => void;
}

/** The announced files and which of them arrived; a missing one can be sent while its place is kept, and more while the case is open. */
export function CaseEvidence({ found, caseKey, onArrived }: CaseEvidenceProps) {
  const { evidence, can_reply, kind } = found;
  const { t } = useTexts(caseTrackingMessages);
  const slots: UploadSlot[] = evidence.map(({ path, name, open_until, refused }) => ({
    path,
    name,
    type: TYPES[path.split('.').at(-1) ?? ''] ?? '',
    expires_at: open_until ?? LONG_AGO,
    isRefused: refused,
  }));
  const received = evidence.filter((file) => file.received).map(({ path }) => path);
  const { uploads, list } = useUploads(slots, NO_FILES, received, (paths) => {
    if (paths.length > received.length) onArrived();
  });
  const isSending = isUnderWay(list);
  useClosingQuestion(isSending);
  if (list.length === 0 && !can_reply) return null;
  return (
    <section aria-labelledby="case-evidence" className="space-y-4">
      <h3 id="case-evidence" className="text-xl">
        {t('evidence', { context: kind })}
      </h3>
      {list.length > 0 && <UploadList list={list} uploads={uploads} />}
      <p className="text-sm text-text-muted" role="status">
        {isSending && t('documents.sending')}
      </p>
      {can_reply && <MoreDocuments caseKey={caseKey} uploads={uploads} kind={kind} />}
    </section>
  );
}

interface MoreDocumentsProps {
  caseKey: CaseKey;
  uploads: Uploads;
  kind: TrackedCase['kind'];
}

/** Announces further files, which are then on their way in the list above. */
function MoreDocuments({ caseKey, uploads, kind }: MoreDocumentsProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { say } = useProblemWords();
  const announce = useAnnounce(caseKey);
  const [isEmpty, setEmpty] = useState(false);
  const evidence = useEvidence(() => setEmpty(false));
  const { files } = evidence;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (announce.isPending) return;
    setEmpty(files.length === 0);
    if (files.length === 0) return document.getElementById('case-documents')?.focus();
    announce.mutate(files, {
      onSuccess: (slots) => {
        if (!slots) return;
        uploads.add(slots, byPath(slots, files));
        evidence.clear();
      },
    });
  };
  const isGone = announce.isSuccess && announce.data === null;
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="case-documents-title"
      className="space-y-4 print:hidden"
    >
      <h4 id="case-documents-title" className="text-base">
        {t('documents.title')}
      </h4>
      <p className="max-w-prose text-sm">{t('documents.hint', { context: kind })}</p>
      {announce.isUnknown && <UnknownOutcome isAsking={announce.isPending} />}
      {((announce.isError && !announce.isUnknown) || isEmpty || isGone) && (
        <Notice tone="danger" live="assertive">
          <p>{isEmpty ? t('documents.none') : isGone ? t('reply.gone') : say(problemOf(announce.error))}</p>
        </Notice>
      )}
      <EvidencePicker id="case-documents" evidence={evidence} isForm={false} />
      <Button
        type="submit"
        variant={files.length > 0 ? 'primary' : 'secondary'}
        isPending={announce.isPending}
      >
        <Send aria-hidden />
        {t('documents.send')}
      </Button>
    </form>
  );
}
