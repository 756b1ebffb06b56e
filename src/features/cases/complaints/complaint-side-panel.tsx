import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useTexts } from '@/lib/i18n/use-texts';
import { ComplaintAbout } from './complaint-about';
import { ConcernedStaff } from './concerned-staff';
import { entryMessages } from './entry-messages';
import { sourceMessageQuery } from './entry-queries';

/**
 * Renders the staff concerned, the contact message that became the complaint, and
 * what the complaint is about.
 */
export function ComplaintSidePanel(opened: OpenCase) {
  return (
    <>
      {opened.row.category === 'personel' && !opened.row.concerned_confirmed_at && (
        <ConcernedStaff key={opened.row.id} {...opened} />
      )}
      {opened.row.source === 'pesan' && <SourceMessage complaint={opened.row.id} />}
      <ComplaintAbout {...opened} />
    </>
  );
}

function SourceMessage({ complaint }: { complaint: string }) {
  const { t } = useTexts(entryMessages);
  const { data: message } = useQuery(sourceMessageQuery(complaint));
  if (!message) return null;
  return (
    <p className="text-sm">
      {t('fromMessage.linked')}{' '}
      <Link to={`${paths.admin.messages}?case=${message.id}`} className="link">
        {message.number}
      </Link>
    </p>
  );
}
