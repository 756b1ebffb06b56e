import { useTexts } from '@/lib/i18n/use-texts';
import { isElectricalInstallation } from './electricity';
import { electricityMessages } from './electricity-messages';

/** Renders who certifies electrical installation, if the search is about it. */
export function ElectricityNote({ words }: { words: string }) {
  const { t } = useTexts(electricityMessages);
  return isElectricalInstallation(words) ? <p className="max-w-prose text-sm">{t('note')}</p> : null;
}
