import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FormerCertificate } from './certificate-history';
import { registerMessages } from './messages';
import { StatusHistory } from './status-history';

/** Certificates that are no longer in the register: their numbers, and what was decided on them, stay known. */
export function FormerCertificates({ certificates }: { certificates: readonly FormerCertificate[] }) {
  const { t } = useTexts(registerMessages);
  const language = useLanguage();
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="former" className="space-y-3">
      <h3 id="former" className="text-lg">
        {t('former')}
      </h3>
      <ul className="divide-y divide-border rounded-lg border border-border">
        {certificates.map(({ id, number, lines, hiddenOn }) => (
          <li key={id} className="space-y-3 px-6 py-4">
            <p className="font-semibold tabular-nums">{number}</p>
            <p className="text-sm text-text-muted">
              {t('formerSince', { date: formatDate(language, hiddenOn) })}
            </p>
            <StatusHistory lines={lines} />
          </li>
        ))}
      </ul>
    </section>
  );
}
