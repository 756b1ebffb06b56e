/** Accepted findings of Supabase's advisors (splinter) by cache key, each with its reason. */
export const advisorExceptions: Record<string, string> = {
  rls_enabled_no_policy_private_content_changes:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_preview_links:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_text_reviews:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_starter_content:
    'Read and written by the functions of the starter content alone, whose definer owns it.',
  rls_enabled_no_policy_private_page_writing:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_page_orders:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_letter_orders:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_corrective_actions:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_past_decisions:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_outcome_letters:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  no_primary_key_private_wrong_recovery_codes:
    'A few moments to be counted, gone after an hour: no line is ever looked up or changed on its own.',
  no_primary_key_private_wrong_setup_secrets:
    'A few moments to be counted, gone after a quarter of an hour: no line is ever looked up or changed on its own.',
  rls_enabled_no_policy_private_certificate_notices: 'As certificate_reminders.',
  rls_enabled_no_policy_private_certificate_reminders:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_certificate_numbers:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_clock_calls:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_content_tables:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_case_texts:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_case_numbers:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_check_proofs:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_submissions:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_evidence_limits:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_first_admin_claim:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_first_admin_done:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_job_runs:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_password_permits:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_privacy_notices:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_recovery_codes:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_second_factor_due:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_setup_state:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_wrong_recovery_codes:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
  rls_enabled_no_policy_private_wrong_setup_secrets:
    'Internal. Only definer functions reach it; row-level security without a policy refuses everybody else.',
};

/** unused_index fires for every index of a freshly created database. */
export const ignoredAdvice = ['unused_index'];

/**
 * Security definer functions of the API (splinter 0028 for visitors, 0029 for signed-in users; the CLI's copy
 * of splinter lacks both). Each function checks permissions itself.
 */
