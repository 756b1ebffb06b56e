import { ExternalLink, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/row-link';
import { paths } from '@/config/paths';
import type { PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedCell } from '@/resource-kit/paged/paged-cell';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { useCan } from '@/session/profile';
import { articlesList } from './articles-list-resource';
import { articlePath } from './news';
import { addMessages } from '@/lib/i18n/i18n';
import { articlesListMessages } from './list-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, articlesList: articlesListMessages });

type ArticleRow = PagedRow<'list_articles'>;
const [, statusColumn] = articlesList.columns;

/** The status, and that more is written than visitors read. */
function StatusCell({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('articlesList');
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <PagedCell list={articlesList} column={statusColumn} row={row} />
      {row.indonesian === 'partial' && <Badge tone="warning">{t('options.indonesian.partial')}</Badge>}
      {row.has_draft && <Badge tone="warning">{t('hasDraft')}</Badge>}
    </span>
  );
}

function SiteLink({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('articlesList');
  if (row.status !== 'published') return null;
  return (
    <RowLink to={articlePath(row.slug ?? '')} label={t('onSite', { title: row.title ?? '' })}>
      <ExternalLink aria-hidden />
    </RowLink>
  );
}

const cells = { status: StatusCell };

/** /admin/news */
export function Component() {
  const { t } = useTranslation('articlesList');
  const canEdit = useCan(articlesList.editors);
  const add = (
    <Button asChild>
      <Link to={paths.admin.newsNew}>
        <Plus aria-hidden />
        {t('add')}
      </Link>
    </Button>
  );
  return (
    <PagedList
      list={articlesList}
      toRow={(row) => (canEdit ? paths.admin.newsEdit(row.id) : articlePath(row.slug ?? ''))}
      cells={cells}
      rowActions={SiteLink}
      add={add}
    />
  );
}
