import { ArrowLeft } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { FailureNotice } from '@/ui/failure-notice';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { paths } from '@/config/paths';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import type { EvidenceFile } from '@/lib/evidence/evidence-file';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { emptyEntry, entryProblems, type EntryValues } from './entry-schema';
import { EntryFields } from './entry-fields';
import { EntryOfMessage } from './entry-of-message';
import { entryMessages } from './entry-messages';
import { useEnterComplaint } from './entry-queries';
import { EntryReceipt } from './entry-receipt';
import { readStoredEntry, type StoredEntry } from './stored-entry';

const noNames = () => undefined;

/** Entered complaint with its chosen files, which must be chosen again after a reload. */
type ShownEntry = StoredEntry & { files: readonly EvidenceFile[] };

/** Renders the entry form for a complaint received outside the site, then its receipt. */
export function ComplaintEntry() {
  const { t } = useTexts(entryMessages);
  const address = useInboxAddress();
  const message = address.get('message');
  const [entered, setEntered] = useState<ShownEntry | undefined>(() => {
    const kept = readStoredEntry();
    return kept && { ...kept, files: [] };
  });
  const startOver = () => {
    setEntered(undefined);
    address.set({ message: '' });
  };
  return (
    <>
      <Link
        to={message ? `${paths.admin.messages}?case=${message}` : paths.admin.complaints}
        className="mb-3 inline-flex min-h-8 items-center gap-1.5 text-sm link print:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t(message ? 'fromMessage.back' : 'back')}
      </Link>
      {entered ? (
        <>
          <ScreenHeader title={t('done', { number: entered.receipt.number })} />
          <EntryReceipt {...entered} onAnother={startOver} />
        </>
      ) : message ? (
        <EntryOfMessage key={message} id={message}>
          {(blank) => <EntryForm name={`complaint-entry:${message}`} blank={blank} onEntered={setEntered} />}
        </EntryOfMessage>
      ) : (
        <>
          <ScreenHeader title={t('title')} purpose={t('purpose')} />
          <EntryForm name="complaint-entry" blank={emptyEntry()} onEntered={setEntered} />
        </>
      )}
    </>
  );
}

interface EntryFormProps {
  /** Name of the draft. */
  name: string;
  blank: EntryValues;
  onEntered: (entered: ShownEntry) => void;
}

function EntryForm({ name, blank: given, onEntered }: EntryFormProps) {
  const { t } = useTexts(entryMessages);
  const { messageFor, issueMessage } = useProblemMessage();
  const [blank] = useState(given);
  const draft = useFormDraft<EntryValues>(name, 'tab', blank);
  const evidence = useEvidence(noNames);
  const enter = useEnterComplaint();
  const [wasSubmitted, setSubmitted] = useState(false);
  const problems = wasSubmitted ? entryProblems(draft.values) : {};
  const refused = enter.error && requestProblem(enter.error);
  // A colleague may have changed the message meanwhile: use the inbox's error messages.
  const caseMessageFor = useRefusalMessage();
  const isOfMessage = toAppError(enter.error).message.startsWith('case.');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (enter.isPending) return;
    const wrong = Object.keys(draft.values).find((field) => field in entryProblems(draft.values));
    flushSync(() => setSubmitted(true));
    if (wrong) return form.querySelector<HTMLElement>(`#entry-${wrong}`)?.focus();
    enter.mutate(
      { values: draft.values, files: evidence.files },
      {
        onSuccess: (entered) => {
          draft.done();
          onEntered({ ...entered, arrived: [], files: evidence.files });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="max-w-3xl space-y-6">
      <DraftNotice restored={draft.restored} />
      <EntryFields
        values={draft.values}
        set={draft.set}
        problemOf={(field) => {
          const own = issueMessage(problems[field], field);
          return (
            own ?? (refused?.field === field && Object.hasOwn(blank, field) ? messageFor(refused) : undefined)
          );
        }}
        files={<EvidencePicker evidence={evidence} id="entry-files" isForm={false} />}
      />
      {enter.isUnknown && <UnknownOutcome isAsking={enter.isPending} />}
      {enter.error && !enter.isUnknown && (
        <FailureNotice of={enter.error} title={t('failed')}>
          {refused && <p>{isOfMessage ? caseMessageFor(enter.error) : messageFor(refused)}</p>}
        </FailureNotice>
      )}
      <Button type="submit" isPending={enter.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
