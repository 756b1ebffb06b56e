import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { EFFECT_KINDS } from '@/domain/appeal';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { effectProblems, namesCertificate, type EffectValues } from './closing';
import { closingMessages } from './closing-messages';
import { appealEffectQuery } from './detail-queries';

interface EffectFieldsProps {
  appeal: string;
  values: EffectValues;
  set: (change: Partial<EffectValues>) => void;
  wasSubmitted: boolean;
  language: string;
}

/** Renders the effect of an upheld appeal on the certificate. */
export function EffectFields({ appeal, values, set, wasSubmitted, language }: EffectFieldsProps) {
  const { t } = useTexts(closingMessages);
  const { data: known } = useQuery(appealEffectQuery(appeal));
  const suggested = known?.suggested;
  // The kind may have been chosen before the suggestion was loaded.
  const fillIn = useEffectEvent(() => {
    if (suggested && values.kind && !values.certificate) set({ certificate: suggested });
  });
  useEffect(() => fillIn(), [suggested]);
  const problems = wasSubmitted ? effectProblems(values) : {};
  const error = (field: keyof EffectValues) => {
    const problem = problems[field];
    return problem && t(problem);
  };
  return (
    <fieldset className="space-y-4 rounded-lg border border-border px-4 pt-2 pb-4">
      <legend className="px-1 text-sm font-semibold">{t('effect')}</legend>
      <Field label={t('kind')} hint={t('effectHint')} error={error('kind')} required>
        <Select
          value={values.kind}
          onChange={({ target: { value: kind } }) =>
            set({ kind, certificate: values.certificate || (suggested ?? '') })
          }
        >
          <option value="">{t('chooseKind')}</option>
          {EFFECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {namesCertificate(values.kind) && (
        <Field label={t('certificate')} hint={t('certificateHint')} error={error('certificate')} required>
          <TextInput
            value={values.certificate}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => set({ certificate: event.target.value })}
          />
        </Field>
      )}
      {values.kind === 'penilaian_ulang' && (
        <Field label={t('assessmentOn')} hint={t('assessmentHint')} error={error('assessment_on')}>
          <TextInput
            type="date"
            className="max-w-48"
            min={officeDay(new Date())}
            value={values.assessment_on}
            onChange={(event) => set({ assessment_on: event.target.value })}
          />
        </Field>
      )}
      {values.kind === 'tanpa_akibat' && (
        <Field label={t('noneReason')} error={error('none')} required>
          <TextArea
            rows={2}
            lang={language}
            maxLength={2000}
            value={values.none}
            onChange={(event) => set({ none: event.target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}
