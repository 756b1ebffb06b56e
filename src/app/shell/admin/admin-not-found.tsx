import { SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { adminPageMessages } from '@/app/screens/admin-messages';

/** Renders the 404 page of the back-office; menu and top bar stay. */
export function Component() {
  const { t } = useTexts(adminPageMessages);
  const { pathname } = useLocation();
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center gap-5 py-16 text-center">
      <PageMeta title={t('notFound')} />
      <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
        <SearchX className="size-7" aria-hidden />
      </span>
      <div className="space-y-2">
        <p className="text-sm font-semibold text-text-muted tabular-nums">404</p>
        <h1 className="text-xl">{t('notFound')}</h1>
        <p className="text-text-muted">{t('notFoundHint', { path: pathname })}</p>
      </div>
      <Button asChild>
        <Link to={paths.admin.dashboard}>{t('toDashboard')}</Link>
      </Button>
    </section>
  );
}
