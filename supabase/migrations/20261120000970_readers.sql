-- Which functions read with which reader's rights (090_roles), and what these may read: no more than the functions need.

-- ---- visitor_reader --------------------------------------------------------------------------------------------------

grant select (id, name, legal_form, nib, province, city, is_published, deleted_at) on public.clients to visitor_reader;
grant select (id, client_id, subclass_id, number, qualification, issued_on, expires_on, status, replaced_by, is_published,
    first_published_at, deleted_at)
  on public.certificates to visitor_reader;
-- Without reasons and names.
grant select (id, certificate_id, kind, from_status, to_status, effective_on, created_at) on public.certificate_events to visitor_reader;
grant select (id, category_id, code, name, name_en, kbli_code, kbli_version) on public.rl_subclass to visitor_reader;
grant select (id, code, name, name_en) on public.rl_categories to visitor_reader;
grant select (id, slug, title, title_en, excerpt, excerpt_en, status, published_at, deleted_at) on public.articles to visitor_reader;
grant select on private.article_search, private.searchable to visitor_reader;

-- The functions say themselves what is published: with a condition here, words would not be found through an index. For where the readers do
-- not pass by row-level security anyway.
create policy "the register is searched" on public.clients for select to visitor_reader using (true);
create policy "the register is searched" on public.certificates for select to visitor_reader using (true);
create policy "the register is searched" on public.certificate_events for select to visitor_reader using (true);
create policy "the register is searched" on public.rl_subclass for select to visitor_reader using (true);
create policy "the register is searched" on public.rl_categories for select to visitor_reader using (true);
create policy "the site is searched" on public.articles for select to visitor_reader using (true);

grant execute on function private.today(), private.like_text(text), private.refuse(text, text, text),
  private.company_words(text), private.companies_asked_for(private.register_question, integer),
  private.find_companies(text, private.register_question, integer), private.find_numbered_companies(text, private.register_question, integer),
  private.register_filters(jsonb), private.certificates_meant(text),
  private.search_words(text, text, text), private.search_query(text, text), private.find_articles(text, tsquery), private.find_clients(text),
  private.find_entries(text), private.document_text(jsonb), private.page_path(text),
  private.appeal_state(date), private.add_working_days(date, int), private.working_days_between(timestamptz, timestamptz),
  private.deadline_days(text, int), public.certificate_status(text, date) to visitor_reader;

call private.owned_by('visitor_reader', 'public.search_register(text, jsonb, integer, integer)', 'public.certificate_history(uuid)',
  'public.check_certificate(text)', 'public.search_site(text, text, integer)', 'public.appeal_eligibility(date)');

-- ---- staff_reader ----------------------------------------------------------------------------------------------------

grant select on public.clients, public.certificates, public.rl_subclass, public.rl_categories, public.articles, public.cms_pages,
  public.complaints, public.appeals, public.contact_submissions, public.audit_log to staff_reader;
grant select (complaint_id, appeal_id, author, created_at) on public.case_events to staff_reader;
grant select (table_name, row_id) on public.drafts to staff_reader;
grant select (id, full_name, role, is_active) on public.app_users to staff_reader;

do $$
declare
  listed text;
begin
  foreach listed in array '{clients,certificates,rl_subclass,rl_categories,articles,cms_pages,complaints,appeals,contact_submissions,audit_log,
    case_events,drafts,app_users}'::text[] loop
    -- The functions ask for the role first and say themselves what each role may see.
    execute format('create policy "staff list and search" on public.%I for select to staff_reader using (true)', listed);
  end loop;
end $$;

grant execute on function private.today(), private.like_text(text), private.refuse(text, text, text), private.asked_uuid(text, text),
  private.asked_day(text, text), private.require_role(variadic text[]), private.require_handler(), private.company_words(text),
  private.list_sort(text, text[]), private.list_words(text), private.list_most(boolean, integer), private.list_page(integer, integer, integer, integer),
  private.list_values(text, text), private.status_meant(text), private.client_question(text, jsonb, text),
  private.clients_asked_for(private.client_question, integer, integer), private.certificate_question(text, jsonb, text),
  private.certificates_asked_for(private.certificate_question, integer, integer), private.piece_question(text, jsonb, text, text[]),
  private.articles_asked_for(private.piece_question, integer, integer), private.pages_asked_for(private.piece_question, integer, integer),
  private.document_text(jsonb), private.is_written(text), private.is_written(jsonb), private.lacks_english(text, jsonb),
  private.english_state(text, text, jsonb, text, text, jsonb), private.search_patterns(text),
  private.audit_lines(jsonb, timestamptz, uuid, integer), private.audit_action(public.audit_log),
  public.certificate_status(text, date) to staff_reader;

call private.owned_by('staff_reader', 'public.list_clients(text, jsonb, text, integer, integer)',
  'public.list_certificates(text, jsonb, text, integer, integer)', 'public.list_articles(text, jsonb, text, integer, integer)',
  'public.list_pages(text, jsonb, text, integer, integer)', 'public.list_choices(text)', 'public.list_staff()',
  'public.find_records(text, integer)', 'public.search_complaints(text, integer)', 'public.search_appeals(text, integer)', 'public.search_messages(text)',
  'public.search_audit(jsonb, timestamptz, uuid, integer)', 'public.case_counts(text)', 'public.case_figures(text, int)',
  'public.case_flow(integer)', 'public.unread_cases(text, uuid[])');
