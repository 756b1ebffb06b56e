import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useInboxAddress } from './inbox-address';
import { inboxKitMessages } from './messages';

const PAUSE_MS = 300;

/** Words to look for; they enter the address when the person stops typing. */
export function SearchBox({ hint }: { hint: string }) {
  const { t } = useTexts(inboxKitMessages);
  const address = useInboxAddress();
  const inAddress = address.get('q');
  const [typed, setTyped] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    // The URL changed elsewhere: a view was chosen, or Back was pressed.
    setFollowed(inAddress);
    if (typed.trim() !== inAddress) setTyped(inAddress);
  }
  const { set } = address;

  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => set({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
    // `set` is new on every render and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, inAddress]);

  return (
    <Field label={t('search')} hideLabel className="basis-full">
      <TextInput
        type="search"
        value={typed}
        placeholder={hint}
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
