import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sidebarFor } from '@/app/admin-screens';
import { useStaff } from '@/app/staff';
import { paths } from '@/config/paths';
import { hasRole } from '@/config/roles';
import { dashboardCountsQuery } from '@/features/dashboard/queries';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';
import { SidebarLink } from './sidebar-link';

/** Numbers of new entries that wait in the inboxes, by path; none for somebody who does not answer them. */
function useNewEntries(mayAnswer: boolean): Record<string, number> {
  const { data } = useQuery({ ...dashboardCountsQuery(), enabled: mayAnswer });
  if (!data) return {};
  const { complaints, appeals, messages } = paths.admin;
  return {
    [complaints]: data.new_complaints,
    [appeals]: data.new_appeals,
    [messages]: data.unread_messages,
  };
}

/** The screens this person may open, in the groups of the spec; groups without any are left out. */
export function SidebarMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts(adminLayoutMessages);
  const { profile } = useStaff();
  const id = useId();
  const waiting = useNewEntries(hasRole(profile.role, ['admin', 'editor']));
  return (
    <nav aria-label={t('menu')} className="space-y-6">
      {sidebarFor(profile.role).map((group) => {
        const isNamed = group.id !== 'start';
        return (
          <div key={group.id}>
            {isNamed && (
              <p
                id={`${id}-${group.id}`}
                className={isCollapsed ? 'sr-only' : 'mb-1.5 px-3 text-xs font-semibold text-text-muted'}
              >
                {t(`groups.${group.id}`)}
              </p>
            )}
            {isNamed && isCollapsed && <div aria-hidden className="mx-2 mb-6 h-px bg-border" />}
            <ul aria-labelledby={isNamed ? `${id}-${group.id}` : undefined} className="space-y-1">
              {group.screens.map((screen) => (
                <li key={screen.path}>
                  <SidebarLink
                    screen={screen}
                    isCollapsed={isCollapsed}
                    waiting={waiting[screen.path] ?? 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
