import { LinkTabs } from '@/ui/link-tabs';
import { AddressSearch } from '@/ui/address-search';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaMessages } from '@/media/messages';
import type { LibraryAddress } from './library-address';
import { mediaLibraryMessages } from './messages';

const VIEWS = ['kept', 'undescribed', 'unused', 'unfinished', 'trash'] as const;
const KINDS = ['any', 'image', 'document'] as const;

/** Filters of the library: view, search and type. */
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
        <Field label={t('media:search')} hideLabel className="min-w-0 flex-3 basis-64">
          <AddressSearch
            query={filter.words}
            onQuery={(words) => address.set({ q: words })}
            clearLabel={t('media:clearSearch')}
            placeholder={t('media:searchHint')}
            maxLength={200}
          />
        </Field>
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
