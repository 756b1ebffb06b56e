import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { PROCEDURE_PATH, PROCEDURE_SLUG } from '@/domain/procedure';
import { usePages } from '@/site/site-reads';
import { requestKitMessages } from './messages';

/** Renders a link to the procedure, once published. */
export function ProcedureLink() {
  const { t } = useTexts(requestKitMessages);
  const isPublished = usePages().data?.some(({ slug }) => slug === PROCEDURE_SLUG);
  if (!isPublished) return null;
  return (
    <p>
      <Link to={PROCEDURE_PATH} className="link">
        {t('guide.procedure')}
      </Link>
    </p>
  );
}
