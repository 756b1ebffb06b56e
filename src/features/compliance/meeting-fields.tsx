import { useId } from 'react';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { AttachFiles } from '@/features/cases/inbox/attach/attach-files';
import type { Attachments } from '@/features/cases/inbox/attach/use-attachments';
import { MAX_PARTICIPANTS_LENGTH, yearAfter, type Meeting, type MeetingPart } from './meeting';
import { complianceMessages } from './messages';

interface MeetingFieldsProps {
  value: Meeting;
  onChange: (value: Meeting) => void;
  minutes: Attachments;
  today: string;
  /** Parts with an error. */
  wrong: readonly MeetingPart[];
  isRequired: boolean;
}

/** Renders the fields for a meeting, and the file input for its minutes. */
export function MeetingFields({ value, onChange, minutes, today, wrong, isRequired }: MeetingFieldsProps) {
  const { t } = useTexts(complianceMessages);
  const id = useId();
  const error = (part: MeetingPart) => (wrong.includes(part) ? t(`meeting.wrong.${part}`) : undefined);
  return (
    <>
      <Field label={t('meeting.metOn')} required={isRequired} error={error('metOn')}>
        <TextInput
          type="date"
          max={today}
          value={value.metOn}
          onChange={({ target }) => onChange({ ...value, metOn: target.value })}
        />
      </Field>
      <Field
        label={t('meeting.nextOn')}
        hint={t('meeting.nextHint')}
        required={isRequired}
        error={error('nextOn')}
      >
        <TextInput
          type="date"
          max={yearAfter(value.metOn)}
          value={value.nextOn}
          onChange={({ target }) => onChange({ ...value, nextOn: target.value })}
        />
      </Field>
      <Field
        label={t('meeting.participants')}
        hint={t('meeting.participantsHint')}
        required={isRequired}
        error={error('participants')}
      >
        <TextInput
          maxLength={MAX_PARTICIPANTS_LENGTH}
          value={value.participants}
          onChange={({ target }) => onChange({ ...value, participants: target.value })}
        />
      </Field>
      <fieldset className="space-y-2">
        <legend className="font-semibold">{t('meeting.minutes')}</legend>
        <AttachFiles attachments={minutes} id={`${id}-minutes`} />
        {wrong.includes('minutes') && (
          <p role="alert" className="text-sm text-danger">
            {t('meeting.wrong.minutes')}
          </p>
        )}
      </fieldset>
    </>
  );
}
