import { AddressSearch } from '@/components/address-search';
import { Field } from '@/components/ui/field';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';

/** Words to look for in an inbox. */
export function SearchBox({ hint }: { hint: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
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
