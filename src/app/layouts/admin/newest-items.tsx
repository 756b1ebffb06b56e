import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import { newestQuery, type Newest } from '@/inbox-kit/newest-query';
import { formatAgo } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';

const places = {
  complaints: { path: paths.admin.complaints, words: 'complaints' },
  appeals: { path: paths.admin.appeals, words: 'appeals' },
  contact_submissions: { path: paths.admin.messages, words: 'messages' },
} as const satisfies Record<Newest['inbox'], object>;

/** The newest cases and messages with status 'baru', each a link to its inbox. */
export function NewestItems() {
  const { t } = useTexts(adminLayoutMessages);
  const language = useLanguage();
  const { data, isError, dataUpdatedAt } = useQuery(newestQuery());
  if (!data) return <DropdownMenuLabel>{isError ? t('newestFailed') : t('newestLoading')}</DropdownMenuLabel>;
  if (data.length === 0) return <DropdownMenuLabel>{t('nothingNew')}</DropdownMenuLabel>;
  const now = new Date(dataUpdatedAt);
  return (
    <>
      <DropdownMenuLabel>{t('newest')}</DropdownMenuLabel>
      {data.map(({ inbox, id, subject, created_at }) => (
        <DropdownMenuItem key={id} asChild>
          <Link to={`${places[inbox].path}?case=${id}`} className="flex-col items-start! gap-0!">
            <span className="line-clamp-2 font-semibold break-words">{subject}</span>
            <span className="text-xs text-text-muted">
              {t(`screens.${places[inbox].words}`)} · {formatAgo(language, created_at, now)}
            </span>
          </Link>
        </DropdownMenuItem>
      ))}
    </>
  );
}
