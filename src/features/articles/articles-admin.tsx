import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Copy, ExternalLink, FileQuestion, PenLine, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { StateMark } from '@/ui/state-mark';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { toAppError } from '@/lib/errors';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { pagedListWithTexts, type PagedRow } from '@/lists/paged/define-paged-list';
import { PagedList } from '@/lists/paged/paged-list';
import type { RowAction, RowActions } from '@/lists/paged/row-menu';
import { useCan } from '@/session/profile';
import { ArticleFields } from './article-fields';
import { articlesList } from './articles-paged';
import { articlePath } from './news';
import { articlesListMessages } from './list-messages';

type ArticleRow = PagedRow<'list_articles'>;
const list = pagedListWithTexts(articlesList, articlesListMessages);

/** Returns the row actions of an article: open its page if published, or copy it and open the copy. */
function useActions({ id, status, slug, title: known }: ArticleRow): RowActions {
  const { t } = useTexts(articlesListMessages, resourceKitMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const title = known ?? '';
  const copy = async () => {
    try {
      const { copyText } = await import('@/editor/copy-text');
      const made = await copyText('articles', id);
      void client.invalidateQueries({ queryKey: ['articles'] });
      void navigate(paths.admin.newsEdit(made));
    } catch (error) {
      toast({
        title: t('notCopied', { title }),
        description: t(`resourceKit:reasons.${toAppError(error).kind}`),
        variant: 'destructive',
      });
    }
  };
  const viewOnSite: RowAction = {
    label: t('onSiteShort'),
    name: t('onSite', { title }),
    icon: <ExternalLink aria-hidden />,
    to: articlePath(slug ?? ''),
  };
  const duplicate: RowAction = {
    label: t('copy'),
    name: t('copyOf', { title }),
    icon: <Copy aria-hidden />,
    onSelect: () => void copy(),
  };
  return { items: [status === 'published' && viewOnSite, duplicate] };
}

/** Renders /admin/news. */
export function Component() {
  const { t } = useTexts(articlesListMessages);
  const language = useLanguage();
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
        // Only the status is a badge; further states are icons with a tooltip.
        status: ({ indonesian, has_draft, change_at, status: kept }, status) => (
          <span className="inline-flex items-center gap-1.5">
            {status}
            {indonesian === 'partial' && (
              <StateMark words={t('options.indonesian.partial')} icon={<FileQuestion aria-hidden />} />
            )}
            {change_at && (
              <StateMark
                words={t('changeAt', { time: formatDateTime(language, change_at) })}
                icon={<CalendarClock aria-hidden />}
              />
            )}
            {/* An unpublished draft has no published version to differ from. */}
            {has_draft && kept !== 'draft' && (
              <StateMark words={t('hasDraft')} icon={<PenLine aria-hidden />} />
            )}
          </span>
        ),
        // Hide the former publication date of an unpublished draft.
        published_at: ({ status }, day) => (status === 'draft' ? '–' : day),
      }}
      useActions={useActions}
      bulkAction={ArticleFields}
      add={add}
    />
  );
}
