import { FileWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import type { Message } from './queries';

/**
 * Renders a link from a message to the form that turns it into a complaint, or to the resulting complaint.
 */
export function MessageComplaint({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages);
  if (row.complaint_id)
    return (
      <Section title={t('complaint.title')}>
        <p className="text-sm">{t('complaint.made')}</p>
        <Link to={`${paths.admin.complaints}?case=${row.complaint_id}`} className="text-sm link">
          {t('complaint.open')}
        </Link>
      </Section>
    );
  if (row.spam_at || row.anonymised_at || row.restricted_at) return null;
  return (
    <Section title={t('complaint.title')}>
      <p className="text-sm text-text-muted">{t('complaint.hint')}</p>
      <Button asChild variant="secondary" size="sm" className="w-full">
        <Link to={`${paths.admin.complaints}?entry=1&message=${row.id}`}>
          <FileWarning aria-hidden />
          {t('complaint.make')}
        </Link>
      </Button>
    </Section>
  );
}
