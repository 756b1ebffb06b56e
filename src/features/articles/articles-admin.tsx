import { ExternalLink, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/row-link';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagedListWithTexts, type PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedCell } from '@/resource-kit/paged/paged-cell';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { useCan } from '@/session/profile';
import { articlesList } from './articles-paged';
import { articlePath } from './news';
import { articlesListMessages } from './list-messages';

type ArticleRow = PagedRow<'list_articles'>;
const list = pagedListWithTexts(articlesList, articlesListMessages);

/** The status, and that more is written than visitors read. */
function StatusCell({ row }: { row: ArticleRow }) {
  const { t } = useTexts(articlesListMessages);
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <PagedCell list={list} column="status" row={row} />
      {row.indonesian === 'partial' && <Badge tone="warning">{t('options.indonesian.partial')}</Badge>}
      {row.has_draft && <Badge tone="warning">{t('hasDraft')}</Badge>}
    </span>
  );
}

function SiteLink({ row }: { row: ArticleRow }) {
  const { t } = useTexts(articlesListMessages);
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
  const { t } = useTexts(articlesListMessages);
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
      list={list}
      toRow={(row) => (canEdit ? paths.admin.newsEdit(row.id) : articlePath(row.slug ?? ''))}
      cells={cells}
      rowActions={SiteLink}
      add={add}
    />
  );
}
