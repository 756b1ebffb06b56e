import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageSquareWarning, Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { trimmedText } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { EditorDialog } from '@/forms/resource/editor-dialog';
import { TableSkeleton } from '@/lists/table/table-skeleton';
import { resourceKitMessages } from '@/forms/resource/messages';
import { listAddress } from '@/session/list-addresses';
import { useCan } from '@/session/profile';
import { PendingProposals } from '@/features/register/certificates/decision/pending-proposals';
import { clientsAdminMessages } from './admin-messages';
import { clientQuery, complaintsOfQuery } from './admin-queries';
import { ClientCertificates } from './client-certificates';
import { ClientContact } from './contact/client-contact';
import { ClientFacts } from './client-facts';
import { NameChanges } from './name-changes';
import { companyForm } from './register-forms';

const FORM = 'company';
const schema = { [FORM]: trimmedText() };

/** Renders the number of complaints about a company with a link to them, for case handlers. */
function ClientComplaints({ clientId }: { clientId: string }) {
  const { t } = useTexts(clientsAdminMessages);
  const { data: count, isError } = useQuery(complaintsOfQuery(clientId));
  if (count === undefined && !isError) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <MessageSquareWarning aria-hidden className="size-4.5 shrink-0 text-text-muted" />
      {isError ? (
        <span className="text-text-muted">{t('complaintsFailed')}</span>
      ) : count === 0 ? (
        <span className="text-text-muted">{t('noComplaints')}</span>
      ) : (
        <Link to={`${paths.admin.complaints}?company=${clientId}&state=all`} className="link">
          {t('complaints', { count })}
        </Link>
      )}
    </p>
  );
}

/** Renders /admin/klien/:id: a company and its certificates. */
export function Component() {
  const { t } = useTexts(clientsAdminMessages, resourceKitMessages);
  const { id = '' } = useParams();
  const { values, go } = useUrlState(schema);
  const canEdit = useCan(companyForm.editors);
  const { data: client, error, isFetching, refetch } = useQuery(clientQuery(id));
  const failure = error && toAppError(error);

  const back = (
    <Link
      to={listAddress(paths.admin.clients)}
      className="mb-3 inline-flex items-center gap-2 text-sm font-semibold text-text-muted hover:text-primary"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  );
  if (!client) {
    return (
      <>
        {back}
        <ScreenHeader title={t('company')} />
        {!failure ? (
          <TableSkeleton columns={4} />
        ) : failure.kind === 'not_found' || failure.kind === 'invalid' ? (
          <EmptyState title={t('missing')} message={t('missingHint')} />
        ) : (
          <ErrorState
            title={t('failed')}
            message={t(`resourceKit:reasons.${failure.kind}`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </>
    );
  }
  return (
    <>
      {back}
      <ScreenHeader
        title={client.name}
        purpose={t('companyPurpose')}
        actions={
          canEdit && (
            <Button asChild variant="secondary">
              <Link to={{ search: `?${FORM}=edit` }}>
                <Pencil aria-hidden />
                {t('change')}
              </Link>
            </Button>
          )
        }
      />
      <div className="space-y-6">
        {!canEdit && <Notice>{t('resourceKit:readOnly')}</Notice>}
        {client.deleted_at && <Notice tone="warning">{t('inTrash')}</Notice>}
        <ClientFacts client={client} />
        <NameChanges clientId={id} />
        {canEdit && <ClientContact clientId={id} canEdit={!client.deleted_at} />}
        {canEdit && <ClientComplaints clientId={id} />}
        <PendingProposals clientId={id} />
        <ClientCertificates
          clientId={id}
          isPublic={client.is_published && !client.deleted_at}
          canEdit={canEdit && !client.deleted_at}
        />
      </div>
      {values[FORM] && (
        <EditorDialog
          resource={companyForm}
          row={client}
          canEdit={canEdit}
          onClose={() => go({ [FORM]: '' })}
        />
      )}
    </>
  );
}
