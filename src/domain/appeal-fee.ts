/** Fee of an appeal. A null amount is unknown; 0 is free of charge. */
export interface AppealFee {
  amount: number | null;
  /** Working days until the invoice is due. */
  payment_days: number | null;
  note: string;
  note_en: string;
}

export const NO_FEE: AppealFee = { amount: null, payment_days: null, note: '', note_en: '' };

/** Parses the jsonb column `site_settings.appeal_fee`. Invalid values become null. */
export function feeOf(value: unknown): AppealFee {
  const values: Partial<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const number = (key: string) => {
    const found = values[key];
    return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : null;
  };
  const text = (key: string) => {
    const found = values[key];
    return typeof found === 'string' ? found.trim() : '';
  };
  return {
    amount: number('amount'),
    payment_days: number('payment_days'),
    note: text('note'),
    note_en: text('note_en'),
  };
}
