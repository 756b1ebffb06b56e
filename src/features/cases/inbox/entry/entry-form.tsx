import { useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { toAppError } from '@/lib/errors';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import type { EntryState } from './entry-controls';
import { useEnterCase } from './entry-queries';
import { entryPayload } from './entry-schema';
import { entryKitMessages } from './messages';
import type { ShownEntry } from './use-entered';

const noNames = () => undefined;

interface EntryFormProps<V extends object> {
  source: CaseSource;
  /** Name of the draft. */
  name: string;
  blank: V;
  problemsOf: (values: V) => Partial<Record<keyof V & string, string>>;
  /** Returns the arguments of the function that enters the case. */
  payloadOf?: (values: V) => ReturnType<typeof entryPayload>;
  /** Renders the fields. `files`: the rendered file input. */
  fields: (form: EntryState<V>, files: ReactNode) => ReactNode;
  onEntered: (entered: ShownEntry) => void;
}

/** Renders the form for a case received outside the site. */
export function EntryForm<V extends object>({
  source,
  name,
  blank: given,
  problemsOf,
  payloadOf = entryPayload,
  fields,
  onEntered,
}: EntryFormProps<V>) {
  const { t } = useCaseTexts(entryKitMessages);
  const { messageFor, issueMessage } = useProblemMessage();
  const [blank] = useState(given);
  const draft = useFormDraft<V>(name, 'tab', blank);
  const evidence = useEvidence(noNames);
  const enter = useEnterCase(source);
  const [wasSubmitted, setSubmitted] = useState(false);
  const problems: ReturnType<typeof problemsOf> = wasSubmitted ? problemsOf(draft.values) : {};
  const refused = enter.error && requestProblem(enter.error);
  // The message may have changed since: use the inbox's error messages.
  const caseMessageFor = useRefusalMessage();
  const isAboutCase = toAppError(enter.error).message.startsWith('case.');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (enter.isPending) return;
    const found = problemsOf(draft.values);
    const wrong = Object.keys(draft.values).find((field) => field in found);
    flushSync(() => setSubmitted(true));
    if (wrong) return form.querySelector<HTMLElement>(`#entry-${wrong}`)?.focus();
    enter.mutate(
      { entry: payloadOf(draft.values), files: evidence.files },
      {
        onSuccess: (entered) => {
          draft.done();
          onEntered({ ...entered, arrived: [], files: evidence.files });
        },
      },
    );
  };
  const problemOf = (field: keyof V & string) =>
    issueMessage(problems[field], field) ??
    (refused?.field === field && Object.hasOwn(blank, field) ? messageFor(refused) : undefined);
  return (
    <form onSubmit={submit} noValidate className="max-w-3xl space-y-6">
      <DraftNotice restored={draft.restored} />
      {fields(
        { values: draft.values, patch: (part) => draft.set({ ...draft.values, ...part }), problemOf },
        <EvidencePicker evidence={evidence} id="entry-files" isForm={false} />,
      )}
      {enter.isUnknown && <UnknownOutcome isAsking={enter.isPending} />}
      {enter.error && !enter.isUnknown && (
        <FailureNotice of={enter.error} title={t('failed')}>
          {refused && <p>{isAboutCase ? caseMessageFor(enter.error) : messageFor(refused)}</p>}
        </FailureNotice>
      )}
      <Button type="submit" isPending={enter.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
