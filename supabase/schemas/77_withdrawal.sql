-- The author of a complaint can withdraw it. This closes the case without a finding about its content.
/* Closes a complaint as withdrawn by its author. words: the author's reason, or the confirmation that staff recorded.
   Refuses with case.closed, case.marked_spam, case.restricted, case.involved. */
create function private.withdraw(id uuid, how text, on_day date, words text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.complaints;
begin
  select * into was from public.complaints c where c.id = withdraw.id for update;
  if was.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  update public.complaints c set status = 'dicabut', finding = 'dicabut', withdrawn_how = how, withdrawn_on = on_day,
    status_note = null,
    outcome = private.wording(was.language, '{
      "id": "Keluhan dicabut oleh pelapor. Pemeriksaan dihentikan, dan isinya tidak kami nilai.",
      "en": "The complaint was withdrawn by its author. We ended the investigation and did not assess its content."}'),
    outcome_reason = concat_ws(' ', private.wording(was.language, case how
      when 'halaman_lacak' then '{"id": "Dicabut pelapor di halaman lacak dengan kode akses.",
        "en": "Withdrawn by its author on the tracking page with the access code."}'::jsonb
      when 'tertulis' then '{"id": "Dicabut pelapor secara tertulis.", "en": "Withdrawn by its author in writing."}'
      else '{"id": "Dicabut pelapor secara lisan.", "en": "Withdrawn by its author orally."}' end), words)
  where c.id = withdraw.id;
end $$;

/* For everyone with number and access code: withdraws a complaint, which closes it. reason: to 2000 characters,
   optional. key: idempotency key. Returns {found: false} or {found: true, status}. Errors: P0001
   field.too_long, case.closed, case.transition_refused (not a complaint), submission.key_used, limit.reached,
   and those of track_case. */
create function public.withdraw_complaint(
  number text, access_code text, reason text default null, proof jsonb default null, key uuid default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  why text := private.payload_text(jsonb_build_object('reason', reason), 'reason', 1, 2000, false);
  opened private.opened_case := private.open_case(number, access_code, proof);
begin
  if opened.case_id is null then return jsonb_build_object('found', false); end if;
  if private.was_sent(key, 'withdraw_complaint', jsonb_build_array(opened.case_id, why), null) then
    return private.kept_answer(key);
  end if;
  if opened.kind <> 'complaint' then perform private.refuse('case.transition_refused', 'number'); end if;
  perform private.spend('reply', 'number', opened.case_id::text);
  perform private.take_up_again(opened.kind, opened.case_id, 'reason');
  perform private.add_entry('complaint', opened.case_id, 'message', 'reporter', 'reporter', coalesce(why,
    (select private.wording(c.language, '{"id": "Saya mencabut keluhan ini.", "en": "I withdraw this complaint."}')
     from public.complaints c where c.id = opened.case_id)));
  perform private.withdraw(opened.case_id, 'halaman_lacak', private.today(), why);
  return private.keep_answer(key, jsonb_build_object('found', true, 'status',
    private.case_summary(opened.case_id) -> 'status'));
end $$;
grant execute on function public.withdraw_complaint(text, text, text, jsonb, uuid) to anon, authenticated, service_role;

/* For admins and editors who can read the complaint and are not involved: records that its author withdrew it,
   which closes it. confirmation: how 'tertulis'|'lisan', received_on 'YYYY-MM-DD' (not in the future), words
   5-2000 (the letter or conversation that confirms it; printed in the outcome letter). key: idempotency key.
   Returns the same as move_case. Errors: 42501; P0001 case.not_found, case.closed, case.marked_spam,
   case.confidential, case.restricted, case.involved, field.required, field.invalid, field.in_future,
   field.too_short, field.too_long, submission.key_used. */
create function public.record_withdrawal(id uuid, confirmation jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  how text;
  on_day date;
  words text;
begin
  perform private.require_handler();
  if jsonb_typeof(confirmation) is distinct from 'object' then
    perform private.refuse('field.invalid', 'confirmation');
  end if;
  how := private.payload_choice(confirmation, 'how', '{tertulis,lisan}');
  on_day := private.payload_date(confirmation, 'received_on', true);
  words := private.payload_text(confirmation, 'words', 5, 2000);
  if on_day > private.today() then perform private.refuse('field.in_future', 'received_on'); end if;
  if private.was_sent(key, 'record_withdrawal', jsonb_build_array(id, confirmation)) then
    return private.kept_answer(key);
  end if;
  perform private.case_table('complaint', id);
  perform private.require_case_reader('complaint', id);
  perform private.withdraw(id, how, on_day, words);
  return private.keep_answer(key, private.case_summary(id));
end $$;
grant execute on function public.record_withdrawal(uuid, jsonb, uuid) to authenticated;
