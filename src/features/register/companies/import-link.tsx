import { FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { clientsAdminMessages } from './admin-messages';

/** Renders a link from a list of the register to its import. */
export function ImportLink({ kind }: { kind: 'companies' | 'certificates' }) {
  const { t } = useTexts(clientsAdminMessages);
  return (
    <Button asChild variant="secondary" size="sm">
      <Link
        to={{
          pathname: paths.admin.clientsImport,
          search: kind === 'certificates' ? 'kind=certificates' : '',
        }}
      >
        <FileUp aria-hidden />
        {t('import')}
      </Link>
    </Button>
  );
}
