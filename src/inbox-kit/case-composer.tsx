import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Tabs } from '@/components/ui/tabs';
import { TextArea } from '@/components/ui/text-area';
import { useKeptText } from '@/session/kept';
import { useAddCaseEvent } from './actions';
import type { OpenCase } from './open-case';
import { useRefusalWords } from './refusal-words';
import { Section } from './section';
import { startedFrom } from './placeholders';
import { TemplateSelect } from './template-select';

const LONGEST = 10_000;

/** A message to the reporter, from a template or not, or a note for colleagues. */
export function CaseComposer({ inbox, row }: OpenCase) {
  const { t } = useTranslation('inboxKit');
  const { text: message, setText: setMessage } = useKeptText(`message:${row.id}`);
  const [template, setTemplate] = useState('');
  const start = (chosen: string) => {
    setMessage(startedFrom(chosen, message, template));
    setTemplate(chosen);
  };
  const language = row.language === 'en' ? 'english' : 'indonesian';
  return (
    <Section title={t('compose.title')}>
      <Tabs
        label={t('compose.kind')}
        items={[
          {
            value: 'message',
            label: t('compose.message'),
            panel: (
              <Writer
                inbox={inbox}
                row={row}
                event="message"
                text={message}
                onText={setMessage}
                hint={t('compose.messageHint', { language: t(`compose.${language}`) })}
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
  const { t } = useTranslation('inboxKit');
  const { text: note, setText: setNote } = useKeptText(`note:${opened.row.id}`);
  return <Writer {...opened} event="note" text={note} onText={setNote} hint={t('compose.noteHint')} />;
}

interface WriterProps extends OpenCase {
  event: 'message' | 'note';
  text: string;
  onText: (text: string) => void;
  hint: string;
  children?: ReactNode;
}

/** What was typed is cleared only when it has been kept. */
function Writer({ inbox, row, event, text, onText, hint, children }: WriterProps) {
  const { t } = useTranslation('inboxKit');
  const say = useRefusalWords();
  const add = useAddCaseEvent(inbox, row.id);
  const isMessage = event === 'message';
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (!text.trim() || add.isPending) return;
    add.mutate(
      { event, body: text },
      {
        onSuccess: () => {
          onText('');
          toast({ title: isMessage ? t('compose.sent') : t('compose.saved') });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      {children}
      <Field label={isMessage ? t('compose.message') : t('compose.note')} hint={hint}>
        <TextArea
          rows={5}
          maxLength={LONGEST}
          lang={isMessage ? row.language : undefined}
          value={text}
          onChange={(change) => onText(change.target.value)}
        />
      </Field>
      {add.isError && (
        <Notice tone="danger" live="assertive" title={t('compose.failed')}>
          <p>{say(add.error)}</p>
        </Notice>
      )}
      <Button type="submit" disabled={!text.trim()} isPending={add.isPending}>
        {isMessage ? t('compose.send') : t('compose.save')}
      </Button>
    </form>
  );
}
