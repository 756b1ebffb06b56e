import { Drawing, drawingNames } from '@/components/drawings/drawing';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaMessages } from './messages';

interface DrawingChoiceProps {
  /** Address of the picture, such as `drawing:bridge`. */
  value: string | null;
  onChange: (address: string) => void;
}

/** The site's own drawings, one of which may take the place of a picture. */
export function DrawingChoice({ value, onChange }: DrawingChoiceProps) {
  const { t } = useTexts(mediaMessages);
  return (
    <div role="group" aria-label={t('field.drawings')} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm text-text-muted">
        {t('field.drawings')}
      </span>
      {drawingNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === `drawing:${name}`}
          onClick={() => onChange(`drawing:${name}`)}
          className="flex items-center gap-2 rounded-lg border border-border bg-surface px-2 py-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary-soft"
        >
          <Drawing name={name} className="h-8 w-10" />
          {t(`field.drawing.${name}`)}
        </button>
      ))}
    </div>
  );
}
