import {
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { DraftNotice } from '@/drafts/draft-notice';
import type { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { gapsIn } from '@/lib/text-shapes';
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
  /** Ref to the text field, for moving the focus. */
  field?: RefObject<HTMLTextAreaElement | null>;
  awaitsReply?: boolean;
  onSent?: () => void;
  /** Rendered above the text field. */
  children?: ReactNode;
  /** Rendered between the text field and the button. */
  options?: ReactNode;
}

/** Selects the first occurrence of `words`, so that typing replaces it. */
export function selectGap(field: HTMLTextAreaElement | null, words: string) {
  const at = field?.value.indexOf(words) ?? -1;
  if (at >= 0) field?.setSelectionRange(at, at + words.length);
}

/**
 * Renders the text field for a message, note or reply. Ctrl+Enter sends it. Text and files are cleared only
 * after saving. A message with an unfilled gap is not sent.
 */
export function Writer({
  inbox,
  row,
  event,
  draft,
  attachments,
  hint,
  people,
  field: callerField,
  awaitsReply = false,
  onSent,
  children,
  options,
}: WriterProps) {
  const { t } = useCaseTexts(inboxKitMessages, attachMessages);
  const messageFor = useRefusalMessage();
  const add = useAddCaseEvent(inbox, row.id, event, () => {
    draft.done();
    attachments?.done();
    onSent?.();
  });
  const text = draft.values;
  const files = (attachments?.ready ?? []).map(({ path }) => path);
  const isUploading = (attachments?.sending.length ?? 0) > 0;
  const mentioned = mentionedIn(text, people ?? []);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = callerField ?? ownField;
  const [gap] = event === 'message' ? gapsIn(text) : [];
  const [wasRefused, setRefused] = useState(false);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (!text.trim() || add.isPending || isUploading) return;
    setRefused(gap !== undefined);
    if (gap !== undefined) {
      field.current?.focus();
      selectGap(field.current, gap);
      return;
    }
    // A promise instead of mutate callbacks: the confirmation also appears after leaving the screen.
    const mentions = mentioned.map(({ person_id: id }) => id);
    add.mutateAsync({ body: text, files, mentions, awaitsReply }).then(
      () => {
        // The emptied field disables the button, which would lose the focus.
        field.current?.focus({ preventScroll: true });
        toast({ title: t(words[event].sent) });
      },
      () => undefined,
    );
  };
  const sendByKey = (pressed: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent } = pressed;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
    pressed.preventDefault();
    pressed.currentTarget.requestSubmit();
  };
  const isGone = toAppError(add.error).message === 'files.invalid';
  return (
    <form onSubmit={submit} onKeyDown={sendByKey} className="space-y-4">
      <DraftNotice restored={draft.restored} />
      {children}
      <Field
        label={t(words[event].label)}
        hint={hint}
        error={wasRefused && gap !== undefined ? t('compose.gap', { gap }) : undefined}
      >
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
      {options}
      {attachments && <AttachFiles attachments={attachments} id={`attach-${event}`} />}
      {isUploading && <p className="text-sm text-text-muted">{t('inboxAttach:waiting')}</p>}
      {add.isUnknown && <UnknownOutcome isAsking={add.isPending} />}
      {add.isError && !add.isUnknown && (
        <FailureNotice of={add.error} title={t('compose.failed')}>
          <p>{isGone ? t('inboxAttach:gone') : messageFor(add.error)}</p>
        </FailureNotice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          type="submit"
          disabled={!text.trim() || isUploading}
          isPending={add.isPending}
          aria-keyshortcuts="Control+Enter"
        >
          {t(words[event].send)}
        </Button>
        <span aria-hidden className="text-xs text-text-muted max-sm:hidden">
          Ctrl+Enter
        </span>
      </div>
    </form>
  );
}
