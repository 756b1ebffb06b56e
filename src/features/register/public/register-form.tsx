import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { registerMessages } from './messages';
import type { RegisterSearch } from './register';
import { RegisterFilters } from './register-filters';

interface RegisterFormProps {
  search: RegisterSearch;
  onChange: (next: Partial<RegisterSearch>) => void;
}

/** Renders the search form: text applies on submit, filters at once. All of it is in the URL. */
export function RegisterForm({ search, onChange }: RegisterFormProps) {
  const { t } = useTexts(registerMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = search.query;
  }, [search.query]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ query: input.current?.value.trim() ?? '' });
  };
  return (
    <form role="search" aria-label={t('searchTitle')} onSubmit={submit} className="space-y-5 print:hidden">
      <Field label={t('words')} hint={t('wordsHint')}>
        <div className="flex gap-3">
          <TextInput
            ref={input}
            type="search"
            className="min-w-0 flex-1"
            leading={<Search aria-hidden />}
            defaultValue={search.query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
          <Button type="submit">{t('search')}</Button>
        </div>
      </Field>
      <RegisterFilters search={search} onChange={onChange} />
    </form>
  );
}
