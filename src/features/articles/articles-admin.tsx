import { ExternalLink, FileQuestion, PenLine, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StateMark } from '@/components/state-mark';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagedListWithTexts, type PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedList } from '@/resource-kit/paged/paged-list';
import type { RowAction, RowActions } from '@/resource-kit/paged/row-menu';
import { useCan } from '@/session/profile';
import { articlesList } from './articles-paged';
import { articlePath } from './news';
import { articlesListMessages } from './list-messages';

type ArticleRow = PagedRow<'list_articles'>;
const list = pagedListWithTexts(articlesList, articlesListMessages);

/** A published article leads to its page. */
function useActions({ status, slug, title }: ArticleRow): RowActions {
  const { t } = useTexts(articlesListMessages);
  const onSite: RowAction = {
    label: t('onSiteShort'),
    name: t('onSite', { title: title ?? '' }),
    icon: <ExternalLink aria-hidden />,
    to: articlePath(slug ?? ''),
  };
  return { items: [status === 'published' && onSite] };
}

/** /admin/news */
export function Component() {
  const { t } = useTexts(articlesListMessages);
  const canEdit = useCan(articlesList.editors);
  const add = (
    <Button asChild size="sm">
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
      cells={{
        // One badge; what is written beyond it is a mark with its words.
        status: ({ indonesian, has_draft, status: kept }, status) => (
          <span className="inline-flex items-center gap-1.5">
            {status}
            {indonesian === 'partial' && (
              <StateMark words={t('options.indonesian.partial')} icon={<FileQuestion aria-hidden />} />
            )}
            {/* A draft is unpublished as a whole. */}
            {has_draft && kept !== 'draft' && (
              <StateMark words={t('hasDraft')} icon={<PenLine aria-hidden />} />
            )}
          </span>
        ),
        // The day on which a draft was public before is no day of its own.
        published_at: ({ status }, day) => (status === 'draft' ? '–' : day),
      }}
      useActions={useActions}
      add={add}
    />
  );
}
