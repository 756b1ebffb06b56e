import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { CharacterCount } from '@/requests/character-count';
import { EvidencePicker } from '@/requests/evidence/evidence-picker';
import type { Evidence } from '@/requests/evidence/use-evidence';
import { FormSection } from '@/requests/form-section';
import type { BoxOf } from '@/requests/use-fields';
import { useRlItems } from '@/site/site-reads';
import { NO_FEE } from '@/domain/appeal-fee';
import { CODE_PATTERN, MAX_GROUNDS_LENGTH, type AppealValues, codesOf } from './appeal-schema';
import type { AppealStepProps } from './eligibility-step';
import { FeeNotice } from './fee-notice';
import { appealsMessages } from './messages';
import { appealFeeQuery } from './queries';
import { useFeeLabel } from './use-fee-label';

/**
 * Renders the names of the entered codes and marks those outside the scope, to reveal typing errors. Rejects
 * none: the scope may have contained the code when the decision was made.
 */
function NamedCodes({ typed }: { typed: string }) {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  const { data = [] } = useRlItems();
  const codes = codesOf(typed).filter((code) => CODE_PATTERN.test(code));
  const named = data.filter(({ code }) => codes.includes(code));
  const unknown = codes.filter((code) => !named.some((each) => each.code === code));
  const isShown = codes.length > 0 && data.length > 0;
  return (
    <div role="status" className="space-y-1 text-sm">
      {isShown && named.length > 0 && (
        <ul className="space-y-0.5 text-text-muted">
          {named.map((item) => {
            const { text, lang } = localizedText(item, 'name', language);
            return (
              <li key={item.id}>
                <span className="font-semibold">{item.code}</span> <span lang={lang}>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
      {isShown && unknown.length > 0 && (
        <p className="text-warning">{t('unknownCodes', { codes: unknown.join(', ') })}</p>
      )}
    </div>
  );
}

interface GroundsStepProps extends AppealStepProps {
  box: BoxOf<AppealValues>;
  evidence: Evidence;
}

/** Renders the step for the grounds and the evidence, and announces a possible fee. */
export function GroundsStep({ form: { register, control }, field, box, evidence }: GroundsStepProps) {
  const { t } = useTexts(appealsMessages);
  const { data: fee = NO_FEE } = useQuery(appealFeeQuery());
  const feeLabel = useFeeLabel();
  const [grounds, codes] = useWatch({ control, name: ['grounds', 'subclass_codes'] });
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <FeeNotice fee={fee} />
        <Checkbox {...register('fee_known')} {...box('fee_known')} label={feeLabel(fee)} />
      </div>
      <div className="space-y-6">
        <div className="space-y-1.5">
          <Field {...field('grounds')} hint={t('hints.grounds')}>
            <TextArea {...register('grounds')} rows={8} />
          </Field>
          <CharacterCount value={grounds} limit={MAX_GROUNDS_LENGTH} />
        </div>
        <div className="space-y-2">
          <Field {...field('subclass_codes')} optional hint={t('hints.subclass_codes')}>
            <TextInput {...register('subclass_codes')} autoComplete="off" autoCapitalize="characters" />
          </Field>
          <NamedCodes typed={codes} />
        </div>
        <Field {...field('description')} optional>
          <TextArea {...register('description')} rows={3} />
        </Field>
      </div>
      <FormSection title={t('evidence.title')} text={t('evidence.text')}>
        <EvidencePicker evidence={evidence} id="appeal-files" />
      </FormSection>
    </div>
  );
}
