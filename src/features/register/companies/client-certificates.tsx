import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { RemoveDialog } from '@/lists/sorted/remove-dialog';
import { ResourceEditor } from '@/forms/resource/resource-editor';
import { TableSkeleton } from '@/lists/table/table-skeleton';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { openDraft } from '@/session/drafts';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { LockedNotice } from '@/features/register/certificates/locked-notice';
import { NationalRecordEditor } from '@/features/register/certificates/national-record-editor';
import { SecondCertificate } from '@/features/register/certificates/second-certificate';
import { certificateOf, CertificatesTable } from '@/features/register/certificates/certificates-table';
import { certificatesOfQuery } from './admin-queries';
import { HideDialog } from './hide-dialog';
import { certificateForm } from './register-forms';

interface ClientCertificatesProps {
  clientId: string;
  /** True if visitors can see the company. */
  isPublic: boolean;
  canEdit: boolean;
}

/** Renders the certificates of a company: add, edit, decide, move to the trash. */
export function ClientCertificates({ clientId, isPublic, canEdit }: ClientCertificatesProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  const { data, error, isFetching, refetch } = useQuery(certificatesOfQuery(clientId));
  const { open, toNew } = useScreenAddress();
  const [removingId, setRemoving] = useState(() => openDraft('certificate-hide:'));
  const removing = data?.find(({ id }) => id === removingId);
  const opened = data?.find(({ id }) => id === open);
  const isLocked = opened?.first_published_at != null;
  const add = canEdit && (
    <Button asChild>
      <Link to={toNew}>
        <Plus aria-hidden />
        {t('add')}
      </Link>
    </Button>
  );
  return (
    <section aria-labelledby="certificates" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="certificates" className="text-lg">
          {t('ofCompany')}
        </h2>
        {add}
      </div>
      {!data ? (
        error ? (
          <ErrorState
            title={t('resourceKit:loadFailed')}
            message={t(`resourceKit:reasons.${toAppError(error).kind}`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <TableSkeleton columns={4} />
        )
      ) : data.length === 0 ? (
        <EmptyState title={t('noneOfCompany')} message={t('noneOfCompanyHint')} />
      ) : (
        <CertificatesTable
          clientId={clientId}
          isPublic={isPublic}
          certificates={data}
          canEdit={canEdit}
          onRemove={({ id }) => setRemoving(id)}
        />
      )}
      {data && open && (
        <ResourceEditor
          // A decision recorded from the locked form changes the row, so the form remounts.
          key={isLocked ? `${open} ${opened.updated_at}` : open}
          resource={certificateForm}
          rows={data}
          id={open}
          canEdit={canEdit}
          isLocked={isLocked}
          formTop={
            opened && isLocked ? (
              <>
                <LockedNotice
                  certificate={certificateOf(opened, isPublic)}
                  canEdit={canEdit && !opened.deleted_at}
                />
                {canEdit && !opened.deleted_at && <NationalRecordEditor certificate={opened} />}
              </>
            ) : (
              canEdit && <SecondCertificate id={open} certificates={data} />
            )
          }
          fixed={{ client_id: clientId }}
        />
      )}
      {removing?.first_published_at ? (
        <HideDialog certificate={removing} onClose={() => setRemoving(undefined)} />
      ) : (
        removing && (
          <RemoveDialog
            resource={certificateForm}
            row={removing}
            onClose={() => setRemoving(undefined)}
            onRemoved={() => undefined}
          />
        )
      )}
    </section>
  );
}
