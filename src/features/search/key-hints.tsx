import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';

const keys = [
  { text: 'keysMove', caps: ['↑', '↓'] },
  { text: 'keysOpen', caps: ['↵'] },
  { text: 'keysClose', caps: ['Esc'] },
] as const;

/** The dialog's keys, shown where there is a keyboard. */
export function KeyHints() {
  const { t } = useTexts(searchMessages);
  return (
    <p className="me-auto flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-muted pointer-coarse:hidden">
      {keys.map(({ text, caps }) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          {caps.map((cap) => (
            <kbd
              key={cap}
              className="rounded-sm border border-border-strong bg-surface-sunken px-1.5 font-sans text-2xs"
            >
              {cap}
            </kbd>
          ))}
          {t(text)}
        </span>
      ))}
    </p>
  );
}
