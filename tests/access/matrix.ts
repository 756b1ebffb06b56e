import { declaredLists } from './list-defaults.ts';

/**
 * Access rights as data. The tests walk every cell over REST, and fail when the database has a table, function,
 * bucket or channel that is missing here.
 */
export const actors = ['anon', 'none', 'viewer', 'editor', 'admin', 'service'] as const;
export type Actor = (typeof actors)[number];

/**
 * Rights of an actor on a table:
 * R every row, also drafts and the trash · r published rows · o the own row · 0 may ask, is answered with no row ·
 * C insert · U update · D delete · '' nothing, the question itself is refused
 */
export type Cell = '' | `${'R' | 'r' | 'o' | '0'}${'' | 'C'}${'' | 'U'}${'' | 'D'}`;
type Row = readonly [anon: Cell, none: Cell, viewer: Cell, editor: Cell, admin: Cell, service: Cell];

const content: Row = ['r', 'r', 'R', 'RCUD', 'RCUD', 'RCUD'];
const written: Row = ['r', 'r', 'r', 'RCUD', 'RCUD', 'RCUD'];
const inbox: Row = ['0', '0', '0', 'RU', 'RU', 'RC'];
const timeline: Row = ['', '0', '0', 'RC', 'RC', 'RC'];

/** A list that declares its screen has the rights of content, unless a row below says otherwise. */
const lists: object = Object.fromEntries(declaredLists.map(({ table }) => [table, content]));

export const tables = {
  ...lists,
  //                    anon  none   viewer editor  admin   service
  alarms: ['', '0', '0', '0', 'R', 'R'],
  alur_sertifikasi: content,
  app_users: ['', '0', 'o', 'o', 'RCUD', 'RCUD'],
  appeals: inbox,
  articles: written,
  audit_log: ['', '0', '0', '0', 'R', 'R'],
  case_events: timeline,
  case_people: timeline,
  case_transitions: ['R', 'R', 'R', 'R', 'R', 'R'],
  certificate_events: ['', '0', 'R', 'R', 'R', 'R'],
  certificate_register: ['r', 'r', 'r', 'r', 'r', 'r'],
  certificate_transitions: ['R', 'R', 'R', 'R', 'R', 'R'],
  certificates: content,
  clients: content,
  cms_pages: written,
  complaints: inbox,
  compliance_reviews: ['', '0', 'R', 'R', 'R', 'R'],
  contact_submissions: ['0', '0', '0', 'RU', 'RUD', 'RC'],
  data_requests: ['', '0', '0', '0', 'R', 'R'],
  drafts: ['', '0', '0', 'R', 'R', 'R'],
  editing: ['', '0', '0', 'R', 'R', 'R'],
  faq: content,
  fees: content,
  hero_slides: content,
  imports: ['', '0', '0', 'R', 'R', 'R'],
  legal_products: content,
  legalitas: content,
  media: ['', '0', 'R', 'RCUD', 'RCUD', 'RCUD'],
  message_templates: ['', '0', '0', 'R', 'RU', 'RCUD'],
  navigation_menus: ['r', 'r', 'R', 'R', 'RCUD', 'RCUD'],
  news: ['r', 'r', 'r', 'r', 'r', 'r'],
  news_categories: ['r', 'r', 'r', 'r', 'r', 'r'],
  public_holidays: ['R', 'R', 'R', 'R', 'RCUD', 'RCUD'],
  redirects: ['r', 'r', 'r', 'RD', 'RD', 'RD'],
  revisions: ['', '0', '0', 'R', 'R', 'R'],
  rl_categories: content,
  rl_subclass: content,
  security_events: ['', '0', '0', '0', 'R', 'R'],
  site_settings: ['R', 'R', 'R', 'R', 'RU', 'RCUD'],
  struktur_organisasi: content,
} as const satisfies Record<string, Row>;
export type TableName = keyof typeof tables;

export const cellOf = (table: TableName, actor: Actor): Cell => tables[table][actors.indexOf(actor)] ?? '';

/** Columns that nobody changes directly, not even an admin: what a reporter wrote, and what only functions may move. */
export const closedColumns: Partial<Record<TableName, readonly string[]>> = {
  complaints: [
    'number',
    'status',
    'name',
    'email',
    'subject',
    'description',
    'outcome',
    'due_at',
    'closed_at',
  ],
  appeals: [
    'number',
    'status',
    'name',
    'email',
    'subject',
    'grounds',
    'outcome',
    'decision_date',
    'closed_at',
  ],
  contact_submissions: ['number', 'name', 'email', 'subject', 'message'],
};

const everybody: readonly Actor[] = actors;
const signedInStaff: readonly Actor[] = ['viewer', 'editor', 'admin'];
const handlers: readonly Actor[] = ['editor', 'admin'];
const admins: readonly Actor[] = ['admin'];
const serviceOnly: readonly Actor[] = ['service'];

