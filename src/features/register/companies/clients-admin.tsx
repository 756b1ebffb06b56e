import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { FieldOfForm } from '@/lists/bulk-field/field-of-many';
import { EditorDialog } from '@/forms/resource/editor-dialog';
import { pagedListWithTexts } from '@/lists/paged/define-paged-list';
import { PagedList, type ChosenRows } from '@/lists/paged/paged-list';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { useCan } from '@/session/profile';
import { clientsList } from './clients-paged';
import { ContactsExport } from './contact/contacts-export';
import { ImportLink } from './import-link';
import { companyForm } from './register-forms';
import { useRegisterTabs } from './use-register-tabs';
import { clientsAdminMessages } from './admin-messages';

const list = pagedListWithTexts(clientsList, clientsAdminMessages);

const CompanyFields = (chosen: ChosenRows) => <FieldOfForm resource={companyForm} {...chosen} />;

/** Renders /admin/klien. */
export function Component() {
  const { t } = useTexts(clientsAdminMessages);
  const canEdit = useCan(clientsList.editors);
  const navigate = useNavigate();
  const { open, toNew, close } = useScreenAddress();
  const add = (
    <Button asChild size="sm">
      <Link to={toNew}>
        <Plus aria-hidden />
        {t('add')}
      </Link>
    </Button>
  );
  return (
    <>
      <PagedList
        list={list}
        toRow={({ id }) => paths.admin.client(id)}
        add={add}
        actions={
          <>
            <ContactsExport />
            <ImportLink kind="companies" />
          </>
        }
        // The column is sorted by province, which compact rows show in a tooltip.
        cells={{
          province: ({ city, province }) => (
            <span title={[city, province].filter(Boolean).join(', ')}>
              {[province, city].filter(Boolean).join(' · ')}
            </span>
          ),
        }}
        bulkAction={CompanyFields}
        neighbours={useRegisterTabs('clients')}
      />
      {open === 'new' && canEdit && (
        <EditorDialog
          resource={companyForm}
          row={undefined}
          canEdit
          onClose={close}
          onSaved={({ id }) => void navigate(paths.admin.client(id))}
        />
      )}
    </>
  );
}
