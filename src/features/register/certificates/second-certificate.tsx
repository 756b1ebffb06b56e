import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { statusToday } from '@/domain/certificate';
import { Notice } from '@/ui/notice';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { RadioChoice } from '@/editor/publish/radio-choice';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import type { FormValues } from '@/forms/resource/row-values';
import type { CertificateOfClient } from '@/features/register/companies/admin-queries';
import { certificatesAdminMessages } from './certificates-messages';

interface SecondCertificateProps {
  /** Id of the certificate being edited, or 'new'. */
  id: string;
  /** All certificates of the company. */
  certificates: readonly CertificateOfClient[];
}

type Answer = 'replaces' | 'beside' | '';

/**
 * Renders the question about another valid certificate of the company for the same subclassification: the new
 * one replaces it, or both are valid for a reason. Part of the certificate form.
 */
export function SecondCertificate({ id, certificates }: SecondCertificateProps) {
  const { t } = useTexts(certificatesAdminMessages);
  const { register, setValue } = useFormContext<FormValues>();
  const typed = useWatch<FormValues>();
  const [today] = useState(() => officeDay(new Date()));
  const others = certificates.filter((each) => {
    const status = statusToday(each.status, each.issued_on, each.expires_on, today);
    const isValid = status === 'aktif' || status === 'dibekukan' || status === 'belum_terbit';
    return (
      each.id !== id &&
      isValid &&
      each.first_published_at !== null &&
      !each.deleted_at &&
      each.subclass_id === typed.subclass_id
    );
  });
  const { replaces, second_reason: reason } = typed;
  const [answered, setAnswered] = useState<Answer>('');
  const answer = replaces ? 'replaces' : answered || (reason ? 'beside' : '');
  // The answer is stale if the subclassification was changed afterwards.
  const isStale = Boolean(replaces) && !others.some((each) => each.id === replaces);
  useEffect(() => {
    if (isStale) setValue('replaces', '', { shouldDirty: true });
  }, [isStale, setValue]);

  const [first] = others;
  if (!first) return null;
  const choose = (next: Answer) => {
    setAnswered(next);
    setValue('replaces', next === 'replaces' ? first.id : '', { shouldDirty: true });
  };
  return (
    <Notice tone="warning" title={t('second.title', { number: first.number })} className="mb-6">
      <div className="space-y-4">
        <p>{t('second.hint')}</p>
        <RadioChoice<Answer>
          legend={t('second.question')}
          value={answer}
          choices={[
            { value: 'replaces', label: t('second.replaces'), hint: t('second.replacesHint') },
            { value: 'beside', label: t('second.beside') },
          ]}
          onChange={choose}
        />
        {answer === 'replaces' && others.length > 1 && (
          <Field label={t('second.which')}>
            <Select {...register('replaces')}>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.number}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {(answer === 'beside' || (answer === 'replaces' && others.length > 1)) && (
          <Field label={t('second.reason')} required>
            <TextArea {...register('second_reason')} rows={3} maxLength={2000} />
          </Field>
        )}
      </div>
    </Notice>
  );
}
