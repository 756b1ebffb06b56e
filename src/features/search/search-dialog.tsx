import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Dialog } from '@/ui/controls/dialog';
import { Spinner } from '@/ui/controls/spinner';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCloseOnBack } from '@/lib/use-close-on-back';
import { useDebounced } from '@/lib/use-debounced';
import { searchMessages } from './messages';
import { PopularPages } from './popular-pages';
import { FEW_RESULTS, MAX_QUERY_LENGTH, searchAddress, normaliseQuery } from './search';
import { optionsOf, SearchOptions } from './search-options';
import { useSearch } from './use-search';

const keys = [
  { text: 'keysMove', caps: ['↑', '↓'] },
  { text: 'keysOpen', caps: ['↵'] },
  { text: 'keysClose', caps: ['Esc'] },
] as const;

/** Renders the dialog's keyboard shortcuts on devices with a keyboard. */
function KeyHints() {
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

const TYPING_PAUSE_MS = 200;

/**
 * Renders the dialog that searches the site while typing. Arrow keys select and Enter opens; without a
 * selection, Enter opens all results.
 */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts(searchMessages);
  const navigate = useNavigate();
  useCloseOnBack(isOpen, onClose);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const settled = useDebounced(normaliseQuery(typed), TYPING_PAUSE_MS);
  const query = normaliseQuery(typed) && settled;
  const { found, report, isError, isFetching, retry } = useSearch(query, FEW_RESULTS);
  const options = found ? optionsOf(listId, found) : [];
  // New results drop the selection.
  const place = options.findIndex(({ id }) => id === chosen);
  const active = options[place];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const from = active ? place : step > 0 ? -1 : 0;
      setChosen(options.at((from + step) % options.length)?.id);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const words = normaliseQuery(typed);
    if (active) void navigate(active.to);
    else if (words) void navigate(searchAddress(words));
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('hint')}
      initialFocus={input}
      footer={<KeyHints />}
    >
      <div className="min-h-[min(24rem,50dvh)] space-y-2">
        <div className="sticky -top-5 z-1 -mx-6 -mt-5 bg-surface-raised px-6 py-4">
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted"
            />
            <input
              ref={input}
              type="search"
              role="combobox"
              aria-label={t('label')}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-activedescendant={active?.id}
              aria-autocomplete="list"
              className="control ps-10 pe-10"
              placeholder={t('placeholder')}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {isFetching && (
              <span className="absolute end-3 top-1/2 flex -translate-y-1/2 bg-surface">
                <Spinner />
              </span>
            )}
          </div>
          <p role="status" className="mt-2 min-h-5 text-xs text-text-muted">
            {report || (typed && !normaliseQuery(typed) && t('tooShort'))}
          </p>
        </div>
        {isError && !found ? (
          <ErrorState title={t('failed')} onRetry={retry} isRetrying={isFetching} />
        ) : !found ? (
          !query && <PopularPages />
        ) : options.length === 0 ? (
          <EmptyState icon={<Search />} title={report} message={t('noneHint')} />
        ) : (
          <SearchOptions listId={listId} query={found.query} options={options} active={active} />
        )}
      </div>
    </Dialog>
  );
}
