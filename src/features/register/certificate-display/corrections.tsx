import { correctionsOf } from '@/domain/corrections';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChangedColumns } from './changed-columns';
import { changedMessages } from './changed-messages';

/** Renders the corrections of a certificate with their days. `corrections`: jsonb of check_certificate. */
export function Corrections({ corrections }: { corrections: unknown }) {
  const { t } = useTexts(changedMessages);
  const language = useLanguage();
  const lines = correctionsOf(corrections);
  if (lines.length === 0) return null;
  return (
    <div className="space-y-2 text-sm">
      <h3 className="font-semibold">{t('corrections')}</h3>
      <ol className="space-y-2">
        {lines.map((line, index) => (
          <li key={index} className="space-y-0.5 wrap-anywhere">
            <p className="text-text-muted tabular-nums">
              {line.from_beginning || line.effective_on === line.recorded_on
                ? formatDate(language, line.recorded_on)
                : t('effective', {
                    effective: formatDate(language, line.effective_on),
                    recorded: formatDate(language, line.recorded_on),
                  })}
            </p>
            <ChangedColumns changes={line.changes} fromBeginning={line.from_beginning} />
          </li>
        ))}
      </ol>
    </div>
  );
}
