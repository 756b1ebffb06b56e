import { clsx } from 'clsx';
import { List, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreenAddress } from './screen-address';

interface ViewSwitchProps {
  listCount: number | undefined;
  trashCount: number | undefined;
}

/** Between the list and its trash: two addresses. */
export function ViewSwitch({ listCount, trashCount }: ViewSwitchProps) {
  const { t } = useTranslation('resourceKit');
  const { isTrash, toList, toTrash } = useScreenAddress();
  const views = [
    { to: toList, isHere: !isTrash, Icon: List, label: t('list'), count: listCount },
    { to: toTrash, isHere: isTrash, Icon: Trash2, label: t('trash'), count: trashCount },
  ];
  return (
    <nav aria-label={t('views')} className="flex gap-1 border-b border-border">
      {views.map(({ to, isHere, Icon, label, count }) => (
        <Link
          key={label}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center gap-2 px-4 text-sm font-semibold',
            isHere
              ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)]'
              : 'text-text-muted hover:text-text',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label} {count !== undefined && <span className="font-normal tabular-nums">({count})</span>}
        </Link>
      ))}
    </nav>
  );
}
