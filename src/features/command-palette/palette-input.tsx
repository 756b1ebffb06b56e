import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '@/ui/controls/spinner';
import { useTexts } from '@/lib/i18n/use-texts';
import { commandPaletteMessages } from './messages';

interface PaletteInputProps extends ComponentProps<'input'> {
  listId: string;
  isExpanded: boolean;
  activeId: string | undefined;
  isFetching: boolean;
  /** Number of matches, announced to screen readers. */
  report: string;
}

/** Renders the search input of the palette, fixed above the scrolling list. */
export function PaletteInput({
  listId,
  isExpanded,
  activeId,
  isFetching,
  report,
  ...rest
}: PaletteInputProps) {
  const { t } = useTexts(commandPaletteMessages);
  return (
    <div className="sticky -top-5 z-1 -mx-6 -mt-5 bg-surface-raised px-6 pt-5 pb-1">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted"
        />
        <input
          type="search"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          className="control ps-10 pe-10"
          placeholder={t('placeholder')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          {...rest}
        />
        {isFetching && (
          <span className="absolute end-3 top-1/2 flex -translate-y-1/2 bg-surface">
            <Spinner />
          </span>
        )}
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-xs text-text-muted">
        {report}
      </p>
    </div>
  );
}
