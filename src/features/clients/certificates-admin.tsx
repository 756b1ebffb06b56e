import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { CertificateActions } from './certificate-actions';
import { certificatesList } from './certificates-resource';
import { RegisterTabs } from './register-tabs';

type CertificateRow = PagedRow<'list_certificates'>;

const CompanyCell = ({ row }: { row: CertificateRow }) => (
  <Link to={paths.admin.client(row.client_id ?? '')} className="hover:text-primary hover:underline">
    {row.client_name}
  </Link>
);

const Actions = ({ row }: { row: CertificateRow }) => (
  <CertificateActions
    canEdit
    certificate={{
      id: row.id,
      clientId: row.client_id ?? '',
      number: row.number ?? '',
      status: row.status ?? '',
      issuedOn: row.issued_on ?? '',
    }}
  />
);

const cells = { client_name: CompanyCell };

/** /admin/klien/sertifikat */
export function Component() {
  const { t } = useTranslation('certificatesAdmin');
  return (
    <PagedList
      list={certificatesList}
      toRow={({ id, client_id }) => `${paths.admin.client(client_id ?? '')}?edit=${id}`}
      cells={cells}
      rowActions={Actions}
      lead={
        <div className="space-y-3">
          <RegisterTabs here="certificates" />
          <p className="text-sm text-text-muted">{t('addHint')}</p>
        </div>
      }
    />
  );
}
