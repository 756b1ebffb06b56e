import { useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Badge } from '@/ui/controls/badge';
import { LinkTabs } from '@/ui/link-tabs';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { actionMessages } from '@/features/cases/inbox/case/action-messages';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { openActionsQuery } from '@/features/cases/inbox/queries';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';

const MAX_ACTIONS = 500;
const pathOf = (kind: string) => (kind === 'appeal' ? paths.admin.appeals : paths.admin.complaints);

/** Renders the open corrective actions of all complaints and appeals. */
export function OpenActions() {
  const { t } = useTexts(actionMessages);
  const language = useLanguage();
  const address = useInboxAddress();
  const isOverdueOnly = address.get('only') === 'overdue';
  const { data: actions, isPending, isFetching, refetch } = useQuery(openActionsQuery());
  if (isPending) return <InboxSkeleton />;
  if (!actions)
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (actions.length === 0)
    return <EmptyState icon={<ListTodo />} title={t('noneOpen')} message={t('openHint')} />;
  const overdue = actions.filter((action) => action.is_overdue);
  const shown = isOverdueOnly ? overdue : actions;
  return (
    <div className="space-y-4">
      <h2 className="text-lg">{t('open')}</h2>
      <p className="text-sm text-text-muted">{t('openHint')}</p>
      <LinkTabs
        label={t('open')}
        items={[
          {
            label: t('allOpen'),
            to: address.to({ only: '' }),
            isHere: !isOverdueOnly,
            count: actions.length,
          },
          {
            label: t('overdue'),
            to: address.to({ only: 'overdue' }),
            isHere: isOverdueOnly,
            count: overdue.length,
          },
        ]}
      />
      {shown.length === 0 && <p className="text-sm text-text-muted">{t('noneOverdue')}</p>}
      <ul className="space-y-3">
        {shown.map((action) => (
          <li key={action.action_id}>
            <Card padding="sm" className="space-y-1.5 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={`${pathOf(action.kind)}?case=${action.case_id}`}
                  data-row={action.action_id}
                  className="inline-flex min-h-6 items-center link font-semibold tabular-nums"
                >
                  {action.number}
                </Link>
                {action.is_overdue && <Badge tone="danger">{t('overdue')}</Badge>}
              </p>
              {/* Text and owner of a confidential case are null for other users, which generated types omit. */}
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                {(action.words as string | null) ?? t('apart')}
              </p>
              <p className="text-xs wrap-anywhere text-text-muted">
                {(action.owner_name as string | null) === null
                  ? t('dueOn', { date: formatDate(language, action.due_on) })
                  : t('by', { owner: action.owner_name, date: formatDate(language, action.due_on) })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {actions.length === MAX_ACTIONS && <p className="text-sm">{t('most')}</p>}
    </div>
  );
}
