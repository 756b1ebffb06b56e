import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { pagedListWithTexts, type PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedCell } from '@/resource-kit/paged/paged-cell';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { leftOpen } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { CertificateActions } from './certificate-actions';
import { certificatesAdminMessages } from './certificates-messages';
import { certificatesList } from './certificates-paged';
import { HideDialog } from './hide-dialog';
import { ImportLink } from './import-link';
import { ManyStatuses } from './many-status-dialog';
import { useRegisterTabs } from './use-register-tabs';
import { WaitingDecisions } from './waiting-decisions';

const ADMINS = ['admin'] as const;

/** Hides a certificate that has been public, in place of the trash; admins only, as in the database. */
function HideAction({ id, number }: { id: string; number: string }) {
  const { t } = useTexts(certificatesAdminMessages);
  const isAdmin = useCan(ADMINS);
  const [isOpen, setOpen] = useState(() => leftOpen(`certificate-hide:${id}`) === '');
  if (!isAdmin) return null;
  return (
    <>
      <IconButton size="sm" label={t('hide.title', { number })} onClick={() => setOpen(true)}>
        <EyeOff aria-hidden />
      </IconButton>
      {isOpen && <HideDialog certificate={{ id, number }} onClose={() => setOpen(false)} />}
    </>
  );
}

type CertificateRow = PagedRow<'list_certificates'>;
const list = pagedListWithTexts(certificatesList, certificatesAdminMessages);

const CompanyCell = ({ row }: { row: CertificateRow }) => (
  <Link to={paths.admin.client(row.client_id ?? '')} className="hover:text-primary hover:underline">
    {row.client_name}
  </Link>
);

/** A certificate that has been public is hidden, with a reason, instead of deleted. */
const isKept = ({ first_published_at: since }: CertificateRow) => since !== null;

const Actions = ({ row }: { row: CertificateRow }) => (
  <>
    <CertificateActions
      canEdit
      certificate={{
        id: row.id,
        clientId: row.client_id ?? '',
        number: row.number ?? '',
        status: row.status ?? '',
        issuedOn: row.issued_on ?? '',
        isPublic: row.is_public === true,
      }}
    />
    {isKept(row) && <HideAction id={row.id} number={row.number ?? ''} />}
  </>
);

function ScopeCell({ row }: { row: CertificateRow }) {
  const { text, lang } = localizedText(row, 'subclass_name', useLanguage());
  return (
    <span>
      {row.subclass_code}
      <span lang={lang} className="block text-xs text-text-muted">
        {text}
      </span>
    </span>
  );
}

/** The status today, and that visitors do not see the certificate. */
function StatusCell({ row }: { row: CertificateRow }) {
  const { t } = useTexts(certificatesAdminMessages);
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <PagedCell list={list} column="status" row={row} />
      {!row.is_published && <Badge>{t('hidden')}</Badge>}
    </span>
  );
}

const cells = { client_name: CompanyCell, subclass_code: ScopeCell, status: StatusCell };

/** /admin/klien/sertifikat */
export function Component() {
  const { t } = useTexts(certificatesAdminMessages);
  return (
    <PagedList
      list={list}
      toRow={({ id, client_id }) => `${paths.admin.client(client_id ?? '')}?edit=${id}`}
      actions={<ImportLink kind="certificates" />}
      cells={cells}
      rowActions={Actions}
      isKept={isKept}
      bulkAction={ManyStatuses}
      trashNote={t('trashNote')}
      neighbours={useRegisterTabs('certificates')}
      lead={<WaitingDecisions />}
    />
  );
}