/** Actors that may call each function. All others are answered 42501, whatever the arguments. */
export const functions = {
  add_case_event: handlers,
  announced_size: serviceOnly,
  anonymise_closed_cases: serviceOnly,
  appeal_doubles: handlers,
  appeal_eligibility: everybody,
  apply_draft: handlers,
  assert_fresh_session: ['none', 'viewer', 'editor', 'admin'],
  assign_case: handlers,
  bulk_change: handlers,
  bulk_undo: handlers,
  case_contact: serviceOnly,
  case_counts: handlers,
  announce_evidence: everybody,
  case_evidence: handlers,
  case_figures: handlers,
  case_text: handlers,
  case_flow: handlers,
  certificate_status: everybody,
  certificate_history: everybody,
  check_certificate: everybody,
  choose_mail_wish: handlers,
  claim_first_admin: serviceOnly,
  claim_mails: serviceOnly,
  complete_documents: handlers,
  complete_first_admin: serviceOnly,
  compliance_board: signedInStaff,
  confirm_upload: serviceOnly,
  correct_case_person: admins,
  count_users: everybody,
  dashboard_counts: signedInStaff,
  decision_declaration: handlers,
  discard_draft: handlers,
  dismiss_alarm: admins,
  dismiss_setup: admins,
  end_session: signedInStaff,
  erase_case_person: admins,
  export_audit: admins,
  export_security_events: admins,
  export_case_person: admins,
  fee_schedule: everybody,
  find_records: signedInStaff,
  holiday_gaps: signedInStaff,
  list_articles: signedInStaff,
  list_certificates: signedInStaff,
  list_choices: signedInStaff,
  list_clients: signedInStaff,
  list_pages: signedInStaff,
  follow_slug: everybody,
  give_turnstile_pass: serviceOnly,
  hide_certificate: admins,
  leave_editing: handlers,
  import_rows: handlers,
  join_appeal: handlers,
  lift_restriction: admins,
  list_staff: handlers,
  check_new_name: admins,
  mark_spam: handlers,
  media_usage: handlers,
  log_factor_reset: admins,
  log_register_export: handlers,
  move_case: handlers,
  note_editing: handlers,
  new_recovery_codes: [],
  note_wrong_setup_secret: serviceOnly,
  permit_password_change: serviceOnly,
  publish_draft: handlers,
  my_security_events: signedInStaff,
  my_sessions: signedInStaff,
  open_evidence: handlers,
  own_mail_wish: handlers,
  recent_activity: signedInStaff,
  record_data_request: handlers,
  record_outsider: handlers,
  refuse_data_request: admins,
  refuse_upload: serviceOnly,
  register_provinces: everybody,
  release_first_admin: serviceOnly,
  remove_old_spam: serviceOnly,
  reorder: [...handlers, 'service'],
  replace_certificate: handlers,
  replace_session: signedInStaff,
  renew_access_code: handlers,
  reply_to_case: everybody,
  report_turnstile: serviceOnly,
  request_challenge: everybody,
  restore_from_audit: admins,
  restore_revision: handlers,
  restrict_case_person: admins,
  save_draft: handlers,
  retry_mails: admins,
  revoke_case_person: admins,
  quarter_report: handlers,
  review_compliance: handlers,
  retention_state: admins,
  open_alarms: admins,
  second_factor_state: ['none', ...signedInStaff],
  spend_recovery_code: serviceOnly,
  search_appeals: handlers,
  search_audit: admins,
  search_complaints: handlers,
  search_media: signedInStaff,
  search_messages: handlers,
  search_register: everybody,
  search_scopes: everybody,
  search_site: everybody,
  set_case_person: handlers,
  settle_mail: serviceOnly,
  setup_checklist: admins,
  set_certificate_status: [...handlers, 'service'],
  set_certificate_statuses: handlers,
  site_pages: everybody,
  stale_uploads: serviceOnly,
  sweep_files: serviceOnly,
  submit_appeal: everybody,
  submit_complaint: everybody,
  submit_contact: everybody,
  text_numbers: everybody,
  texts_with: handlers,
  track_case: everybody,
  turnstile_in_force: everybody,
  unchecked_uploads: serviceOnly,
  undelivered_mails: admins,
  unmask_case: handlers,
  undo_certificate_statuses: handlers,
  undo_import: handlers,
  unread_cases: handlers,
  update_own_profile: signedInStaff,
  was_recorded: everybody,
  withdraw_text: handlers,
  work_today: signedInStaff,
} as const satisfies Record<string, readonly Actor[]>;
export type FunctionName = keyof typeof functions;

/**
 * Rights of an actor through the storage API: L list and download · C upload · U replace · D delete.
 * media is public: whoever knows the address downloads without a right; the library must know a file that comes, and must
 * have let go of one that leaves. Uploads to evidence need an open slot besides.
 */
export const buckets = {
  media: { anon: '', none: '', viewer: 'L', editor: 'LCUD', admin: 'LCUD', service: 'LCUD' },
  // Staff open evidence through the function evidence-link only, which asks open_evidence().
  evidence: { anon: '', none: '', viewer: '', editor: '', admin: '', service: 'LCUD' },
} as const satisfies Record<string, Record<Actor, string>>;
export type BucketName = keyof typeof buckets;

/** Actors that may fill an upload slot handed out by a submission. */
export const slotFillers: readonly Actor[] = everybody;

/** Actors that may listen to a private channel. Nobody may speak on one. */
export const channels = {
  content: ['viewer', 'editor', 'admin', 'service'],
  staff: ['editor', 'admin', 'service'],
} as const satisfies Record<string, readonly Actor[]>;
