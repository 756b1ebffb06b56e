import { useQuery } from '@tanstack/react-query';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { certificatesOfQuery } from '@/features/register/companies/admin-queries';
import type { Certificate } from '@/features/register/certificates/certificate-row';
import { decisionMessages } from './decision-messages';

interface ReplacementFieldProps {
  certificate: Certificate;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Renders the choice of the replacement certificate: same holder, same subclassification. */
export function ReplacementField({ certificate, value, onChange, error }: ReplacementFieldProps) {
  const { t } = useTexts(decisionMessages, resourceKitMessages);
  const { data, isPending } = useQuery(certificatesOfQuery(certificate.clientId));
  const code = data?.find(({ id }) => id === certificate.id)?.subclass_code;
  return (
    <Field label={t('replacement')} required hint={t('replacementHint')} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t(isPending ? 'resourceKit:loadingChoice' : 'resourceKit:choose')}</option>
        {data
          ?.filter(
            ({ id, subclass_code, deleted_at }) =>
              id !== certificate.id && subclass_code === code && !deleted_at,
          )
          .map(({ id, number, subclass_code }) => (
            <option key={id} value={id}>
              {number} · {subclass_code}
            </option>
          ))}
      </Select>
    </Field>
  );
}
