import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { DraftNotice } from '@/drafts/draft-notice';
import type { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { AttachFiles } from '@/features/cases/inbox/attach/attach-files';
import { attachMessages } from '@/features/cases/inbox/attach/messages';
import type { Attachments } from '@/features/cases/inbox/attach/use-attachments';
import { MentionArea } from '@/features/cases/inbox/mention/mention-area';
import { mentionedIn, type Mentionable } from '@/features/cases/inbox/mention/mentions';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import type { OpenThread } from '@/features/cases/inbox/thread';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useAddCaseEvent } from './actions';

const MAX_LENGTH = 10_000;
/** Label, button text and confirmation of each kind. */
const words = {
  message: { label: 'compose.message', send: 'compose.send', sent: 'compose.sent' },
  note: { label: 'compose.note', send: 'compose.save', sent: 'compose.saved' },
  reply: { label: 'compose.reply', send: 'compose.record', sent: 'compose.recorded' },
} as const;

interface WriterProps extends OpenThread {
  event: keyof typeof words;
  draft: ReturnType<typeof useFormDraft<string>>;
  /** Present if files can be attached. */
  attachments?: Attachments;
  hint: string;
  /** Colleagues that a note can mention. */
  people?: readonly Mentionable[];
  children?: ReactNode;
}

/**
 * Renders the text field for a message, note or reply. Clears it, with its files, only after it was saved.
 */
export function Writer({ inbox, row, event, draft, attachments, hint, people, children }: WriterProps) {
  const { t } = useCaseTexts(inboxKitMessages, attachMessages);
  const messageFor = useRefusalMessage();
  const add = useAddCaseEvent(inbox, row.id, event, () => {
    draft.done();
    attachments?.done();
  });
  const text = draft.values;
  const files = (attachments?.ready ?? []).map(({ path }) => path);
  const isUploading = (attachments?.sending.length ?? 0) > 0;
  const mentioned = mentionedIn(text, people ?? []);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (!text.trim() || add.isPending || isUploading) return;
    // A promise instead of mutate callbacks: the confirmation also appears after leaving the screen.
    add.mutateAsync({ body: text, files, mentions: mentioned.map(({ person_id: id }) => id) }).then(
      () => {
        // The emptied field disables the button, which would lose the focus.
        field.current?.focus({ preventScroll: true });
        toast({ title: t(words[event].sent) });
      },
      () => undefined,
    );
  };
  const isGone = toAppError(add.error).message === 'files.invalid';
  return (
    <form onSubmit={submit} className="space-y-4">
      <DraftNotice restored={draft.restored} />
      {children}
      <Field label={t(words[event].label)} hint={hint}>
        {people ? (
          <MentionArea
            ref={field}
            people={people}
            maxLength={MAX_LENGTH}
            value={text}
            onChange={(next) => draft.set(next)}
          />
        ) : (
          <TextArea
            ref={field}
            rows={5}
            maxLength={MAX_LENGTH}
            lang={event === 'note' ? undefined : row.language}
            value={text}
            onChange={(change) => draft.set(change.target.value)}
          />
        )}
      </Field>
      {mentioned.length > 0 && (
        <p className="text-sm text-text-muted">
          {t('compose.mentioned', { names: mentioned.map(({ full_name: name }) => name).join(', ') })}
        </p>
      )}
      {attachments && <AttachFiles attachments={attachments} id={`attach-${event}`} />}
      {isUploading && <p className="text-sm text-text-muted">{t('inboxAttach:waiting')}</p>}
      {add.isUnknown && <UnknownOutcome isAsking={add.isPending} />}
      {add.isError && !add.isUnknown && (
        <FailureNotice of={add.error} title={t('compose.failed')}>
          <p>{isGone ? t('inboxAttach:gone') : messageFor(add.error)}</p>
        </FailureNotice>
      )}
      <Button type="submit" disabled={!text.trim() || isUploading} isPending={add.isPending}>
        {t(words[event].send)}
      </Button>
    </form>
  );
}
