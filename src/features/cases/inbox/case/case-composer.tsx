import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '@/ui/notice';
import { Checkbox } from '@/ui/controls/checkbox';
import { Tabs } from '@/ui/controls/tabs';
import { useFormDraft } from '@/drafts/use-form-draft';
import { gapsIn } from '@/lib/text-shapes';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { hasDraft } from '@/session/drafts';
import { useAnswerFiles } from '@/features/cases/inbox/attach/use-answer-files';
import { mentionableQuery } from '@/features/cases/inbox/mention/mention-query';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { isBasedOnTemplate } from '@/features/cases/inbox/reply/placeholders';
import { TemplateSelect } from '@/features/cases/inbox/reply/template-select';
import type { OpenThread } from '@/features/cases/inbox/thread';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { selectGap, Writer } from './message-writer';
import type { Question } from './use-question';

interface CaseComposerProps extends OpenThread {
  /** False if there is no contact address. */
  isReachable?: boolean;
  /** Only for cases, which can wait for the reporter. */
  question?: Question;
}

/**
 * Renders the form for a message to the reporter (with templates), a note for colleagues or, for contact
 * messages, a reply received by other means.
 */
export function CaseComposer({ isReachable = true, question, ...opened }: CaseComposerProps) {
  const { inbox, row } = opened;
  const { t } = useCaseTexts(inboxKitMessages);
  const message = useFormDraft(`message:${row.id}`, 'tab', '');
  const attachments = useAnswerFiles(opened, 'message');
  const [tab, setTab] = useState(() => {
    if (isReachable && message.isDirty) return 'message';
    const left = (['note', 'reply'] as const).find((event) => hasDraft(`${event}:${row.id}`));
    return left ?? (isReachable ? 'message' : 'note');
  });
  const [asksSeen, setAsksSeen] = useState(0);
  const asks = question?.asks ?? 0;
  if (asks !== asksSeen) {
    setAsksSeen(asks);
    setTab('message');
  }
  const [template, setTemplate] = useState({ id: '', text: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asks > 0) field.current?.focus();
  }, [asks]);
  const start = (id: string, text: string, purpose: string | undefined) => {
    // Renders the new text at once, so that its gap can be selected.
    flushSync(() => {
      message.set(isBasedOnTemplate(text, message.values, template.text));
      setTemplate({ id, text });
      question?.set(purpose === 'question');
    });
    const [gap] = gapsIn(text);
    if (gap !== undefined) selectGap(field.current, gap);
  };
  const language = languageName(toContentLanguage(row.language), useLanguage());
  const panel = (
    <Writer
      {...opened}
      event="message"
      draft={message}
      attachments={attachments}
      hint={t('compose.messageHint', { language })}
      field={field}
      awaitsReply={question?.isOffered === true && question.isAsked}
      onSent={() => {
        setTemplate({ id: '', text: '' });
        question?.set(false);
      }}
      options={
        question?.isOffered && (
          <Checkbox
            label={t('compose.awaitsReply')}
            hint={t('compose.awaitsReplyHint')}
            checked={question.isAsked}
            onChange={(event) => question.set(event.target.checked)}
          />
        )
      }
    >
      {row.closed_at && <Notice tone="warning">{t('compose.closed')}</Notice>}
      <TemplateSelect kind={inbox.kind} to={row} value={template.id} onChoose={start} />
    </Writer>
  );
  const items = [{ value: 'note', label: t('compose.note'), panel: <NoteWriter {...opened} /> }];
  if (isReachable) items.unshift({ value: 'message', label: t('compose.message'), panel });
  if (inbox.kind === 'contact')
    items.push({ value: 'reply', label: t('compose.reply'), panel: <ReplyWriter {...opened} /> });
  return (
    <Section title={t('compose.title')}>
      <Tabs label={t('compose.kind')} value={tab} onValueChange={setTab} items={items} />
    </Section>
  );
}

function NoteWriter(opened: OpenThread) {
  const { t } = useCaseTexts(inboxKitMessages);
  const note = useFormDraft(`note:${opened.row.id}`, 'tab', '');
  const attachments = useAnswerFiles(opened, 'note');
  // Notes can be written even if this list fails to load.
  const { data: people = [] } = useQuery(mentionableQuery(opened.inbox, opened.row.id));
  return (
    <Writer
      {...opened}
      event="note"
      draft={note}
      attachments={attachments}
      hint={t('compose.noteHint')}
      people={people}
    />
  );
}

function ReplyWriter(opened: OpenThread) {
  const { t } = useCaseTexts(inboxKitMessages);
  const reply = useFormDraft(`reply:${opened.row.id}`, 'tab', '');
  return <Writer {...opened} event="reply" draft={reply} hint={t('compose.replyHint')} />;
}
