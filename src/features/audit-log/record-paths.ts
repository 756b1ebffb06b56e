import { paths } from '@/config/paths';

type Paths = (id: string) => readonly string[];

const at = (screen: string) => `${paths.admin.dashboard}/${screen}`;
/** A list that opens a row by its address (resource-kit/screen-address.ts). */
const inList =
  (screen: string): Paths =>
  (id) => [`${at(screen)}?edit=${id}`];
/** An inbox that opens an entry by its address (inbox-kit/inbox-address.ts). */
const inInbox =
  (screen: string): Paths =>
  (id) => [`${at(screen)}?case=${id}`];
const only =
  (...screens: string[]): Paths =>
  () =>
    screens.map(at);

const byTable: Partial<Record<string, Paths>> = {
  alur_sertifikasi: inList('alur-sertifikasi'),
  app_users: only('users'),
  appeals: inInbox('banding'),
  articles: (id) => [`${at('news')}/edit/${id}`, at('news')],
  certificates: only('klien'),
  clients: (id) => [`${at('klien')}/${id}`, at('klien')],
  cms_pages: only('cms'),
  complaints: inInbox('keluhan'),
  compliance_reviews: only('kepatuhan'),
  contact_submissions: inInbox('messages'),
  faq: inList('faq'),
  fees: inList('biaya'),
  hero_slides: inList('hero-slider'),
  legal_products: only('produk-hukum'),
  legalitas: inList('legalitas'),
  imports: only('import'),
  media: only('media'),
  message_templates: () => [`${at('settings')}#templates`],
  navigation_menus: only('navigation'),
  public_holidays: only('settings'),
  rl_categories: only('ruang-lingkup'),
  rl_subclass: only('ruang-lingkup'),
  site_settings: only('settings'),
  struktur_organisasi: inList('struktur-organisasi'),
};

/** Addresses at which a row may be looked at, the closest first; whether a screen stands there is the app's to say. */
export const recordPaths = (table: string, id: string): readonly string[] =>
  Object.hasOwn(byTable, table) ? (byTable[table]?.(encodeURIComponent(id)) ?? []) : [];
