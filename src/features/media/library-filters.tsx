import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkTabs } from '@/components/link-tabs';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaMessages } from '@/media/messages';
import type { LibraryAddress } from './library-address';
import { mediaLibraryMessages } from './messages';

const PAUSE_MS = 300;
const VIEWS = ['kept', 'unused', 'unfinished', 'trash'] as const;
const KINDS = ['any', 'image', 'document'] as const;

/** Filters of the library: view, words and kind. */
export function LibraryFilters({ address }: { address: LibraryAddress }) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const { filter } = address;
  const views = VIEWS.map((view) => ({
    label: t(`views.${view}`),
    to: address.to({ view: view === 'kept' ? '' : view }),
    isHere: view === filter.state,
  }));
  return (
    <div className="space-y-4">
      <LinkTabs label={t('viewsLabel')} items={views} />
      <div role="search" className="flex flex-wrap gap-3">
        <Words address={address} />
        <Field label={t('kind')} hideLabel className="min-w-40 flex-1 sm:max-w-56">
          <Select
            value={filter.accept}
            onChange={({ target }) => address.set({ type: target.value === 'any' ? '' : target.value })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}

/** Words enter the address when the person stops typing. */
function Words({ address }: { address: LibraryAddress }) {
  const { t } = useTexts(mediaMessages);
  const inAddress = address.filter.words;
  const [typed, setTyped] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    // The URL changed elsewhere: a view was chosen, or Back was pressed.
    setFollowed(inAddress);
    if (typed.trim() !== inAddress) setTyped(inAddress);
  }
  const search = useEffectEvent((words: string) => address.set({ q: words }));
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return (
    <Field label={t('search')} hideLabel className="min-w-0 flex-3 basis-64">
      <TextInput
        type="search"
        value={typed}
        placeholder={t('searchHint')}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        leading={<Search aria-hidden />}
        trailing={
          typed && (
            <IconButton size="sm" label={t('clearSearch')} onClick={() => setTyped('')}>
              <X aria-hidden />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
