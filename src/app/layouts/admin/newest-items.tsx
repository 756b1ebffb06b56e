import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu';
import { newestQuery } from '@/inbox-kit/list/newest-query';
import { formatAgo } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/lib/records';
import { adminLayoutMessages } from './messages';

/** The newest cases and messages with status 'baru', each a link to its inbox. */
export function NewestItems() {
  const { t } = useTexts(adminLayoutMessages);
  const language = useLanguage();
  const { addressOf, kindOf } = useRecords();
  const { data, isError, dataUpdatedAt } = useQuery(newestQuery());
  if (!data) return <DropdownMenuLabel>{isError ? t('newestFailed') : t('newestLoading')}</DropdownMenuLabel>;
  if (data.length === 0) return <DropdownMenuLabel>{t('nothingNew')}</DropdownMenuLabel>;
  const now = new Date(dataUpdatedAt);
  return (
    <>
      <DropdownMenuLabel>{t('newest')}</DropdownMenuLabel>
      {data.map(({ inbox, id, subject, created_at }) => (
        <DropdownMenuItem key={id} asChild>
          <Link to={addressOf({ table: inbox, id }) ?? ''} className="flex-col items-start! gap-0!">
            <span className="line-clamp-2 font-semibold break-words">{subject}</span>
            <span className="text-xs text-text-muted">
              {kindOf(inbox)?.list[language]} · {formatAgo(language, created_at, now)}
            </span>
          </Link>
        </DropdownMenuItem>
      ))}
    </>
  );
}
