import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from '@/features/settings/messages';
import { coloursOf, isColour, NEUTRALS, type Shades } from './shades';

const THEMES = ['light', 'dark'] as const;

/** Renders a button, a link and a coloured background in both themes, regardless of the current theme. */
export function ColourPreview({ brand }: { brand: string }) {
  const { t } = useTexts(settingsMessages);
  if (!isColour(brand)) return <p className="text-sm text-text-muted">{t('colour.usual')}</p>;
  const colours = coloursOf(brand);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {THEMES.map((theme) => (
        <Sample key={theme} theme={theme} shades={colours[theme]} />
      ))}
    </div>
  );
}

function Sample({ theme, shades }: { theme: (typeof THEMES)[number]; shades: Shades }) {
  const { t } = useTexts(settingsMessages);
  const { grounds, texts } = NEUTRALS[theme];
  const [ink] = texts;
  return (
    <div
      className="space-y-3 rounded-lg border border-border p-4 text-sm"
      style={{ background: grounds[1], color: ink }}
    >
      <p className="font-semibold">{t(`colour.${theme}`)}</p>
      <p
        className="inline-flex min-h-11 items-center rounded px-4 font-semibold"
        style={{ background: shades.primary, color: shades.contrast }}
      >
        {t('colour.sampleButton')}
      </p>
      <p className="underline" style={{ color: shades.primary }}>
        {t('colour.sampleLink')}
      </p>
      <p className="rounded p-3" style={{ background: shades.soft }}>
        {t('colour.sampleText')}
      </p>
    </div>
  );
}
