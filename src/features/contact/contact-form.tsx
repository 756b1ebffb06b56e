import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { readUrl, trimmedText } from '@/lib/url-state';
import { cleanName, cleanText } from '@/lib/text-shapes';
import { CharacterCount } from '@/requests/character-count';
import { ConsentBox } from '@/requests/consent-box';
import { RequestDraftNotice } from '@/requests/request-draft-notice';
import { Honeypot } from '@/requests/honeypot';
import { ProblemSummary } from '@/requests/problem-summary';
import { SentAnswers } from '@/requests/sent-answers';
import { SubmitRow } from '@/requests/submit-row';
import { TurnstileCheck } from '@/requests/turnstile/turnstile-check';
import { useFields } from '@/requests/use-fields';
import { useRequestForm } from '@/requests/use-request-form';
import { contactSchema, emptyContact, MAX_MESSAGE_LENGTH, type ContactValues } from './contact';
import { contactMessages } from './messages';
import { submitContact } from './queries';
import { useSentMessage, type SentMessage } from './sent-message';

const SHOWN = ['name', 'email', 'phone', 'subject', 'message'] as const;

interface ContactReceiptProps {
  sent: SentMessage;
  written: ContactValues | undefined;
  onAnother: () => void;
}

/** Renders the message's number, the reply address and the sent text. */
function ContactReceipt({ sent, written, onAnother }: ContactReceiptProps) {
  const { t } = useTexts(contactMessages);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  const { number, at, email } = sent;
  return (
    <div ref={place} tabIndex={-1} className="space-y-6">
      <Notice tone="success" live="polite" title={t('sent')}>
        <p className="wrap-anywhere">
          {t('sentText', { number, time: formatDateTime(language, at), email })}
        </p>
      </Notice>
      {written && (
        <SentAnswers answers={SHOWN.map((field) => [t(`fields.${field}`), cleanText(written[field])])} />
      )}
      <Button variant="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** Renders the contact form, and after sending the message's number. */
export function ContactForm() {
  const { sent, written, show, clear } = useSentMessage();
  return sent ? (
    <ContactReceipt sent={sent} written={written} onAnother={clear} />
  ) : (
    <MessageForm onSent={show} />
  );
}

const schema = { perihal: trimmedText(200) };

/** Prefills the subject from the URL (site/page/contact-about.ts), unless a draft has one. */
function useSubjectFromUrl(form: UseFormReturn<typeof emptyContact>) {
  const { search } = useLocation();
  const given = readUrl(schema, search).perihal;
  useEffect(() => {
    // Runs after the draft was restored in an earlier microtask.
    if (given) queueMicrotask(() => form.getValues('subject') || form.setValue('subject', given));
  }, [form, given]);
}

function MessageForm({ onSent }: { onSent: (sent: SentMessage, written: ContactValues) => void }) {
  const { t } = useTexts(contactMessages);
  const { form, draft, problem, submit, isSending, trap, turnstile } = useRequestForm({
    name: 'contact',
    schema: contactSchema,
    empty: emptyContact,
    send: submitContact,
    onSent: ({ number, received_at: at }, values) =>
      onSent({ number, at, email: cleanName(values.email) }, values),
  });
  useSubjectFromUrl(form);
  const { register, control } = form;
  const { field, box, problems } = useFields('contact', form, contactMessages[useLanguage()].fields);
  const message = useWatch({ control, name: 'message' });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="relative space-y-6">
      <RequestDraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <ProblemSummary problems={problems} problem={problem} isSending={isSending} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')}>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field {...field('email')}>
          <TextInput {...register('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
      </div>
      <Field {...field('phone')} optional>
        <TextInput {...register('phone')} type="tel" autoComplete="tel" className="max-w-xs" />
      </Field>
      <Field {...field('subject')}>
        <TextInput {...register('subject')} />
      </Field>
      <div className="space-y-1.5">
        <Field {...field('message')}>
          <TextArea {...register('message')} rows={6} />
        </Field>
        <CharacterCount value={message} limit={MAX_MESSAGE_LENGTH} />
      </div>
      <ConsentBox {...register('consent')} {...box('consent')} />
      <Honeypot ref={trap} />
      <TurnstileCheck {...turnstile} />
      <SubmitRow label={t('submit')} isSending={isSending} onDiscard={draft.discard} />
    </form>
  );
}
