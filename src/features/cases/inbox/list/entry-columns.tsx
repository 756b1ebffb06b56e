import type { ColumnDef } from '@tanstack/react-table';
import clsx from 'clsx';
import { CalendarX2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DemoMark } from '@/ui/demo-badge';
import { SelectBox } from '@/ui/select-box';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useNow } from '@/lib/use-now';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { listColumn } from '@/lists/table/columns';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Renders a dot for unread entries, with a text for screen readers. */
function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <span className="flex w-2.5 shrink-0 items-center max-sm:h-6">
      {isUnread && (
        <>
          <span aria-hidden title={t('unread')} className="size-2.5 rounded-full bg-primary" />
          <span className="sr-only">{t('unread')}</span>
        </>
      )}
    </span>
  );
}

/** Row of an inbox. */
export interface Entry {
  id: string;
  number: string;
  created_at: string;
}

interface Subject {
  subject: string;
  /** Distinguishing details after the number; hidden in dense lists. */
  details?: string;
  isUnread: boolean;
  isDemo: boolean;
  /** True if filed after its last day: dense lists show a symbol instead of the details. */
  isLate?: boolean | undefined;
}

/** Returns functions that build the columns shared by all inboxes. */
export function useEntryColumns<R extends Entry>() {
  const { t } = useCaseTexts(inboxKitMessages);
  const address = useInboxAddress();
  const language = useLanguage();
  const now = useNow();
  return {
    /** First column: the checkbox, and the subject as a link. */
    subjectColumn: (header: string, subjectOf: (row: R) => Subject): ColumnDef<R> => ({
      id: 'subject',
      header,
      cell: ({ row }) => {
        const { id, number } = row.original;
        const { subject, details, isUnread, isDemo, isLate } = subjectOf(row.original);
        return (
          <span className="flex min-w-0 gap-2 sm:items-center">
            {row.getCanSelect() ? (
              <SelectBox
                label={t('spam.choose', { number })}
                isChosen={row.getIsSelected()}
                onChange={row.toggleSelected}
              />
            ) : (
              // Keeps subjects aligned in rows without a checkbox.
              <span aria-hidden className="w-6 shrink-0 max-sm:hidden" />
            )}
            <UnreadMark isUnread={isUnread} />
            <span className="relative min-w-0 sm:flex-1 sm:in-data-[density=dense]:flex sm:in-data-[density=dense]:items-baseline sm:in-data-[density=dense]:gap-2">
              {/* The link's ::after extends the click target over the line below with the number. */}
              <Link
                to={address.to({ case: id })}
                data-row={id}
                className={clsx(
                  'block break-words after:absolute after:inset-0 hover:text-primary hover:underline max-sm:link sm:in-data-[density=dense]:min-w-0 sm:in-data-[density=dense]:truncate',
                  isUnread ? 'font-bold' : 'font-semibold',
                )}
              >
                {subject}
              </Link>
              <span className="text-xs font-normal text-text-muted tabular-nums sm:in-data-[density=dense]:order-first sm:in-data-[density=dense]:shrink-0">
                {number}
                {details && <span className="sm:in-data-[density=dense]:sr-only"> · {details}</span>}
                {isLate && (
                  <CalendarX2
                    aria-hidden
                    className="ms-2 hidden size-3.5 text-danger sm:in-data-[density=dense]:inline"
                  />
                )}
                {isDemo && <DemoMark />}
              </span>
            </span>
          </span>
        );
      },
      meta: {
        isTitle: true,
        cell: (row) => {
          const { subject, details } = subjectOf(row);
          return {
            title: [subject, row.number, details].filter(Boolean).join(' · '),
            className: 'font-normal sm:w-full sm:max-w-0 sm:min-w-64',
          };
        },
      },
    }),
    /** Colleague who handles the entry. */
    handlerColumn: (header: string, nameOf: (row: R) => string) =>
      listColumn<R>(
        'handler',
        header,
        (row) => nameOf(row) || <span className="text-text-muted">{t('nobody')}</span>,
        {
          cell: (row) => ({
            title: nameOf(row),
            className: 'sm:max-w-36 sm:truncate sm:in-data-[density=dense]:max-w-28',
          }),
        },
      ),
    /** Time since the entry was received. */
    receivedColumn: () =>
      listColumn<R>(
        'received',
        t('received'),
        ({ created_at: at }) => (
          <time dateTime={at} title={formatDateTime(language, at)}>
            {formatAgo(language, at, now)}
          </time>
        ),
        'whitespace-nowrap',
      ),
  };
}
