import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { FieldOfForm } from '@/lists/bulk-field/field-of-many';
import { pagedListWithTexts, type PagedRow } from '@/lists/paged/define-paged-list';
import { PagedList, type ChosenRows } from '@/lists/paged/paged-list';
import type { RowAction, RowActions } from '@/lists/paged/row-menu';
import { openDraft } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { HideDialog } from '@/features/register/companies/hide-dialog';
import { ImportLink } from '@/features/register/companies/import-link';
import { certificateForm } from '@/features/register/companies/register-forms';
import { useRegisterTabs } from '@/features/register/companies/use-register-tabs';
import { certificatesAdminMessages } from './certificates-messages';
import { certificatesList } from './certificates-paged';
import { ManyDecisions } from './decision/many-decision-dialog';
import { useCertificateActions } from './use-certificate-actions';
import { PendingProposals } from './decision/pending-proposals';

const ADMINS = ['admin'] as const;

type CertificateRow = PagedRow<'list_certificates'>;
const list = pagedListWithTexts(certificatesList, certificatesAdminMessages);

/** Returns true if the certificate was ever public: it is then hidden with a reason instead of deleted. */
const isKept = ({ first_published_at: since }: CertificateRow) => since !== null;

/** Returns the actions of a certificate. Admins can also hide a published one, as in the database. */
function useActions(row: CertificateRow): RowActions {
  const { t } = useTexts(certificatesAdminMessages);
  const isAdmin = useCan(ADMINS);
  const [isHiding, setHiding] = useState(() => openDraft(`certificate-hide:${row.id}`) === '');
  const { id, number, client_id, status, issued_on, is_public } = row;
  const certificate = {
    id,
    clientId: client_id ?? '',
    number: number ?? '',
    status: status ?? '',
    issuedOn: issued_on ?? '',
    isOnRecord: isKept(row),
    isPublic: is_public === true,
  };
  const { items, dialog } = useCertificateActions(certificate, true);
  const hide: RowAction = {
    label: t('hide.label'),
    name: t('hide.title', { number: certificate.number }),
    icon: <EyeOff aria-hidden />,
    onSelect: () => setHiding(true),
  };
  return {
    items: [...items, isAdmin && isKept(row) && hide],
    dialog: (
      <>
        {dialog}
        {isHiding && <HideDialog certificate={certificate} onClose={() => setHiding(false)} />}
      </>
    ),
  };
}

/** Renders the bulk actions: one decision, or the decision record, for all selected certificates. */
const ManyActions = (chosen: ChosenRows) => (
  <>
    <ManyDecisions {...chosen} />
    <FieldOfForm resource={certificateForm} {...chosen} />
  </>
);

/** Renders /admin/klien/sertifikat. */
export function Component() {
  const { t } = useTexts(certificatesAdminMessages);
  const language = useLanguage();
  const [reopened] = useState(() => openDraft('certificate-decision:') ?? openDraft('certificate-hide:'));
  return (
    <PagedList
      list={list}
      toRow={({ id, client_id }) => `${paths.admin.client(client_id ?? '')}?edit=${id}`}
      actions={<ImportLink kind="certificates" />}
      cells={{
        client_name: ({ client_id, client_name }) => (
          <Link to={paths.admin.client(client_id ?? '')} className="hover:text-primary hover:underline">
            {client_name}
          </Link>
        ),
        subclass_code: (row) => {
          const { text, lang } = localizedText(row, 'subclass_name', language);
          return (
            <abbr lang={lang} title={text} className="no-underline">
              {row.subclass_code}
            </abbr>
          );
        },
        // Also marks certificates that visitors cannot see, and whether the company is the reason.
        status: ({ is_published, is_public, deleted_at }, status) => (
          <span className="inline-flex items-center gap-1">
            {status}
            {!is_published && <Badge>{t('hidden')}</Badge>}
            {is_published && !is_public && !deleted_at && <Badge>{t('companyHidden')}</Badge>}
          </span>
        ),
      }}
      useActions={useActions}
      leftOpen={reopened}
      isKept={isKept}
      bulkAction={ManyActions}
      trashNote={t('trashNote')}
      neighbours={useRegisterTabs('certificates')}
      lead={<PendingProposals />}
    />
  );
}
