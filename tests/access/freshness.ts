import type { StaffFunction } from './matrix.ts';

/**
 * States whether a function requires a fresh session: always, never, or in the case described by a text.
 * Exports of personal data, and changes of identities, published certificates, signatories, rights and keys
 * always require it.
 */
interface Decision {
  fresh: boolean | string;
  why: string;
}

const exportsData: Decision = { fresh: true, why: 'Exports people’s data, the register or a log.' };
const answersRequest: Decision = { fresh: true, why: 'Changes or deletes a reporter’s data.' };
const changesFactor: Decision = { fresh: true, why: 'Changes how an account is protected.' };
const hidesCertificate: Decision = { fresh: true, why: 'Hides a published certificate.' };
const restoresEntry: Decision = { fresh: true, why: 'Restores earlier values of any table.' };
const changesKey: Decision = { fresh: true, why: 'Stores a secret address.' };
const asksItself: Decision = { fresh: true, why: 'Its purpose is the check.' };
const clearsDemo: Decision = { fresh: true, why: 'Deletes rows of many tables.' };
const opensConfidence: Decision = {
  fresh: 'of a confidential case',
  why: 'Opens the identity, texts or files of a confidential case.',
};
const maySwitchRegister: Decision = {
  fresh: 'for published certificates',
  why: 'A trigger asks if a row hides or shows a published certificate.',
};
const reads: Decision = { fresh: false, why: 'Reads what the role may read, without reporters’ data.' };
const readsCase: Decision = {
  fresh: false,
  why: 'Reads one page of casework. Lists mask confidential cases.',
};
const readsForAudit: Decision = {
  fresh: false,
  why: 'Reads one page without identities, within a period that an admin set; each call is recorded.',
};
const handlesCase: Decision = { fresh: false, why: 'Everyday casework, recorded in the timeline.' };
const decides: Decision = {
  fresh: false,
  why: 'A decision is public, has a reason and is confirmed by a second person.',
};
const editsContent: Decision = { fresh: false, why: 'Content has a history and can be restored.' };
const isOwn: Decision = { fresh: false, why: 'Concerns only the caller’s own account.' };
const operates: Decision = { fresh: false, why: 'Discloses nothing and can be repeated.' };

