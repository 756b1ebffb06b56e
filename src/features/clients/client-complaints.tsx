import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { complaintsOfQuery } from './admin-queries';
import { clientsAdminMessages } from './admin-messages';

/** The number of complaints about a company, and the way to them. For those who handle cases. */
export function ClientComplaints({ clientId }: { clientId: string }) {
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
