import { FileCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateProofMessages } from './proof-messages';
import { proofPath } from './proof-number';
import { useCreateProof } from './proof-queries';

const reasons = {
  'limit.reached': 'makeLimit',
  'check.too_much': 'makeLong',
  'check.personal': 'makePersonal',
} as const;
const isReason = (text: string): text is keyof typeof reasons => text in reasons;

/** Renders a button that stores the check as a proof and opens it. */
export function ProofButton({ lines, day }: { lines: readonly string[]; day: string }) {
  const { t } = useTexts(certificateProofMessages);
  const navigate = useNavigate();
  const proving = useCreateProof();
  const prove = () =>
    proving.mutate({ lines, day }, { onSuccess: ({ number }) => void navigate(proofPath(number)) });
  const { message } = toAppError(proving.error);
  return (
    <>
      <Button variant="secondary" isPending={proving.isPending} onClick={prove}>
        <FileCheck aria-hidden />
        {t('make')}
      </Button>
      {proving.isError && (
        <FailureNotice
          of={proving.error}
          title={t(isReason(message) ? reasons[message] : 'makeFailed')}
          className="basis-full"
        />
      )}
    </>
  );
}
