import { useQuery } from '@tanstack/react-query';
import { EyeOff, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { statusToday } from '@/domain/certificate';
import { isQualification, isCertificateStatus } from '@/domain/certificate-status';
import { Badge } from '@/ui/controls/badge';
import { IconButton } from '@/ui/controls/icon-button';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useCan } from '@/session/profile';
import { officeDay } from '@/lib/today';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { statusLooks } from '@/features/register/certificate-display/certificate-status-badge';
import type { CertificateOfClient } from '@/features/register/companies/admin-queries';
import { surveillanceMessages } from '@/features/register/surveillance/surveillance-messages';
import { openVisitsQuery } from '@/features/register/surveillance/surveillance-queries';
import { CertificateActions } from './certificate-actions';
import type { Certificate } from './certificate-row';
import { certificatesAdminMessages } from './certificates-messages';

interface CertificatesTableProps {
  clientId: string;
  /** True if visitors can see the company. */
  isPublic: boolean;
  certificates: readonly CertificateOfClient[];
  canEdit: boolean;
  onRemove: (row: CertificateOfClient) => void;
}

/** Returns the certificate for its actions, with today's status. `isPublic`: visitors can see the company. */
export const certificateOf = (row: CertificateOfClient, isPublic: boolean): Certificate => ({
  id: row.id,
  clientId: row.client_id,
  number: row.number,
  status: statusToday(row.status, row.issued_on, row.expires_on, officeDay(new Date())),
  issuedOn: row.issued_on,
  isOnRecord: row.first_published_at !== null,
  isPublic: isPublic && row.is_published,
});

/** Renders the certificates of one company and their actions. */
export function CertificatesTable({
  clientId,
  isPublic,
  certificates,
  canEdit,
  onRemove,
}: CertificatesTableProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages, surveillanceMessages);
  const language = useLanguage();
  const isAdmin = useCan(['admin']);
  const { toRow } = useScreenAddress();
  const today = officeDay(new Date());
  const visits = useQuery(openVisitsQuery(clientId)).data;
  /** Returns the date of a certificate's earliest overdue visit. */
  const lapsedSince = (id: string) =>
    visits?.find(({ certificate_id, due_on }) => certificate_id === id && due_on < today)?.due_on;
  const numberOf = (id: string | null) => certificates.find((each) => each.id === id)?.number;
  const statusOf = (row: CertificateOfClient) => {
    const status = statusToday(row.status, row.issued_on, row.expires_on, today);
    const successor = numberOf(row.replaced_by);
    const lapsed =
      !row.deleted_at && (status === 'aktif' || status === 'dibekukan') ? lapsedSince(row.id) : undefined;
    return (
      <span className="flex flex-wrap items-center gap-1 max-sm:justify-end">
        {isCertificateStatus(status) && (
          <Badge tone={statusLooks[status].tone}>{t(`options.status.${status}`)}</Badge>
        )}
        {row.deleted_at ? (
          <Badge tone="warning">{t('kinds.hidden')}</Badge>
        ) : (
          !row.is_published && <Badge>{t('hidden')}</Badge>
        )}
        {row.status === 'dibekukan' && row.suspended_until && (
          <span className="text-xs">
            {t('surveillance:until', { date: formatShortDate(language, row.suspended_until) })}
          </span>
        )}
        {lapsed && (
          <Link to={`${paths.admin.surveillance}?q=${encodeURIComponent(row.number)}`}>
            <Badge tone="warning">
              {t('surveillance:lapsed', { date: formatShortDate(language, lapsed) })}
            </Badge>
          </Link>
        )}
        {successor && <span className="text-xs">{t('replacedBy', { number: successor })}</span>}
      </span>
    );
  };
  const actionsOf = (row: CertificateOfClient) => (
    <div className="-my-1 flex justify-end gap-1 max-sm:flex-1">
      <CertificateActions canEdit={canEdit && !row.deleted_at} certificate={certificateOf(row, isPublic)} />
      {canEdit && !row.deleted_at && (isAdmin || !row.first_published_at) && (
        <IconButton
          size="sm"
          label={
            row.first_published_at
              ? t('hide.title', { number: row.number })
              : t('resourceKit:remove', { title: row.number })
          }
          onClick={() => onRemove(row)}
        >
          {row.first_published_at ? <EyeOff aria-hidden /> : <Trash2 aria-hidden />}
        </IconButton>
      )}
    </div>
  );
  const date = 'whitespace-nowrap tabular-nums';
  const columns: ListColumns<CertificateOfClient> = [
    listColumn(
      'number',
      t('columns.number'),
      ({ id, number, deleted_at: deletedAt }) =>
        deletedAt ? (
          <span data-row={id} tabIndex={-1} className="tabular-nums">
            {number}
          </span>
        ) : (
          <Link to={toRow(id)} data-row={id} className="tabular-nums hover:text-primary hover:underline">
            {number}
          </Link>
        ),
      { isTitle: true, cell: 'align-top' },
    ),
    listColumn('subclass', t('columns.subclass_code'), (row) => {
      const scope = localizedText(row, 'subclass_name', language);
      return (
        <span lang={scope.lang}>
          {row.subclass_code} · {scope.text}
        </span>
      );
    }),
    listColumn(
      'qualification',
      t('columns.qualification'),
      ({ qualification: value }) => isQualification(value) && t(`options.qualification.${value}`),
    ),
    listColumn('issued', t('columns.issued_on'), (row) => formatShortDate(language, row.issued_on), date),
    listColumn('expires', t('columns.expires_on'), (row) => formatShortDate(language, row.expires_on), date),
    listColumn('status', t('columns.status'), statusOf),
    listColumn('actions', t('actions'), actionsOf, { isUnlabelled: true }),
  ];
  const table = useListTable({ columns, rows: certificates });
  return <ListTable table={table} label={t('ofCompany')} density="compact" />;
}
