import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { scopesMessages } from './messages';

const REASONS = ['typing', 'old', 'outside'] as const;

/** No such code: the three reasons there can be, and what to do about each. */
export function ScopeNotFound({ code }: { code: string }) {
  const { t } = useTexts(scopesMessages);
  const title = t('unknownTitle', { code });
  const crumbs = [{ label: t('section') }, { label: t('title'), to: paths.services.scopes }, { label: code }];
  return (
    <>
      <PageMeta title={title} />
      <PageHeader title={title} purpose={t('unknownText')} crumbs={crumbs} />
      <div className="container-page max-w-page space-y-8 py-10 sm:py-14">
        <ul className="max-w-prose list-disc space-y-3 ps-5 marker:text-text-muted">
          {REASONS.map((reason) => (
            <li key={reason}>{t(`unknownReasons.${reason}`)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={`${paths.services.scopes}?q=${encodeURIComponent(code)}`}>{t('searchSimilar')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.profile.contact}>{t('contact')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
