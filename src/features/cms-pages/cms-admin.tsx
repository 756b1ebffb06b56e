import { CalendarClock, ExternalLink, Link2Off, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StateMark } from '@/ui/state-mark';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { staffPaths } from '@/config/staff-paths';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagePath } from '@/domain/page-path';
import { pagedListWithTexts, type PagedRow } from '@/lists/paged/define-paged-list';
import { PagedList } from '@/lists/paged/paged-list';
import type { RowAction, RowActions } from '@/lists/paged/row-menu';
import { openDraft } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { cmsList } from './cms-paged';
import { isExpectedText, type ExpectedText } from './cms-pages';
import { cmsListMessages } from './list-messages';
import { MissingPages } from './missing-pages';
import { NewPageDialog } from './new-page-dialog';

type PageRow = PagedRow<'list_pages'>;
const list = pagedListWithTexts(cmsList, cmsListMessages);

/** Returns the row actions of a page: a link to its public URL if published. */
function useActions({ status, slug, title }: PageRow): RowActions {
  const { t } = useTexts(cmsListMessages);
  const onSite: RowAction = {
    label: t('onSiteShort'),
    name: t('onSite', { title: title ?? '' }),
    icon: <ExternalLink aria-hidden />,
    to: pagePath(slug ?? ''),
  };
  return { items: [status === 'published' && onSite] };
}

/** Renders /admin/cms. */
export function Component() {
  const { t } = useTexts(cmsListMessages);
  const language = useLanguage();
  const canEdit = useCan(cmsList.editors);
  const [begun, setBegun] = useState<ExpectedText | 'any' | undefined>(() => {
    const slug = openDraft('page:');
    return slug === 'new' ? 'any' : slug !== undefined && isExpectedText(slug) ? slug : undefined;
  });
  const expected = begun && begun !== 'any' ? { slug: begun, title: t(`pages.${begun}`) } : undefined;
  const add = (
    <Button size="sm" onClick={() => setBegun('any')}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  const brokenLinks = (
    <Button asChild size="sm" variant="secondary">
      <Link to={staffPaths.brokenLinks}>
        <Link2Off aria-hidden />
        {t('brokenLinks')}
      </Link>
    </Button>
  );
  return (
    <>
      <PagedList
        list={list}
        toRow={({ slug }) => (canEdit ? paths.admin.cmsEdit(slug ?? '') : pagePath(slug ?? ''))}
        cells={{
          status: ({ has_draft, change_at, status: kept }, status) => (
            <span className="inline-flex items-center gap-1.5">
              {status}
              {change_at && (
                <StateMark
                  words={t('changeAt', { time: formatDateTime(language, change_at) })}
                  icon={<CalendarClock aria-hidden />}
                />
              )}
              {has_draft && kept !== 'draft' && (
                <StateMark words={t('hasDraft')} icon={<PenLine aria-hidden />} />
              )}
            </span>
          ),
          slug: ({ slug }) => <code className="text-xs text-text-muted">{pagePath(slug ?? '')}</code>,
        }}
        useActions={useActions}
        add={add}
        actions={brokenLinks}
        lead={canEdit && <MissingPages onWrite={setBegun} />}
      />
      {begun && <NewPageDialog expected={expected} onClose={() => setBegun(undefined)} />}
    </>
  );
}
