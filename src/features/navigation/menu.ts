import { safeLink } from '@/lib/rich-text/safe-link';
import { localizedText, type LocalizedText } from '@/lib/localized';
import type { Language } from '@/lib/i18n/i18n';

/** Menu item in the interface language. Without `url` it only groups its children. */
export type MenuItem = { id: string; label: LocalizedText; url: string | undefined; children: MenuItem[] };

type Row = { id: string; label: string; label_en: string | null; url: string; children?: Row[] };

const GROUP_HEAD = '#';

/** Converts database rows to menu items; omits groups without children. */
export function toMenu(rows: readonly Row[], language: Language): MenuItem[] {
  return rows
    .map((row) => ({
      id: row.id,
      label: localizedText(row, 'label', language),
      url: row.url === GROUP_HEAD ? undefined : safeLink(row.url),
      children: toMenu(row.children ?? [], language),
    }))
    .filter((item) => item.url !== undefined || item.children.length > 0);
}

/** Returns true if the visitor is on this page or one below it. */
export function isCurrentUrl(url: string | undefined, pathname: string): boolean {
  if (url === undefined || url === '/') return url === pathname;
  return pathname === url || pathname.startsWith(`${url}/`);
}
