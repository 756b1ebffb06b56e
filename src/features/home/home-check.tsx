import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { homeMessages } from './messages';

/** A certificate to check, asked for on the first page; the page of the check reads it from the address. */
export function HomeCheck() {
  const { t } = useTexts(homeMessages);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q') as string;
    void navigate(`${paths.check}?q=${encodeURIComponent(typed)}`);
  };
  return (
    <form action={paths.check} onSubmit={submit} className="container-page pt-10 print:hidden">
      <label htmlFor="check" className="font-semibold">
        {t('check')}
      </label>
      <div className="mt-2 flex max-w-prose gap-3">
        <input id="check" name="q" className="control flex-1" maxLength={100} autoComplete="off" />
        <Button type="submit">{t('checkNow')}</Button>
      </div>
    </form>
  );
}
