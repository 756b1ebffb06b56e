import { useId } from 'react';
import { sidebarFor } from '@/app/admin-screens';
import { useStaff } from '@/app/staff';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';
import { SidebarLink } from './sidebar-link';

/** The screens this person may open, in the groups of the spec; groups without any are left out. */
export function SidebarMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts(adminLayoutMessages);
  const { profile } = useStaff();
  const id = useId();
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
                  <SidebarLink screen={screen} isCollapsed={isCollapsed} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
