import { useWatch } from 'react-hook-form';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { readRupiah } from '@/domain/rupiah';
import type { Offers } from './fields';
import { resourceKitMessages } from './messages';
import type { FormValues } from './row-values';

/** Renders the amount with thousands separators, so that an extra zero is noticeable. */
export function AmountRead({ column }: { column: string }) {
  const language = useLanguage();
  const amount = readRupiah(String(useWatch({ name: column }) ?? ''));
  return amount === undefined ? '' : formatRupiah(language, amount);
}

/** Warns about an unusual value. Does not block saving. */
export function UnusualValue({ column, offers }: { column: string; offers: Offers }) {
  const { t } = useTexts(resourceKitMessages);
  const typed = useWatch<FormValues>();
  const value = typed[column];
  return typeof value !== 'string' || value.trim() === '' || offers.isUsual?.(value, typed) !== false
    ? ''
    : t('unusual');
}
