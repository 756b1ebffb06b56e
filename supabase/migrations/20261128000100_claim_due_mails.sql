-- Whom a mail is for, and whether it is still wanted, is looked at when its time has come: before, every claim of twenty looked at all
-- that wait, so that ten thousand reminders took seconds a claim.

create or replace function public.claim_mails(most int default 20) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  room int := least(greatest(most, 0), 100);
  due uuid[];
  wanted uuid[] := '{}';
begin
  perform private.note_run('notify');
  perform private.watch_data_requests();
  perform private.tell_of_delays();
  perform private.watch_for_staff();
  perform private.watch_certificates();
  perform private.gather_notices();
  -- Mails that were done with long ago are forgotten.
  delete from private.outgoing_mails m where coalesce(m.sent_at, m.given_up_at) < now() - interval '30 days';

  -- Eight senders died with it: it is not tried for ever.
  update private.outgoing_mails m set given_up_at = now(), last_error = coalesce(m.last_error, 'Eight attempts ended without a word')
  where m.sent_at is null and m.given_up_at is null and m.attempts >= 8 and m.next_attempt_at <= now();

  while cardinality(wanted) < room loop
    due := array(
      select m.id from private.outgoing_mails m
      where m.sent_at is null and m.given_up_at is null and m.next_attempt_at <= now() and m.id <> all (wanted)
      order by m.next_attempt_at limit room - cardinality(wanted) for update skip locked);
    exit when due = '{}';
    -- A reporter who wants no mail, or is anonymous by now, gets none, nor who of the staff may not be told any more.
    delete from private.outgoing_mails m
    where m.id = any (due) and case when m.kind = 'client' then private.client_mail(m.id, m.case_id) is null
      when m.person is null then public.case_contact(m.kind, m.case_id) ->> 'email' is null
      else private.staff_mail(m.id, m.person) is null end;
    wanted := wanted || array(select m.id from private.outgoing_mails m where m.id = any (due));
  end loop;

  with claimed as (
    -- The next attempt is set before this one: when the sender dies, the mail is tried again.
    update private.outgoing_mails m set attempts = m.attempts + 1, next_attempt_at = now() + private.mail_lease()
    where m.id = any (wanted)
    returning m.*
  )
  select coalesce(jsonb_agg(coalesce(public.case_contact(m.kind, m.case_id), private.staff_mail(m.id, m.person),
    case when m.kind = 'client' then private.client_mail(m.id, m.case_id) end) || jsonb_build_object(
    'id', m.id, 'attempt', m.attempts, 'event', m.event, 'kind', m.kind, 'status', m.status, 'finding', case when m.event = 'decided' then c.finding end,
    'first_response_due_at', c.first_response_due_at, 'due_at', c.due_at,
    'letter', case when m.event = 'decided' then private.letters_of(m.kind, m.case_id) -> 0 ->> 'number' end,
    'access_code', case when m.event = 'code' then (
      select private.access_code(s.kind, s.renewed_key) from private.case_secrets s
      where s.kind = m.kind and s.case_id = m.case_id and s.renewed_key is not null) end)
    || coalesce(private.answer_mail(m.entry_id), '{}') || jsonb_build_object('site_name', s.site_name, 'site_name_en', s.site_name_en, 'reply_to', s.site ->> 'email') order by m.created_at), '[]')
  into answer
  from claimed m
  left join private.cases c on c.id = m.case_id
  cross join (select site_name, site_name_en, site from public.site_settings) s;
  return answer;
end $$;
