/** Accepted findings of Supabase's advisors (splinter) by cache key, each with its reason. */
export const advisorExceptions: Record<string, string> = {
  rls_enabled_no_policy_private_content_changes:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_preview_links:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_text_reviews:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_starter_content:
    'Internal: only the functions of the starter content, whose definer owns it, can access it.',
  rls_enabled_no_policy_private_page_writing:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_page_orders:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_letter_orders:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_corrective_actions:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_appeal_effects:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_past_decisions:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_outcome_letters:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  no_primary_key_private_wrong_recovery_codes:
    'Timestamps that are only counted and expire after an hour; single rows are never read or changed.',
  no_primary_key_private_wrong_setup_secrets:
    'Timestamps that are only counted and expire after 15 minutes; single rows are never read or changed.',
  rls_enabled_no_policy_private_certificate_notices: 'Same as certificate_reminders.',
  rls_enabled_no_policy_private_certificate_reminders:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_certificate_entries: 'Same as certificate_reminders.',
  rls_enabled_no_policy_private_certificate_numbers:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_clock_calls:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_content_tables:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_case_texts:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_case_numbers:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_check_proofs:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_submissions:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_evidence_limits:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_first_admin_claim:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_first_admin_done:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_job_runs:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_password_permits:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_privacy_notices:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_recovery_codes:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_second_factor_due:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_setup_state:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_wrong_recovery_codes:
    'Internal: only definer functions can access it, because row-level security has no policy.',
  rls_enabled_no_policy_private_wrong_setup_secrets:
    'Internal: only definer functions can access it, because row-level security has no policy.',
};

/** unused_index fires for every index of a freshly created database. */
export const ignoredAdvice = ['unused_index'];

/**
 * Security definer functions of the API (splinter 0028 for visitors, 0029 for signed-in users; the CLI's copy
 * of splinter lacks both). Each function checks permissions itself.
 */
