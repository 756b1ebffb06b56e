import { ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { RowLink } from '@/components/row-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PROCEDURE_PATH } from '@/page-kit/procedure';
import { pagedListWithTexts, type PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedCell } from '@/resource-kit/paged/paged-cell';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { leftOpen } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { cmsList } from './cms-paged';
import { isExpectedText, type ExpectedText, type KnownPage } from './cms-pages';
import { cmsListMessages } from './list-messages';
import { MissingPages } from './missing-pages';
import { NewPageDialog } from './new-page-dialog';

const addresses: Record<KnownPage, string> & Partial<Record<string, string>> = {
  tentang: paths.profile.about,
  'visi-misi': paths.profile.vision,
  'hak-kewajiban': paths.information.rights,
  'prosedur-keluhan-banding': PROCEDURE_PATH,
  'syarat-ketentuan': paths.terms,
  'kebijakan-privasi': paths.privacy,
  aksesibilitas: paths.accessibility,
  // Texts within pages that show more than them.
  alur: paths.services.flow,
  biaya: paths.services.fees,
};

/** Public path of the page with this slug. */
const pageAddress = (slug: string): string => addresses[slug] ?? `/${slug}`;

type PageRow = PagedRow<'list_pages'>;
const list = pagedListWithTexts(cmsList, cmsListMessages);

/** The status, and that more is written than visitors read. */
function StatusCell({ row }: { row: PageRow }) {
  const { t } = useTexts(cmsListMessages);
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <PagedCell list={list} column="status" row={row} />
      {row.has_draft && <Badge tone="warning">{t('hasDraft')}</Badge>}
    </span>
  );
}

/** The public address. */
const AddressCell = ({ row }: { row: PageRow }) => (
  <code className="text-xs break-all text-text-muted">{pageAddress(row.slug ?? '')}</code>
);

function SiteLink({ row }: { row: PageRow }) {
  const { t } = useTexts(cmsListMessages);
  if (row.status !== 'published') return null;
  return (
    <RowLink to={pageAddress(row.slug ?? '')} label={t('onSite', { title: row.title ?? '' })}>
      <ExternalLink aria-hidden />
    </RowLink>
  );
}

const cells = { status: StatusCell, slug: AddressCell };

/** /admin/cms */
export function Component() {
  const { t } = useTexts(cmsListMessages);
  const canEdit = useCan(cmsList.editors);
  const [begun, setBegun] = useState<ExpectedText | 'any' | undefined>(() => {
    const slug = leftOpen('page:');
    return slug === 'new' ? 'any' : slug !== undefined && isExpectedText(slug) ? slug : undefined;
  });
  const expected = begun && begun !== 'any' ? { slug: begun, title: t(`pages.${begun}`) } : undefined;
  const add = (
    <Button onClick={() => setBegun('any')}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <>
      <PagedList
        list={list}
        toRow={({ slug }) => (canEdit ? paths.admin.cmsEdit(slug ?? '') : pageAddress(slug ?? ''))}
        cells={cells}
        rowActions={SiteLink}
        add={add}
        lead={canEdit && <MissingPages onWrite={setBegun} />}
      />
      {begun && <NewPageDialog expected={expected} onClose={() => setBegun(undefined)} />}
    </>
  );
}
