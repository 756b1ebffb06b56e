import { useQuery } from '@tanstack/react-query';
import { isDecisionKind } from '@/domain/certificate-status';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { Decision } from './decision-facts';
import { decisionMessages } from './decision-messages';
import { upheldAppealsQuery, type RecordedDecision } from './decision-queries';
import type { DecisionErrors } from './use-decision-check';

interface AnnulFieldsProps {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  errors: Partial<DecisionErrors>;
  /** Annullable decisions, newest first. */
  decisions: readonly RecordedDecision[];
}

/** Renders the fields of an annulment: the annulled decision, and the upheld appeal. */
export function AnnulFields({ value, set, errors, decisions }: AnnulFieldsProps) {
  const { t } = useTexts(decisionMessages, resourceKitMessages);
  const language = useLanguage();
  const appeals = useQuery(upheldAppealsQuery);
  const isWithdrawal = decisions.some(({ id, kind }) => id === value.annuls && kind === 'withdraw');
  return (
    <>
      <Field label={t('annuls')} required error={errors.annuls}>
        <Select value={value.annuls} onChange={({ target }) => set({ annuls: target.value })}>
          <option value="">{t('resourceKit:choose')}</option>
          {decisions.map(({ id, kind, effective_on }) => (
            <option key={id} value={id}>
              {t('annulsOne', {
                kind: isDecisionKind(kind) ? t(`kinds.${kind}`) : kind,
                date: formatDate(language, effective_on),
              })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('appeal')} required={isWithdrawal} hint={t('appealHint')} error={errors.appeal}>
        <Select value={value.appealId} onChange={({ target }) => set({ appealId: target.value })}>
          <option value="">{t(appeals.isPending ? 'resourceKit:loadingChoice' : 'appealNone')}</option>
          {appeals.data?.map(({ id, number }) => (
            <option key={id} value={id}>
              {number}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
