import { useTexts } from '@/lib/i18n/use-texts';
import { CURRENT_KBLI, lacksCurrentKbli } from './kbli';
import { scopesMessages } from './messages';
import type { Scope } from './scopes';

/** Renders the number of codes without a KBLI number in the current edition; nothing if all have one. */
export function KbliNote({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = useTexts(scopesMessages);
  const count = scopes.filter(lacksCurrentKbli).length;
  if (count === 0) return null;
  return (
    <p className="max-w-prose text-sm text-text-muted">{t('kbliMissing', { count, year: CURRENT_KBLI })}</p>
  );
}
