import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import type { TextTable } from '@/editor/text';
import { useTexts } from '@/lib/i18n/use-texts';
import { staffQuery } from '@/session/people';
import { useProfile } from '@/session/profile';
import { previewLinkMessages } from './messages';
import { useSendForReview } from './queries';

const MAX_NOTE_LENGTH = 500;

/** Renders the form that requests a review of the text and notifies the colleague. */
export function ReviewForm({ table, id }: { table: TextTable; id: string }) {
  const { t } = useTexts(previewLinkMessages);
  const me = useProfile().data?.id;
  const { data: staff = [], isSuccess } = useQuery(staffQuery());
  const send = useSendForReview(table, id);
  const draft = useFormDraft(`review:${id}`, 'tab', { reviewer: '', note: '' });
  const { reviewer, note } = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const colleagues = staff.filter((person) => person.role !== 'viewer' && person.id !== me);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!reviewer || send.isPending) return;
    const name = colleagues.find((person) => person.id === reviewer)?.full_name ?? '';
    send.mutate(
      { reviewer, note: note.trim() },
      {
        onSuccess: () => {
          toast({ title: t('sent'), description: t('sentHint', { name }) });
          draft.done();
          setSubmitted(false);
        },
      },
    );
  };
  if (isSuccess && colleagues.length === 0)
    return <p className="text-sm text-text-muted">{t('noColleague')}</p>;
  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <DraftNotice restored={draft.restored} />
      <Field label={t('reviewer')} required error={wasSubmitted && !reviewer ? t('required') : undefined}>
        <Select value={reviewer} onChange={(event) => draft.set({ reviewer: event.target.value, note })}>
          <option value="">{t('choose')}</option>
          {colleagues.map((person) => (
            <option key={person.id} value={person.id}>
              {person.full_name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('note')} hint={t('noteHint')}>
        <TextArea
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => draft.set({ reviewer, note: event.target.value })}
        />
      </Field>
      {send.isUnknown && <UnknownOutcome isAsking={send.isPending} />}
      {send.isError && !send.isUnknown && (
        <FailureNotice of={send.error} title={t('sendFailed')}>
          <p>{t('retry')}</p>
        </FailureNotice>
      )}
      <Button type="submit" isPending={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
