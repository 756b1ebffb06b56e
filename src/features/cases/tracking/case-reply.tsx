import { Send } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Notice } from '@/ui/notice';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { useTexts } from '@/lib/i18n/use-texts';
import { CharacterCount } from '@/requests/character-count';
import { issue, problemOf, problemOfIssue } from '@/requests/problem';
import { useLeaveGuard } from '@/requests/use-leave-guard';
import { useProblemWords } from '@/requests/use-problem-words';
import { caseTrackingMessages } from './messages';
import { useReply } from './queries';
import type { CaseKey, TrackedCase } from './tracked-case';

const LONGEST_REPLY = 5000;
const FIELD_ID = 'case-reply';

interface CaseReplyProps {
  caseKey: CaseKey;
  found: TrackedCase;
}

/** A message to the handler of the case, while it is open. A failed attempt keeps the text. */
export function CaseReply({ caseKey, found: { can_reply: canReply, kind } }: CaseReplyProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { say } = useProblemWords();
  const reply = useReply(caseKey);
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<string>();
  // Not kept by the browser: others may use it, and the case may be confidential.
  const question = useLeaveGuard(
    message.trim() ? { title: t('reply.leaveTitle'), text: t('reply.leaveText') } : undefined,
  );
  if (!canReply) return <p className="text-sm text-text-muted">{t('reply.closed')}</p>;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reply.isPending) return;
    const words = message.trim();
    const found =
      words === ''
        ? issue('field.required')
        : Array.from(words).length > LONGEST_REPLY
          ? issue('field.too_long', LONGEST_REPLY)
          : undefined;
    setWrong(found);
    if (found) return document.getElementById(FIELD_ID)?.focus();
    reply.mutate(words, { onSuccess: () => setMessage('') });
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="case-reply-title" className="space-y-4 print:hidden">
      <h3 id="case-reply-title" className="text-xl">
        {t('reply.title')}
      </h3>
      {reply.isUnknown && <UnknownOutcome isAsking={reply.isPending} />}
      {reply.isError && !reply.isUnknown && (
        <Notice tone="danger" live="assertive">
          <p>{say(problemOf(reply.error))}</p>
        </Notice>
      )}
      {reply.isSuccess && (
        <Notice tone="success" live="polite">
          <p>{t('reply.sent')}</p>
        </Notice>
      )}
      <div className="space-y-1.5">
        <Field
          id={FIELD_ID}
          label={t('reply.label')}
          hint={t('reply.hint', { context: kind })}
          error={wrong && say(problemOfIssue(wrong, 'message'))}
        >
          <TextArea rows={5} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <CharacterCount value={message} limit={LONGEST_REPLY} />
      </div>
      <Button type="submit" isPending={reply.isPending}>
        <Send aria-hidden />
        {t('reply.send')}
      </Button>
      {question}
    </form>
  );
}
