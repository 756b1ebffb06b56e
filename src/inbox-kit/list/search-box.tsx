import { AddressSearch } from '@/components/address-search';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/lib/i18n/use-texts';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';

/** Words to look for in an inbox. */
export function SearchBox({ hint }: { hint: string }) {
  const { t } = useTexts(inboxKitMessages);
  const address = useInboxAddress();
  return (
    <Field label={t('search')} hideLabel className="basis-full">
      <AddressSearch
        query={address.get('q')}
        onQuery={(words) => address.set({ q: words })}
        clearLabel={t('clearSearch')}
        placeholder={hint}
        maxLength={200}
      />
    </Field>
  );
}
