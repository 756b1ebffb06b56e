import { paths } from '@/config/paths';
import type { Use } from '@/media/queries';

/** URL at which a row is edited; tables missing here have no screen of their own. */
const places: Partial<Record<string, (use: Use) => string>> = {
  articles: ({ row_id }) => `${paths.admin.news}/edit/${row_id}`,
  cms_pages: ({ row_key }) => `${paths.admin.dashboard}/cms/edit/${row_key}`,
  clients: ({ row_id }) => `${paths.admin.clients}?edit=${row_id}`,
  faq: ({ row_id }) => `${paths.admin.faq}?edit=${row_id}`,
  hero_slides: ({ row_id }) => `${paths.admin.heroSlider}?edit=${row_id}`,
  legal_products: ({ row_id }) => `${paths.admin.legalProducts}?edit=${row_id}`,
  legalitas: ({ row_id }) => `${paths.admin.legality}?edit=${row_id}`,
  navigation_menus: ({ row_id }) => `${paths.admin.navigation}?edit=${row_id}`,
  rl_subclass: ({ row_id }) => `${paths.admin.scopes}?list=subclassifications&edit=${row_id}`,
  site_settings: () => paths.admin.settings,
  struktur_organisasi: ({ row_id }) => `${paths.admin.organization}?edit=${row_id}`,
};

/** The screen at which the row that uses a file is changed; undefined when there is none, or the row is in the trash. */
export const placeOf = (use: Use): string | undefined =>
  use.in_trash ? undefined : places[use.table_name]?.(use);
