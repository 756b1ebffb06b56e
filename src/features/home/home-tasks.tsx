import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { homeMessages } from './messages';

const questions = [
  { key: 'check', to: paths.check },
  { key: 'build', to: paths.services.guide },
] as const;
const links = [
  { key: 'fees', to: `${paths.services.fees}#calculator` },
  { key: 'complain', to: paths.complaint },
  { key: 'track', to: paths.tracking },
] as const;

/**
 * Renders the most frequent tasks above the slides: two search forms, which open a page with the query in its
 * URL, and three links.
 */
export function HomeTasks() {
  const { t } = useTexts(homeMessages);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { action, elements } = event.currentTarget;
    const { value } = elements.namedItem('q') as HTMLInputElement;
    void navigate(`${new URL(action).pathname}?q=${encodeURIComponent(value)}`);
  };
  return (
    <div className="border-b border-border bg-surface print:hidden">
      <div className="container-page flex flex-wrap items-end gap-x-6 gap-y-3 py-3">
        {questions.map(({ key, to }) => (
          <form key={key} action={to} onSubmit={submit} className="flex-[1_16rem]">
            <label htmlFor={key} className="text-sm font-semibold">
              {t(`${key}.label`)}
            </label>
            <div className="mt-1 flex gap-2">
              <input
                id={key}
                name="q"
                placeholder={t(`${key}.example`)}
                className="control min-w-0 flex-1"
                maxLength={100}
                autoComplete="off"
              />
              <Button type="submit">{t(`${key}.go`)}</Button>
            </div>
          </form>
        ))}
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {links.map(({ key, to }) => (
            <li key={key}>
              <Link to={to} className="inline-flex min-h-8 items-center link">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
