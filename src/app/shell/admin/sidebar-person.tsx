import clsx from 'clsx';
import { PersonPicture } from './person-picture';
import { usePerson } from './use-person';

/** Renders the signed-in user at the foot of the sidebar. */
export function SidebarPerson({ isCollapsed }: { isCollapsed: boolean }) {
  const { name, roleName } = usePerson();
  return (
    <div
      title={isCollapsed ? `${name} · ${roleName}` : undefined}
      className={clsx(
        'flex items-center gap-3 border-t border-border px-6 py-2',
        isCollapsed && 'justify-center',
      )}
    >
      <PersonPicture name={name} />
      <div className={isCollapsed ? 'sr-only' : 'min-w-0'}>
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="text-xs text-text-muted">{roleName}</p>
      </div>
    </div>
  );
}
