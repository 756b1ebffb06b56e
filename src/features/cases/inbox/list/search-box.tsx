import { AddressSearch } from '@/ui/address-search';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Renders the search field of an inbox. */
export function SearchBox({ hint }: { hint: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const address = useInboxAddress();
  return (
    <AddressSearch
      query={address.get('q')}
      onQuery={(words) => address.set({ q: words })}
      clearLabel={t('clearSearch')}
      aria-label={t('search')}
      placeholder={hint}
      maxLength={200}
      className="min-w-0 flex-1 basis-40 sm:max-w-72 sm:max-[1599px]:basis-32 pointer-fine:[&_input]:h-9 pointer-fine:[&_input]:min-h-9"
    />
  );
}
