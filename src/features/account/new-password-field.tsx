import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@/ui/controls/field';
import type { TextInputProps } from '@/ui/controls/text-input';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSite } from '@/site/use-site';
import { accountMessages } from './messages';
import { loadEstimator, passwordAdvice } from './password-advice';
import { PasswordInput } from './password-input';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** Result of react-hook-form's `register`. */
  input: Omit<TextInputProps, 'type' | 'trailing'>;
  /** Password typed so far. */
  value: string;
  email: string;
}

/** Renders a field for a new password with advice based on the server's rules. */
export function NewPasswordField({ label, error, input, value, email }: NewPasswordFieldProps) {
  const { t } = useTexts(accountMessages);
  const { name } = useSite();
  const [isChoosing, setChoosing] = useState(false);
  // There is no advice until the estimator has loaded; the server checks the password anyway.
  const { data: estimator } = useQuery({
    queryKey: ['account', 'password-estimator'] as const,
    queryFn: loadEstimator,
    enabled: isChoosing,
    staleTime: Infinity,
    meta: { silent: true },
  });
  const advice = estimator && value ? passwordAdvice(estimator, value, [email, name.text]) : undefined;
  return (
    <Field label={label} required hint={t('newPasswordHint', { count: MIN_PASSWORD_LENGTH })} error={error}>
      <PasswordInput {...input} required autoComplete="new-password" onFocus={() => setChoosing(true)} />
      <p aria-live="polite" className="text-sm text-text-muted">
        {advice && t(`advice.${advice}`)}
      </p>
    </Field>
  );
}
