import { paths } from '@/config/paths';

type Paths = (id: string, label: string) => readonly string[];

const { admin } = paths;
/** A list that opens a row by its address (resource-kit/screen-address.ts). */
const inList =
  (screen: string): Paths =>
  (id) => [`${screen}?edit=${id}`];
/** An inbox that opens an entry by its address (inbox-kit/inbox-address.ts). */
const inInbox =
  (screen: string): Paths =>
  (id) => [`${screen}?case=${id}`];
/** A list in which the row is found by what it is called. */
const found =
  (screen: string): Paths =>
  (_, label) => [label ? `${screen}?q=${label}` : screen];
const only =
  (screen: string): Paths =>
  () => [screen];

const byTable: Partial<Record<string, Paths>> = {
  alur_sertifikasi: inList(admin.certificationFlow),
  app_users: only(admin.users),
  appeals: inInbox(admin.appeals),
  articles: (id) => [admin.newsEdit(id), admin.news],
  certificates: found(admin.certificates),
  clients: (id) => [admin.client(id), admin.clients],
  cms_pages: found(admin.cms),
  complaints: inInbox(admin.complaints),
  compliance_reviews: only(admin.compliance),
  contact_submissions: inInbox(admin.messages),
  data_requests: only(`${admin.dataRequests}?state=all`),
  faq: inList(admin.faq),
  fees: inList(admin.fees),
  hero_slides: inList(admin.heroSlider),
  imports: only(admin.clientsImport),
  legal_products: inList(admin.legalProducts),
  legalitas: inList(admin.legality),
  media: found(admin.media),
  message_templates: only(`${admin.settings}#templates`),
  navigation_menus: inList(admin.navigation),
  public_holidays: only(`${admin.settings}#holidays`),
  rl_categories: only(admin.scopes),
  rl_subclass: only(admin.scopes),
  site_settings: only(admin.settings),
  struktur_organisasi: inList(admin.organization),
};

/**
 * Addresses at which a row may be looked at, the closest first; whether a screen stands there is the app's to say.
 * `label`: what the row is called, for lists that find it by that.
 */
export const recordPaths = (table: string, id: string, label = ''): readonly string[] =>
  Object.hasOwn(byTable, table)
    ? (byTable[table]?.(encodeURIComponent(id), encodeURIComponent(label)) ?? [])
    : [];
