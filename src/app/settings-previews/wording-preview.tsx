import { WORDINGS } from '@/domain/certificate';
import { WordingText } from '@/features/register/certificate-display/custom-wording';
import { settingsMessages } from '@/features/settings/messages';
import { useTexts } from '@/lib/i18n/use-texts';

/** Renders every sentence about a certificate as visitors see it. */
export function WordingPreview({ own }: { own: unknown }) {
  const { t } = useTexts(settingsMessages);
  return (
    <dl className="space-y-3 p-4 text-sm">
      {WORDINGS.map((kind) => (
        <div key={kind}>
          <dt className="font-semibold">{t(`fields.wording_${kind}`)}</dt>
          <dd className="text-text-muted">
            <WordingText kind={kind} own={own} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
