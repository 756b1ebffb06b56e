import { Download } from 'lucide-react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { caseTrackingMessages } from './messages';
import { useSentFile } from './queries';
import type { TrackedEvent, CaseKey } from './tracked-case';

/** Renders the files that the body sent with a message. */
export function SentFiles({ files, caseKey }: Pick<TrackedEvent, 'files'> & { caseKey: CaseKey }) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const open = useSentFile(caseKey);
  return (
    <div className="space-y-2 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {files.map(({ path, name }) => (
          <li key={path} className="max-w-full">
            <Button
              variant="secondary"
              size="sm"
              className="max-w-full wrap-anywhere"
              isPending={open.isPending && open.variables === path}
              onClick={() => open.mutate(path, { onSuccess: (url) => window.location.assign(url) })}
            >
              <Download aria-hidden />
              {t('timeline.download', { name })}
            </Button>
          </li>
        ))}
      </ul>
      {open.error && (
        <Notice tone="danger" live="assertive" title={t('timeline.fileProblem')}>
          <p>{messageFor(requestProblem(open.error))}</p>
        </Notice>
      )}
    </div>
  );
}
