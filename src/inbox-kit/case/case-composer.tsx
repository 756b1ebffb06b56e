import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { Notice } from '@/components/notice';
import { UnknownOutcome } from '@/components/unknown-outcome';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Tabs } from '@/components/ui/tabs';
import { TextArea } from '@/components/ui/text-area';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { hasDraft } from '@/session/drafts';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { Section } from '@/inbox-kit/section';
import { startedFrom } from '@/inbox-kit/letter/placeholders';
import { TemplateSelect } from '@/inbox-kit/letter/template-select';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';
import { useAddCaseEvent } from './actions';

const LONGEST = 10_000;

/** A message to the reporter, from a template or not, or a note for colleagues. */
export function CaseComposer({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const message = useFormDraft(`message:${row.id}`, 'tab', '');
  const hasNoteOnly = () => !message.isDirty && hasDraft(`note:${row.id}`);
  const [tab, setTab] = useState(() => (hasNoteOnly() ? 'note' : 'message'));
  const [template, setTemplate] = useState('');
  const start = (chosen: string) => {
    message.set(startedFrom(chosen, message.values, template));
    setTemplate(chosen);
  };
  const language = languageName(toContentLanguage(row.language), useLanguage());
  return (
    <Section title={t('compose.title')}>
      <Tabs
        label={t('compose.kind')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'message',
            label: t('compose.message'),
            panel: (
              <Writer
                inbox={inbox}
                row={row}
                event="message"
                draft={message}
                hint={t('compose.messageHint', { language })}
              >
                {row.closed_at && <Notice tone="warning">{t('compose.closed')}</Notice>}
                <TemplateSelect kind={inbox.kind} to={row} onChoose={start} />
              </Writer>
            ),
          },
          { value: 'note', label: t('compose.note'), panel: <NoteWriter inbox={inbox} row={row} /> },
        ]}
      />
    </Section>
  );
}

function NoteWriter(opened: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const note = useFormDraft(`note:${opened.row.id}`, 'tab', '');
  return <Writer {...opened} event="note" draft={note} hint={t('compose.noteHint')} />;
}

interface WriterProps extends OpenCase {
  event: 'message' | 'note';
  draft: ReturnType<typeof useFormDraft<string>>;
  hint: string;
  children?: ReactNode;
}

/** The text is cleared only once it has been saved. */
function Writer({ inbox, row, event, draft, hint, children }: WriterProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const say = useRefusalWords();
  const add = useAddCaseEvent(inbox, row.id, event, draft.done);
  const isMessage = event === 'message';
  const text = draft.values;
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (!text.trim() || add.isPending) return;
    // Told also when the screen has been left by then.
    add.mutateAsync(text).then(
      () => {
        // An empty text cannot be sent: the button is disabled, and would take the focus along.
        field.current?.focus({ preventScroll: true });
        toast({ title: isMessage ? t('compose.sent') : t('compose.saved') });
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <DraftNotice restored={draft.restored} />
      {children}
      <Field label={isMessage ? t('compose.message') : t('compose.note')} hint={hint}>
        <TextArea
          ref={field}
          rows={5}
          maxLength={LONGEST}
          lang={isMessage ? row.language : undefined}
          value={text}
          onChange={(change) => draft.set(change.target.value)}
        />
      </Field>
      {add.isUnknown && <UnknownOutcome isAsking={add.isPending} />}
      {add.isError && !add.isUnknown && (
        <FailureNotice of={add.error} title={t('compose.failed')}>
          <p>{say(add.error)}</p>
        </FailureNotice>
      )}
      <Button type="submit" disabled={!text.trim()} isPending={add.isPending}>
        {isMessage ? t('compose.send') : t('compose.save')}
      </Button>
    </form>
  );
}