export const definerFunctions: Record<string, string> = {
  add_case_event: 'Writes the timeline, which is closed to direct writes; requires a case handler.',
  announce_answer_files: 'Same as announce_evidence; requires read access to the case.',
  announce_evidence: 'Same as reply_to_case; only internal functions write upload slots.',
  appeal_doubles: 'Compares addresses that are stored separately from the case; requires a case handler.',
  appeal_eligibility: 'Computes from the calendar and the settings whether an appeal is in time.',
  apply_draft: 'Only functions write drafts; requires an admin or editor.',
  assign_case: 'Checks who can be assigned; requires a case handler.',
  assign_cases: 'Same as assign_case.',
  case_counts:
    'Counts through an index that cannot be used under row-level security; requires a case handler.',
  case_evidence: 'Reads internal upload slots; requires a case handler.',
  case_actions: 'Actions are internal; requires read access to the case.',
  open_actions: 'Same as case_actions; omits the texts of confidential cases for users who cannot read them.',
  plan_action: 'Only functions write actions; requires read access to the case.',
  settle_action: 'Same as plan_action.',
  decide_certificate: 'The only way to change a published certificate; requires a case handler.',
  decide_certificates: 'Same as decide_certificate.',
  confirm_certificate_proposal: 'Same as decide_certificate; refuses the own proposal.',
  waive_actions: 'Same as plan_action.',
  confirm_concerned:
    'Involved people can only be added through the API; requires an admin who can read the case.',
  case_decisions: 'Past decisions are internal; requires read access to the case.',
  reopen_case: 'The only way to change a closed case; requires a case handler with read access to the case.',
  case_letters: 'Letters are internal; requires read access to the case.',
  broken_links:
    'Reads internal link records and stored files; requires an admin or editor, who can read all these rows.',
  count_broken_links: 'Same as broken_links.',
  case_figures: 'Aggregates all cases; requires a case handler.',
  case_flow: 'Aggregates all cases; requires a case handler.',
  case_text: 'Returns the text of a confidential case to its readers and logs the access.',
  certificate_changes: 'Same as certificate_history, for all certificates in the register.',
  former_names: 'Returns the former names of published companies, without reasons and who recorded them.',
  certificate_history: 'Returns decisions on public certificates, without internal reasons and names.',
  check_certificate:
    'The text search index cannot be used under row-level security; filters to public rows itself.',
  check_certificates: 'Same as check_certificate, for several numbers; their count and length are limited.',
  check_proof: 'Proofs are internal; returns the one with the given number, which cannot be guessed.',
  correct_case_person:
    'Cases are closed to direct updates; requires an admin with a fresh session and an open request.',
  count_users: 'Returns 0 or 1; visitors cannot read profiles.',
  dashboard_counts: 'Returns counts to viewers, who cannot read the rows; requires staff.',
  dismiss_alarm: 'The only way to dismiss an alarm; logs the user and requires an admin.',
  order_pages: 'The queue of the build hook is internal; requires an admin.',
  page_state: 'The queue of the build hook is internal; requires an admin.',
  set_page_hook: 'No role can read the hook; requires an admin with a fresh session.',
  clear_demo: 'Deletes and restores rows of every content table; requires an admin with a fresh session.',
  begin_content_export: 'The list of content tables and the logs are internal; requires an admin.',
  demo_content: 'Compares rows with an internal record of the demo; requires an admin.',
  demo_rows: 'Compares rows with an internal record of the demo; requires staff.',
  dismiss_setup: 'The state of the checklist is internal; requires an admin.',
  ended_certificates: 'Same as certificate_changes: filters to public rows itself.',
  end_session: 'Deletes a session of the caller, which the API cannot access; requires staff.',
  discard_draft: 'Only functions write drafts; requires an admin or editor.',
  erase_case_person: 'Same as correct_case_person.',
  export_audit: 'Adds the export to the log, which is closed to direct writes; requires an admin.',
  export_security_events: 'Same as export_audit.',
  export_register: 'Same as search_register, whose result it returns.',
  export_case_person: 'Same as correct_case_person; logs the export.',
  find_records: 'The text search indexes cannot be used under row-level security; filters by role itself.',
  list_articles:
    'The text search index cannot be used under row-level security; requires staff, and viewers find only published texts.',
  list_certificates: 'The text search index cannot be used under row-level security; requires staff.',
  list_choices: 'Reads the values of columns that staff can read through an index; requires staff.',
  list_clients: 'The text search index cannot be used under row-level security; requires staff.',
  list_surveillance: 'Same as list_articles, whose rules it shares; requires staff.',
  list_pages: 'Same as list_articles, whose rules it shares; requires staff.',
  choose_mail_wish:
    'Mail preferences are internal; writes only those of the caller. Requires a case handler.',
  mentionable_staff: 'Returns names without addresses; requires read access to the case.',
  make_preview_link: 'Links are internal and their keys are not stored; requires an admin or editor.',
  preview_links: 'Same as make_preview_link.',
  revoke_preview_link: 'Same as make_preview_link.',
  open_preview: 'A user with the key has no account; limits wrong keys and returns a single text.',
  send_for_review: 'Requests are internal; requires an admin or editor.',
  mark_notices: 'Notices are internal; marks only those of the caller. Requires a case handler.',
  own_mail_wish: 'Same as choose_mail_wish.',
  own_notices: 'Same as mark_notices; filters to notices that the caller can still see.',
  decision_declaration: 'The text is internal; requires a case handler.',
  export_client_contacts: 'Logs the export of contacts; requires an admin.',
  set_client_contact: 'The only way to write contacts; requires an admin or editor.',
  record_surveillance:
    'Writes visits and the dates of the next ones, which are closed to direct writes; requires a case handler.',
  record_outsider: 'Requires a case handler with read access to the case.',
  enter_complaint:
    'Inserts a case with its access code, which is closed to direct inserts; requires a case handler.',
  complaint_subjects: 'Same as check_certificate: filters to public rows itself.',
  complaint_companies: 'Counts through an index of cases; requires a case handler.',
  set_complaint_subject:
    'Changes columns that are closed to direct updates; requires read access to the case.',
  complete_documents: 'Locks the case; requires a case handler with read access to it.',
  join_appeal: 'Closes a case and records that in another one; requires a case handler.',
  lift_restriction: 'Same as correct_case_person, for a restricted case.',
  list_staff: 'Returns names without addresses; requires an admin or editor.',
  media_usage:
    'Records of file usage are internal; requires an admin or editor, who can read all these rows.',
  log_factor_reset: 'The log is closed to direct writes; requires an admin.',
  log_register_export: 'The log is closed to direct writes; requires a case handler.',
  mark_spam: 'Changes a column that is closed to direct updates; requires a case handler.',
  move_case: 'The only way to change a status; requires a case handler.',
  my_security_events: 'Returns the rows of the caller from a log that only admins can read; requires staff.',
  near_certificates:
    'Same as check_certificate, through indexes on numbers; returns at most three certificates.',
  new_recovery_codes:
    'Stores hashes that no role can read; requires a session verified by the second factor.',
  my_sessions: 'Returns the sessions of the caller, which the API cannot read; requires staff.',
  replace_session: 'Deletes a session of the caller, which the API cannot access; requires staff.',
  withdraw_text: 'Compares drafts, which only functions write; requires an admin or editor.',
  open_evidence: 'Upload slots are internal; requires read access to the case and logs the access.',
  open_letter: 'Letters are internal; requires read access to the case and logs the access.',
  open_own_file: 'Same as open_own_letter.',
  open_own_letter: 'A reporter has no account; checks number and access code, and limits attempts.',
  make_letter_again: 'Letters are internal; requires read access to the case.',
  verify_letter: 'Letters are internal; checks the printed code and reveals nothing about the case.',
  prove_check: 'Stores public answers in an internal table; limits their number per sender and their size.',
  cancel_change: 'Same as publish_draft.',
  schedule_change: 'Same as publish_draft.',
  publish_draft: 'Only functions write drafts; requires an admin or editor.',
  recent_activity: 'Returns users and actions without contents; requires staff.',
  request_challenge: 'Issues challenges signed with an internal key to visitors.',
  record_data_request: 'Only functions write the register; requires read access to the case.',
  refuse_data_request: 'Same as correct_case_person.',
  renew_access_code: 'Codes are internal and never returned; requires a case handler.',
  reply_to_case: 'A reporter has no account; checks number and access code, and limits attempts.',
  withdraw_complaint: 'Same as reply_to_case.',
  appeal_effect: 'Effects name certificates of confidential appeals; requires read access to the case.',
  plan_effect: 'Only functions write effects; requires read access to the case.',
  date_assessment: 'Same as plan_effect.',
  record_withdrawal:
    'No role can update the status of a case; requires a case handler with read access to it.',
  revoke_case_person: 'Involved people can only be added through the API; requires an admin.',
  retry_mails: 'The mail queue is internal; requires an admin.',
  review_compliance:
    'Writes reviews in the name of the caller, which are closed to direct writes; requires a case handler.',
  retention_state: 'Counts all cases; requires an admin.',
  restrict_case_person: 'Same as correct_case_person.',
  withdraw_case_consent: 'Same as correct_case_person.',
  restore_revision: 'Only functions write drafts; requires an admin or editor.',
  save_draft: 'Only functions write drafts; requires an admin or editor.',
  second_factor_state: 'Returns the second factor of the caller, which the API cannot read.',
  search_appeals: 'The text search index cannot be used under row-level security; requires a case handler.',
  entry_history:
    'Only admins can read the log; requires an admin or editor and returns content changes only.',
  search_audit: 'The text search index cannot be used under row-level security; requires an admin.',
  search_complaints:
    'The text search index cannot be used under row-level security; requires a case handler.',
  search_media: 'Counts internal records of file usage; requires staff.',
  search_messages: 'The text search index cannot be used under row-level security; requires a case handler.',
  search_register:
    'The text search index cannot be used under row-level security; filters to public rows itself.',
  search_site:
    'The text search index cannot be used under row-level security; filters to public rows itself.',
  set_case_person: 'Checks and logs each change; requires a case handler.',
  site_health: 'Reads catalogues, jobs, mails and keys; requires an admin or the secret key.',
  setup_checklist: 'Reads users, second factors and mails; requires an admin.',
  submit_appeal: 'The only way for visitors to write: validated, rate-limited, once per idempotency key.',
  submit_complaint: 'The only way for visitors to write: validated, rate-limited, once per idempotency key.',
  submit_contact: 'The only way for visitors to write: validated, rate-limited, once per idempotency key.',
  holiday_gaps: 'Counts the whole calendar; requires staff.',
  lost_searches: 'Reads search terms that no role can read; requires a case handler.',
  note_lost_scope: 'The only way for visitors to write search terms: counted and rate-limited per sender.',
  note_lost_search: 'The only way for visitors to write search terms: counted and rate-limited per sender.',
  settle_lost_search: 'Deletes from a table that no role can write; requires a case handler.',
  quarter_report: 'Aggregates certificates and cases for the accreditor; requires a case handler.',
  texts_with: 'Searches the templates and drafts of all lists; requires a case handler.',
  track_case: 'A reporter has no account; checks number and access code, and limits attempts.',
  turnstile_in_force: 'Returns true or false; the verified keys are internal.',
  undelivered_mails: 'The mail queue is internal; requires an admin.',
  unmask_case: 'Returns a confidential identity to readers of the case and logs the access.',
  unread_cases: 'Compares the latest entries through an index; requires a case handler.',
  update_own_profile: 'Changes only name and language of the profile of the caller.',
  was_recorded: 'Idempotency keys are internal; returns only whether a key of the caller was recorded.',
  work_today: 'Returns counts to viewers, who cannot read the rows; requires staff.',
};
