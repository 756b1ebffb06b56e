import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

/** From a list of the register to its import. */
export function ImportLink({ kind }: { kind: 'companies' | 'certificates' }) {
  const { t } = useTranslation('adminLayout');
  return (
    <Button asChild variant="secondary">
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
