import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';

const links = [
  { key: 'flow', to: paths.services.flow },
  { key: 'fees', to: paths.services.fees },
  { key: 'check', to: paths.check },
  { key: 'clients', to: paths.information.clients },
  { key: 'faq', to: paths.information.faq },
  { key: 'tracking', to: paths.tracking },
  { key: 'contact', to: paths.profile.contact },
] as const;

/** Renders links to the most visited pages, before any input and when nothing was found. */
export function PopularPages() {
  const { t } = useTexts(searchMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className="mb-1 text-sm text-text-muted">
        {t('start')}
      </h2>
      <ul className="grid gap-x-6 @sm:grid-cols-2">
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center gap-2 hover:text-primary hover:underline"
            >
              <ArrowRight aria-hidden className="size-4 shrink-0 text-primary" />
              {t(`links.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
