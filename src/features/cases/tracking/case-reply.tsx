import { Send } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Notice } from '@/ui/notice';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { byPath } from '@/lib/evidence/evidence-file';
import { useTexts } from '@/lib/i18n/use-texts';
import { CharacterCount } from '@/requests/character-count';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import { isUnderWay, type Upload, type EvidenceUploads } from '@/requests/evidence/uploads';
import { useEvidence } from '@/requests/evidence/use-evidence';
import { issue, requestProblem, problemOfIssue } from '@/requests/problem';
import { useRequestLeaveGuard } from '@/requests/use-leave-guard';
import { useProblemMessage } from '@/requests/use-problem-message';
import { caseTrackingMessages } from './messages';
import { useAnnounce, useReply } from './queries';
import { ReplyOutcome, type SentReply } from './reply-outcome';
import type { CaseKey, TrackedCase } from './tracked-case';

const MAX_REPLY_LENGTH = 5000;
const FIELD_ID = 'case-reply';

interface CaseReplyProps {
  caseKey: CaseKey;
  found: TrackedCase;
  uploads: EvidenceUploads;
  list: readonly Upload[];
}

/**
 * Renders the form for a reply with text, files or both, while the case is open. Sends the text first;
 * anything that fails stays in the form.
 */
export function CaseReply({ caseKey, found: { can_reply: canReply, kind }, uploads, list }: CaseReplyProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const reply = useReply(caseKey);
  const announce = useAnnounce(caseKey);
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [sent, setSent] = useState<SentReply>();
  const [isGone, setGone] = useState(false);
  const evidence = useEvidence(() => setWrong(undefined));
  const { files } = evidence;
  // Not stored as a draft: the browser may be shared and the case confidential.
  const question = useRequestLeaveGuard(
    message.trim() || files.length > 0 || isUnderWay(list)
      ? { title: t('reply.leaveTitle'), text: t('reply.leaveText') }
      : undefined,
  );
  if (!canReply)
    return (
      <div className="space-y-4">
        {sent && <ReplyOutcome sent={sent} list={list} />}
        <p className="text-sm text-text-muted">{t('reply.closed')}</p>
      </div>
    );

  const isPending = reply.isPending || announce.isPending;
  const failed = reply.isError ? reply : announce.isError ? announce : undefined;

  async function send(text: string) {
    if (text !== '') {
      if (!(await reply.mutateAsync(text))) return setGone(true);
      setMessage('');
      setSent({ hasText: true, paths: [] });
    }
    if (files.length === 0) return;
    const slots = await announce.mutateAsync(files);
    if (!slots) return setGone(true);
    uploads.add(slots, byPath(slots, files));
    evidence.clear();
    setSent({ hasText: text !== '', paths: slots.map(({ path }) => path) });
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    const text = message.trim();
    const found =
      text === '' && files.length === 0
        ? issue('field.required')
        : Array.from(text).length > MAX_REPLY_LENGTH
          ? issue('field.too_long', MAX_REPLY_LENGTH)
          : undefined;
    setWrong(found);
    if (found) return document.getElementById(FIELD_ID)?.focus();
    setSent(undefined);
    setGone(false);
    reply.reset();
    announce.reset();
    // The mutations hold the error.
    send(text).catch(() => undefined);
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="case-reply-title" className="space-y-4 print:hidden">
      <h3 id="case-reply-title" className="text-xl">
        {t('reply.title')}
      </h3>
      {(reply.isUnknown || announce.isUnknown) && <UnknownOutcome isAsking={isPending} />}
      {sent && <ReplyOutcome sent={sent} list={list} />}
      {((failed && !failed.isUnknown) || isGone) && (
        <Notice tone="danger" live="assertive" title={sent && t('documents.failed')}>
          <p>{failed ? messageFor(requestProblem(failed.error)) : t('reply.gone')}</p>
        </Notice>
      )}
      <div className="space-y-1.5">
        <Field
          id={FIELD_ID}
          label={t('reply.label')}
          hint={t('reply.hint', { context: kind })}
          error={wrong && messageFor(problemOfIssue(wrong, 'message'))}
        >
          <TextArea rows={5} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <CharacterCount value={message} limit={MAX_REPLY_LENGTH} />
      </div>
      <fieldset className="space-y-3">
        <legend className="font-semibold">{t('documents.title')}</legend>
        <p className="max-w-prose text-sm">{t('documents.hint', { context: kind })}</p>
        <EvidencePicker id="case-documents" evidence={evidence} isForm={false} />
      </fieldset>
      <Button type="submit" isPending={isPending}>
        <Send aria-hidden />
        {t('reply.send')}
      </Button>
      {question}
    </form>
  );
}
