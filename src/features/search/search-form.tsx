import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';
import { MAX_QUERY_LENGTH, QUERY, searchAddress } from './search';

interface SearchFormProps {
  query?: string;
  /** True for the compact version: no hint, and a label for screen readers only. */
  isSmall?: boolean;
}

/** Renders the form that opens the page with all results. The input follows changes of the URL. */
export function SearchForm({ query = '', isSmall = false }: SearchFormProps) {
  const { t } = useTexts(searchMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchAddress(input.current?.value.trim() ?? ''));
  };
  return (
    <form role="search" action={paths.search} onSubmit={submit} className="print:hidden">
      <Field
        label={t(isSmall ? 'title' : 'label')}
        hideLabel={isSmall}
        {...(!isSmall && { hint: t('hint') })}
      >
        <div className="flex gap-2">
          <TextInput
            ref={input}
            type="search"
            name={QUERY}
            className="flex-1"
            leading={<Search aria-hidden />}
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            {...(isSmall && { placeholder: t('title') })}
          />
          <Button type="submit" variant={isSmall ? 'secondary' : 'primary'}>
            {t('submit')}
          </Button>
        </div>
      </Field>
    </form>
  );
}
