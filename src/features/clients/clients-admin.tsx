import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { EditorDialog } from '@/resource-kit/form/editor-dialog';
import { pagedListWithTexts, type PagedRow } from '@/resource-kit/paged/define-paged-list';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { useScreenAddress } from '@/resource-kit/screen-address';
import { useCan } from '@/session/profile';
import { clientsList } from './clients-paged';
import { ContactsExport } from './contacts-export';
import { ImportLink } from './import-link';
import { companyForm } from './register-forms';
import { useRegisterTabs } from './use-register-tabs';
import { clientsAdminMessages } from './admin-messages';

const list = pagedListWithTexts(clientsList, clientsAdminMessages);

/** City over province; the column is sorted by province. */
const PlaceCell = ({ row }: { row: PagedRow<'list_clients'> }) => (
  <span>
    {row.city}
    <span className="block text-xs text-text-muted">{row.province}</span>
  </span>
);

const cells = { province: PlaceCell };

/** /admin/klien */
export function Component() {
  const { t } = useTexts(clientsAdminMessages);
  const canEdit = useCan(clientsList.editors);
  const navigate = useNavigate();
  const { open, toNew, close } = useScreenAddress();
  const add = (
    <Button asChild>
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
        cells={cells}
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
