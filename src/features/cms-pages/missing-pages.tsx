import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { wholeListQuery } from '@/lists/paged/paged-queries';
import { cmsList } from './cms-paged';
import { EXPECTED_TEXTS, type ExpectedText } from './cms-pages';
import { cmsListMessages } from './list-messages';

interface MissingPagesProps {
  /** Creates the page with this slug. */
  onWrite: (page: ExpectedText) => void;
}

/** Renders the pages that the site links to but that are not published, each with a link to its editor. */
export function MissingPages({ onWrite }: MissingPagesProps) {
  const { t } = useTexts(cmsListMessages);
  const { data } = useQuery(wholeListQuery(cmsList));
  if (!data) return null;
  const statusOf = (page: ExpectedText) => data.find(({ slug }) => slug === page)?.status;
  const missing = EXPECTED_TEXTS.filter((page) => statusOf(page) !== 'published');
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('missingTitle', { count: missing.length })}>
      <p>{t('missingHint')}</p>
      <ul className="flex flex-wrap gap-2 pt-2">
        {missing.map((page) => (
          <li key={page}>
            {statusOf(page) === undefined ? (
              <Button variant="secondary" size="sm" onClick={() => onWrite(page)}>
                <Plus aria-hidden />
                {t('write', { page: t(`pages.${page}`) })}
              </Button>
            ) : (
              <Button asChild variant="secondary" size="sm">
                <Link to={paths.admin.cmsEdit(page)}>{t('finish', { page: t(`pages.${page}`) })}</Link>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
