import { useTexts } from '@/lib/i18n/use-texts';
import type { MenuItem } from './menu';
import { MenuLink } from './menu-link';
import { navigationMessages } from './messages';
import { useMenu } from './use-menu';

const line =
  'flex min-h-11 items-center rounded px-3 hover:bg-primary-soft hover:text-primary aria-[current]:bg-primary-soft aria-[current]:text-primary';

/** Renders the expanded menu for the drawer on narrow screens. */
export function MenuTree() {
  const { t } = useTexts(navigationMessages);
  const menu = useMenu() ?? [];
  return (
    <nav aria-label={t('label')}>
      <ul className="-mx-3 space-y-5">
        {menu.map((item) => (
          <li key={item.id}>
            <Head item={item} />
            {item.children.length > 0 && (
              <ul className="ms-3 border-s border-border ps-2">
                {item.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} className={line} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ item }: { item: MenuItem }) {
  if (item.url !== undefined) return <MenuLink item={item} className={`${line} font-semibold`} />;
  return (
    <p lang={item.label.lang} className="px-3 pb-1 text-xs font-semibold text-text-muted">
      {item.label.text}
    </p>
  );
}