export const definerFunctions: Record<string, string> = {
  add_case_event: 'Writes the timeline, which nobody may write at will; asks for a case handler first.',
  announce_answer_files: 'As announce_evidence; asks who may read the case.',
  announce_evidence: 'As reply_to_case; slots are written by internal functions alone.',
  appeal_doubles: 'Compares addresses that stay apart from the case; asks for a case handler first.',
  appeal_eligibility: 'Says from the calendar and the settings whether an appeal is in time.',
  apply_draft: 'Drafts are written by functions only; asks for an admin or editor first.',
  assign_case: 'Checks who may be put in charge; asks for a case handler first.',
  assign_cases: 'As assign_case.',
  case_counts:
    'Counts through an index that row-level security would keep out of reach; asks for a case handler first.',
  case_evidence: 'Reads what was announced for upload, which is internal; asks for a case handler first.',
  case_actions: 'Actions are internal; asks who may read the case.',
  open_actions: 'As case_actions; words of confidential cases are left out for who may not read them.',
  plan_action: 'Actions are written by functions only; asks who may read the case first.',
  settle_action: 'As plan_action.',
  waive_actions: 'As plan_action.',
  case_decisions: 'Past decisions are internal; asks who may read the case.',
  reopen_case:
    'Closed cases change by no other way; asks for a case handler, and who may read the case, first.',
  case_letters: 'Letters are internal; asks who may read the case.',
  broken_links:
    'Notes of links are internal, and files are asked for in the store; asks for an admin or editor first, who may read every such row.',
  count_broken_links: 'As broken_links.',
  case_figures: 'Sums over all cases; asks for a case handler first.',
  case_flow: 'Sums over all cases; asks for a case handler first.',
  case_text: 'Shows the words of a confidential case to those in charge and records it.',
  certificate_changes: 'As certificate_history, of all certificates in the register.',
  certificate_history:
    'Status changes of public certificates, without the reasons and names that stay with the staff.',
  check_certificate:
    'The index for text search is out of reach under row-level security; says itself what is public.',
  check_certificates: 'As check_certificate, for many numbers; their count and length are limited.',
  check_proof: 'Proofs are internal; whoever has the number of one, which nobody can guess, reads that one.',
  correct_case_person:
    'Nobody rewrites a case at will; asks for an admin with a fresh session and an open request first.',
  count_users: 'Says 0 or 1; visitors may not read profiles.',
  dashboard_counts: 'Numbers for viewers, who may not read the rows; asks for staff first.',
  dismiss_alarm: 'Alarms are closed by this function only, which notes who did; asks for an admin first.',
  order_pages: 'The queue of the build hook is internal; asks for an admin first.',
  page_state: 'The queue of the build hook is internal; asks for an admin first.',
  set_page_hook: 'Nobody reads the hook; asks for an admin with a fresh session first.',
  clear_demo:
    'Deletes and puts back rows of every content table; asks for an admin who has just signed in first.',
  begin_content_export: 'The record of content tables and the logs are internal; asks for an admin first.',
  demo_content: 'Compares rows with an internal record of the demo; asks for an admin first.',
  demo_rows: 'Compares rows with an internal record of the demo; asks for staff first.',
  dismiss_setup: 'The state of the checklist is internal; asks for an admin first.',
  ended_certificates: 'As certificate_changes: says itself what is public.',
  end_session: 'Deletes one of the own sessions, which the API cannot reach; asks for staff first.',
  discard_draft: 'Drafts are written by functions only; asks for an admin or editor first.',
  erase_case_person: 'As correct_case_person.',
  export_audit: 'Nobody writes the log at will, and an export leaves a line in it; asks for an admin first.',
  export_security_events: 'As export_audit.',
  export_register: 'As search_register, whose answer it is.',
  export_case_person: 'As correct_case_person; the export is on record.',
  find_records:
    'The indexes for text search are out of reach under row-level security; says itself what each role may find.',
  list_articles:
    'The index for text search is out of reach under row-level security; asks for staff first, and viewers find what is out.',
  list_certificates:
    'The index for text search is out of reach under row-level security; asks for staff first.',
  list_choices: 'Values of columns that staff read, found along an index; asks for staff first.',
  list_clients: 'The index for text search is out of reach under row-level security; asks for staff first.',
  list_surveillance: 'As list_articles, whose rules it shares; asks for staff first.',
  list_pages: 'As list_articles, whose rules it shares; asks for staff first.',
  choose_mail_wish: 'Wishes are internal; everybody writes their own. Asks for a case handler first.',
  mentionable_staff: 'Names without addresses; asks who may read the case first.',
  make_preview_link: 'Links are internal, their keys are nowhere; asks for an admin or editor first.',
  preview_links: 'As make_preview_link.',
  revoke_preview_link: 'As make_preview_link.',
  open_preview: 'Whoever has the key has no account; wrong keys are counted, and the answer is one text.',
  send_for_review: 'Requests are internal; asks for an admin or editor first.',
  mark_notices: 'Notices are internal; everybody marks their own. Asks for a case handler first.',
  own_mail_wish: 'As choose_mail_wish.',
  own_notices: 'As mark_notices; says itself what each may still see.',
  decision_declaration: 'The words are internal; asks for a case handler first.',
  export_client_contacts: 'Records in the audit log that contacts were taken; asks for an admin first.',
  set_client_contact: 'Contacts are written by it alone; asks for an admin or editor first.',
  record_surveillance:
    'Writes visits, which nobody writes at will, and the days of the next; asks for a case handler first.',
  record_outsider: 'Asks who may read the case; asks for a case handler first.',
  enter_complaint: 'Adds what nobody may insert, with its code; asks for a case handler first.',
  complaint_subjects: 'As check_certificate: says itself what is public.',
  complaint_companies: 'Counts along an index of cases; asks for a case handler first.',
  set_complaint_subject: 'Changes what nobody may update; asks who may read the case.',
  complete_documents: 'Locks the case and asks who may read it; asks for a case handler first.',
  join_appeal: 'Closes one case and notes it in another; asks for a case handler first.',
  lift_restriction: 'As correct_case_person, of a case that is restricted.',
  list_staff: 'Names without addresses; asks for an admin or editor first.',
  media_usage:
    'Notes of where files are used are internal; asks for an admin or editor first, who may read every such row.',
  log_factor_reset: 'Nobody writes the log at will; asks for an admin first.',
  log_register_export: 'Nobody writes the log at will; asks for a case handler first.',
  mark_spam: 'Marks what nobody may update; asks for a case handler first.',
  move_case: 'The only way to change a status; asks for a case handler first.',
  my_security_events: 'The own lines of a record that admins read; asks for staff first.',
  near_certificates: 'As check_certificate, by indexes over numbers; at most three of the register.',
  new_recovery_codes:
    'Keeps hashes where nobody reads; asks for a session that has given the second factor first.',
  my_sessions: 'The own sessions, which the API cannot read; asks for staff first.',
  replace_session: 'Deletes one of the own sessions, which the API cannot reach; asks for staff first.',
  withdraw_text: 'Stops on a newer draft, which functions only may write; asks for an admin or editor first.',
  open_evidence: 'Looks upload slots up, which are internal; asks who may read the case and records it.',
  open_letter: 'Letters are internal; asks who may read the case and records it.',
  open_own_file: 'As open_own_letter.',
  open_own_letter: 'A reporter has no account; number and access code are checked, attempts are limited.',
  make_letter_again: 'Letters are internal; asks who may read the case.',
  verify_letter:
    'Letters are internal; the code printed on the letter is checked, and nothing of a case is told.',
  prove_check:
    'Keeps public answers where nobody reads them all; their count per sender, number and size are limited.',
  cancel_change: 'As publish_draft.',
  schedule_change: 'As publish_draft.',
  publish_draft: 'Drafts are written by functions only; asks for an admin or editor first.',
  recent_activity: 'Who did what, without contents; asks for staff first.',
  request_challenge: 'Hands out signed work before what visitors send; the key behind it is internal.',
  record_data_request: 'The register is written by functions only; asks who may read the case first.',
  refuse_data_request: 'As correct_case_person.',
  renew_access_code: 'Codes are internal, and in no answer; asks for a case handler first.',
  reply_to_case: 'A reporter has no account; number and access code are checked, attempts are limited.',
  revoke_case_person: 'Rows of people involved are only added through the API; asks for an admin first.',
  retry_mails: 'The queue of mails is internal; asks for an admin first.',
  review_compliance: 'Nobody writes reviews at will, or in another name; asks for a case handler first.',
  retention_state: 'Counts over all cases; asks for an admin first.',
  restrict_case_person: 'As correct_case_person.',
  restore_revision: 'Drafts are written by functions only; asks for an admin or editor first.',
  save_draft: 'Drafts are written by functions only; asks for an admin or editor first.',
  second_factor_state: 'Tells the caller about the own second factor, which the API cannot read.',
  search_appeals:
    'The index for text search is out of reach under row-level security; asks for a case handler first.',
  entry_history: 'The log is for admins; asks for an admin or editor first, and answers for content only.',
  search_audit:
    'The index for text search is out of reach under row-level security; asks for an admin first.',
  search_complaints:
    'The index for text search is out of reach under row-level security; asks for a case handler first.',
  search_media: 'Counts uses, whose notes are internal; asks for staff first.',
  search_messages:
    'The index for text search is out of reach under row-level security; asks for a case handler first.',
  search_register:
    'The index for text search is out of reach under row-level security; says itself what is public.',
  search_site:
    'The index for text search is out of reach under row-level security; says itself what is public.',
  set_case_person: 'Checks and records; asks for a case handler first.',
  site_health: 'Looks at catalogues, jobs, mails and keys as a whole; asks for an admin or the server first.',
  setup_checklist: 'Looks at people, second factors and mails as a whole; asks for an admin first.',
  submit_appeal: 'Visitors write only through here: validated, limited, once per key.',
  submit_complaint: 'Visitors write only through here: validated, limited, once per key.',
  submit_contact: 'Visitors write only through here: validated, limited, once per key.',
  holiday_gaps: 'Counts over the whole calendar; asks for staff first.',
  lost_searches: 'Reads words that no role may read; asks for a case handler first.',
  note_lost_scope: 'Visitors write only through here: words alone, counted, limited for each sender.',
  note_lost_search: 'Visitors write only through here: words alone, counted, limited for each sender.',
  settle_lost_search: 'Deletes from a table that no role may write; asks for a case handler first.',
  quarter_report: 'Sums certificates and cases up for the accreditor; asks for a case handler first.',
  texts_with: 'Looks through templates and drafts of all lists at once; asks for a case handler first.',
  track_case: 'A reporter has no account; number and access code are checked, attempts are limited.',
  turnstile_in_force: 'Says yes or no; what has been proven is internal.',
  undelivered_mails: 'The queue of mails is internal; asks for an admin first.',
  unmask_case: 'Shows a confidential identity to those in charge and records it.',
  unread_cases: 'Compares who wrote last, through an index; asks for a case handler first.',
  update_own_profile: 'Changes name and language of the own profile and nothing else of it.',
  was_recorded: 'Keys of what was sent are internal; says of the own ones alone whether they arrived.',
  work_today: 'Counts for viewers, who may not read the rows; asks for staff first.',
};