/** All functions for users of the back office. Visitors have no session, and the service role needs none. */
export const functionFreshness: Record<StaffFunction, Decision> = {
  add_case_event: handlesCase,
  admit_late_appeal: handlesCase,
  announce_answer_files: handlesCase,
  announce_minutes: editsContent,
  appeal_doubles: reads,
  appeal_fee: readsCase,
  appealable_decisions: reads,
  record_invoice: handlesCase,
  record_payment: handlesCase,
  apply_draft: editsContent,
  assert_fresh_session: asksItself,
  assign_case: handlesCase,
  assign_cases: handlesCase,
  audit_case: readsForAudit,
  audit_cases: readsForAudit,
  audit_decisions: readsForAudit,
  audit_letters: readsForAudit,
  audit_log_lines: readsForAudit,
  begin_content_export: exportsData,
  broken_links: reads,
  bulk_change: maySwitchRegister,
  bulk_holds: reads,
  bulk_set: maySwitchRegister,
  bulk_undo: maySwitchRegister,
  cancel_change: editsContent,
  case_actions: readsCase,
  case_counts: reads,
  case_decisions: readsCase,
  case_evidence: readsCase,
  case_figures: reads,
  case_flow: reads,
  case_letters: readsCase,
  case_text: opensConfidence,
  certificate_letters: reads,
  check_new_name: reads,
  choose_mail_wish: isOwn,
  clear_demo: clearsDemo,
  complaint_companies: reads,
  complete_documents: handlesCase,
  compliance_board: reads,
  confirm_certificate_proposal: decides,
  confirm_concerned: handlesCase,
  correct_case_person: answersRequest,
  count_broken_links: reads,
  dashboard_counts: reads,
  decision_declaration: reads,
  own_post: reads,
  decide_certificate: decides,
  decide_certificates: decides,
  decline_certificate_proposal: decides,
  demo_content: reads,
  demo_rows: reads,
  discard_draft: editsContent,
  dismiss_alarm: operates,
  dismiss_setup: operates,
  end_audit_access: { fresh: false, why: 'Only takes access away.' },
  end_session: isOwn,
  enter_appeal: handlesCase,
  enter_complaint: handlesCase,
  entry_history: reads,
  erase_case_person: answersRequest,
  export_audit: exportsData,
  export_case_person: exportsData,
  export_client_contacts: exportsData,
  export_security_events: exportsData,
  fee_faults: reads,
  find_records: reads,
  grant_audit_access: { fresh: true, why: 'Opens cases, letters and the log to a viewer.' },
  hide_certificate: hidesCertificate,
  holiday_gaps: reads,
  import_rows: editsContent,
  join_appeal: handlesCase,
  lift_restriction: answersRequest,
  list_articles: reads,
  list_certificates: reads,
  list_choices: reads,
  list_clients: reads,
  list_pages: reads,
  list_staff: reads,
  list_surveillance: reads,
  log_factor_reset: changesFactor,
  log_register_export: exportsData,
  lost_searches: reads,
  make_letter_again: handlesCase,
  make_preview_link: editsContent,
  mark_notices: isOwn,
  mark_spam: handlesCase,
  media_usage: reads,
  mentionable_staff: reads,
  move_case: handlesCase,
  my_security_events: isOwn,
  my_sessions: isOwn,
  new_recovery_codes: changesFactor,
  open_actions: reads,
  open_alarms: reads,
  open_evidence: opensConfidence,
  open_letter: readsCase,
  order_pages: operates,
  own_audit_access: reads,
  own_mail_wish: reads,
  own_notices: reads,
  page_state: reads,
  plan_action: handlesCase,
  preview_links: reads,
  publish_draft: editsContent,
  quarter_report: reads,
  recent_activity: reads,
  record_data_request: handlesCase,
  record_outsider: handlesCase,
  record_surveillance: decides,
  refuse_data_request: answersRequest,
  renew_access_code: handlesCase,
  record_withdrawal: handlesCase,
  appeal_effect: readsCase,
  plan_effect: handlesCase,
  date_assessment: handlesCase,
  remove_minutes: { fresh: false, why: 'Removes one file; the removal is in the audit log.' },
  reopen_case: handlesCase,
  reorder: editsContent,
  replace_session: asksItself,
  restore_from_audit: restoresEntry,
  restore_revision: editsContent,
  restrict_case_person: answersRequest,
  retention_state: reads,
  retry_mails: operates,
  review_compliance: editsContent,
  revoke_case_person: handlesCase,
  revoke_preview_link: editsContent,
  save_draft: editsContent,
  schedule_change: editsContent,
  search_appeals: readsCase,
  search_audit: reads,
  search_complaints: readsCase,
  search_data_requests: readsCase,
  search_media: reads,
  search_messages: readsCase,
  second_factor_state: reads,
  send_for_review: editsContent,
  set_case_person: handlesCase,
  set_client_contact: editsContent,
  set_complaint_subject: handlesCase,
  set_page_hook: changesKey,
  settle_action: handlesCase,
  settle_lost_search: editsContent,
  setup_checklist: reads,
  site_health: reads,
  texts_with: reads,
  undelivered_mails: reads,
  undo_import: maySwitchRegister,
  unmask_case: opensConfidence,
  unread_cases: reads,
  update_own_profile: isOwn,
  waive_actions: handlesCase,
  withdraw_case_consent: answersRequest,
  withdraw_text: editsContent,
  work_today: reads,
};

/** All columns of site_settings that admins can change. */
export const settingFreshness: Record<string, Decision> = {
  appeal_fee: { fresh: false, why: 'Public, and shown with its history.' },
  certificates: { fresh: 'except the wording', why: 'Contains the rule of the second person.' },
  deadlines: { fresh: false, why: 'Public, and shown with its history.' },
  letters: { fresh: true, why: 'Names who signs letters.' },
  privacy: { fresh: true, why: 'Decides how long personal data is kept.' },
  promo: { fresh: false, why: 'Public wording.' },
  security: { fresh: true, why: 'Decides who needs a second factor, and how long sessions last.' },
  site: { fresh: false, why: 'Public wording.' },
  site_name: { fresh: false, why: 'Public wording.' },
  site_name_en: { fresh: false, why: 'Public wording.' },
};

/** All edge functions. */
export const edgeFunctionFreshness: Record<string, Decision> = {
  'change-password': { fresh: false, why: 'Asks for the current password or a fresh link itself.' },
  'confirm-evidence': { fresh: false, why: 'Visitors call it.' },
  'create-admin-user': { fresh: false, why: 'Needs the set-up secret; there is no session yet.' },
  'evidence-link': opensConfidence,
  health: { fresh: false, why: 'Monitors call it.' },
  'manage-users': { fresh: true, why: 'Invites users and changes their roles.' },
  notify: { fresh: false, why: 'The scheduler calls it.' },
  'outcome-letter': { fresh: false, why: 'open_letter decides.' },
  'public-api': { fresh: false, why: 'Visitors call it.' },
  'recovery-code': { fresh: false, why: 'Asks for a recovery code itself.' },
  retention: { fresh: false, why: 'The scheduler calls it.' },
  sitemap: { fresh: false, why: 'Visitors call it.' },
  'turnstile-pass': { fresh: false, why: 'Visitors call it.' },
  'write-pages': { fresh: false, why: 'The scheduler calls it.' },
};
