import { useTexts } from '@/lib/i18n/use-texts';
import { publicLayoutMessages } from './messages';

/** Renders the first tab stop, which skips the header. */
export function SkipLink({ to }: { to: string }) {
  const { t } = useTexts(publicLayoutMessages);
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // Following the link would replace a hash that the page itself uses, as the FAQ does.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="fixed start-4 top-3 z-progress -translate-y-20 rounded bg-primary px-4 py-3 text-sm font-semibold text-primary-contrast focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
