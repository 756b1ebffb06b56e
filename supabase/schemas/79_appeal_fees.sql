-- The fee of an appeal: its invoice, due date and payment. If the body charges no fee (amount 0 in the settings), there
-- are no rows.
create table private.appeal_invoices (
  appeal_id uuid primary key references public.appeals (id) on delete cascade,
  number text check (char_length(number) <= 80),
  amount bigint not null check (amount between 1 and 1000000000),
  sent_on date not null,
  due_on date not null check (due_on >= sent_on),
  recorded_by uuid references public.app_users (id) on delete set null,
  recorded_by_name text,
  paid_on date check (paid_on >= sent_on),
  payment_recorded_by uuid references public.app_users (id) on delete set null,
  payment_recorded_by_name text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table private.appeal_invoices is
  'Invoices for the fee of an appeal. due_on: sent_on plus the working days of the settings on that day. Read by '
  'appeal_fee().';
create index appeal_invoices_unpaid on private.appeal_invoices (due_on) where paid_on is null;
create index appeal_invoices_recorded_by on private.appeal_invoices (recorded_by) where recorded_by is not null;
create index appeal_invoices_payment_recorded_by on private.appeal_invoices (payment_recorded_by)
  where payment_recorded_by is not null;
alter table private.appeal_invoices enable row level security;

/* Returns the fee of an appeal: {number, amount, sent_on, due_on, paid_on, state: 'open'|'overdue'|'paid'|'lapsed' (the
   appeal lapsed without payment)|'unpaid' (it was closed otherwise without payment)}; null without an invoice. */
create function private.told_fee(case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', i.number, 'amount', i.amount, 'sent_on', i.sent_on, 'due_on', i.due_on,
    'paid_on', i.paid_on, 'state', case when i.paid_on is not null then 'paid' when a.status = 'gugur' then 'lapsed'
      when a.closed_at is not null then 'unpaid' when i.due_on < private.today() then 'overdue' else 'open' end)
  from private.appeal_invoices i join public.appeals a on a.id = i.appeal_id
  where i.appeal_id = told_fee.case_id
$$;

/* Returns the number of working days for paying an invoice, from the settings (default 3). */
create function private.fee_days() returns integer language sql stable security definer set search_path = '' as $$
  select coalesce((select (s.appeal_fee ->> 'payment_days')::integer from public.site_settings s), 3)
$$;

/* For admins and editors who can read the appeal: returns {amount, payment_days (both from the
   settings; amount null: unknown, 0: no fee), invoice ({number, amount, sent_on, due_on, paid_on,
   state: 'open'|'overdue'|'paid'|'lapsed'|'unpaid'}, null before record_invoice())}. Errors: 42501;
   P0001 case.not_found, case.confidential. */
create function public.appeal_fee(appeal_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  perform private.require_inbox_row('appeal', appeal_id);
  perform private.require_case_reader('appeal', appeal_id);
  return jsonb_build_object('amount', (select s.appeal_fee -> 'amount' from public.site_settings s), 'payment_days',
    private.fee_days(), 'invoice', private.told_fee(appeal_id));
end $$;
grant execute on function public.appeal_fee(uuid) to authenticated;

/* Returns the open appeal. Refuses with the same errors as record_invoice(). */
create function private.appeal_with_fee(id uuid) returns public.appeals
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.appeals;
begin
  perform private.case_for_action('appeal', id);
  select * into asked from public.appeals a where a.id = appeal_with_fee.id;
  if asked.closed_at is not null then perform private.refuse('case.closed', 'id'); end if;
  return asked;
end $$;

/* For admins and editors who can read the open appeal and are not involved: records the invoice for its fee; replaces
   an earlier, unpaid one. invoice: amount (whole rupiah, 1-1000000000), sent_on 'YYYY-MM-DD' (not after today and not
   before the appeal), number? 1-80. The due date is computed from the settings; the reporter sees it. key:
   idempotency key. Errors: 42501; P0001 case.not_found, case.closed, case.confidential, case.restricted,
   case.marked_spam, case.no_fee (the body charges none), case.fee_paid, field.required, field.invalid,
   field.in_future, field.too_long, submission.key_used. */
create function public.record_invoice(appeal_id uuid, invoice jsonb, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.appeals;
  made private.appeal_invoices;
  notice text;
begin
  perform private.require_handler();
  if jsonb_typeof(invoice) is distinct from 'object' then perform private.refuse('field.invalid', 'invoice'); end if;
  if jsonb_typeof(invoice -> 'amount') is distinct from 'number' or invoice ->> 'amount' !~ '^[1-9][0-9]{0,9}$'
    or (invoice ->> 'amount')::bigint > 1000000000 then
    perform private.refuse('field.invalid', 'amount');
  end if;
  made.amount := (invoice ->> 'amount')::bigint;
  made.number := private.payload_line(invoice, 'number', 1, 80, false);
  made.sent_on := private.payload_date(invoice, 'sent_on', true);
  if made.sent_on > private.today() then perform private.refuse('field.in_future', 'sent_on'); end if;
  if private.was_sent(key, 'record_invoice', jsonb_build_array(appeal_id, invoice)) then return; end if;
  asked := private.appeal_with_fee(appeal_id);
  if made.sent_on < (asked.created_at at time zone 'Asia/Jakarta')::date then
    perform private.refuse('field.invalid', 'sent_on');
  end if;
  if (select s.appeal_fee ->> 'amount' from public.site_settings s) = '0' then
    perform private.refuse('case.no_fee', 'id');
  end if;
  made.due_on := private.add_working_days(made.sent_on, private.fee_days());
  insert into private.appeal_invoices as i (appeal_id, number, amount, sent_on, due_on, recorded_by, recorded_by_name)
  values (asked.id, made.number, made.amount, made.sent_on, made.due_on, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict on constraint appeal_invoices_pkey do update set number = excluded.number, amount = excluded.amount,
    sent_on = excluded.sent_on, due_on = excluded.due_on, recorded_by = excluded.recorded_by,
    recorded_by_name = excluded.recorded_by_name where i.paid_on is null;
  if not found then perform private.refuse('case.fee_paid', 'id'); end if;
  notice := private.wording(asked.language,
    '{"id": "Tagihan biaya banding <amount> dikirim <sent>.",
      "en": "The invoice for the appeal fee of <amount> was sent on <sent>."}') || ' ' ||
    private.wording(asked.language, '{"id": "Bayar paling lambat <due>; bila tidak dibayar, banding gugur.",
      "en": "Pay it by <due>; otherwise the appeal lapses."}');
  notice := replace(notice, '<amount>', private.rupiah(asked.language, made.amount));
  notice := replace(notice, '<sent>', to_char(made.sent_on, 'DD-MM-YYYY'));
  notice := replace(notice, '<due>', to_char(made.due_on, 'DD-MM-YYYY'));
  perform private.add_entry('appeal', asked.id, 'message', 'reporter', 'staff', notice);
end $$;
grant execute on function public.record_invoice(uuid, jsonb, uuid) to authenticated;

/* For admins and editors who can read the open appeal and are not involved: records the day of payment of its fee,
   between the invoice date and today. The reporter sees it. key: idempotency key. Errors: 42501; P0001 case.not_found,
   case.closed, case.confidential, case.restricted, case.marked_spam, case.no_invoice, case.fee_paid, field.required,
   field.in_future, field.invalid, submission.key_used. */
create function public.record_payment(appeal_id uuid, paid_on date, key uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.appeals;
  sent private.appeal_invoices;
begin
  perform private.require_handler();
  if paid_on is null then perform private.refuse('field.required', 'paid_on'); end if;
  if paid_on > private.today() then perform private.refuse('field.in_future', 'paid_on'); end if;
  if private.was_sent(key, 'record_payment', jsonb_build_array(appeal_id, paid_on)) then return; end if;
  asked := private.appeal_with_fee(appeal_id);
  select * into sent from private.appeal_invoices i where i.appeal_id = asked.id;
  if not found then perform private.refuse('case.no_invoice', 'id'); end if;
  if sent.paid_on is not null then perform private.refuse('case.fee_paid', 'id'); end if;
  if record_payment.paid_on < sent.sent_on then perform private.refuse('field.invalid', 'paid_on'); end if;
  update private.appeal_invoices i set paid_on = record_payment.paid_on, payment_recorded_by = auth.uid(),
    payment_recorded_by_name = (select u.full_name from public.app_users u where u.id = auth.uid())
  where i.appeal_id = asked.id;
  perform private.add_entry('appeal', asked.id, 'message', 'reporter', 'staff', private.wording(asked.language,
    '{"id": "Biaya banding dibayar", "en": "The appeal fee was paid on"}') || ' ' || to_char(paid_on, 'DD-MM-YYYY') ||
      '.');
end $$;
grant execute on function public.record_payment(uuid, date, uuid) to authenticated;

/* Returns the open appeals with an unpaid invoice that was due before today. */
create function private.unpaid_fees() returns table (id uuid, due_on date)
language sql stable security definer set search_path = '' as $$
  select a.id, i.due_on from private.appeal_invoices i join public.appeals a on a.id = i.appeal_id
  where i.paid_on is null and i.due_on < private.today() and a.closed_at is null and a.spam_at is null
$$;
grant execute on function private.unpaid_fees() to staff_reader;

/* Counts the appeals with an unpaid invoice that are in the caller's inbox. */
create function private.fee_work() returns table (kind text, entries integer, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'unpaid_fees', count(*)::integer, min(f.due_on)::timestamp at time zone 'Asia/Jakarta'
  from private.unpaid_fees() f join public.appeals a on a.id = f.id
  where f.id <> all (private.hidden_cases())
    and (a.restricted_at is null or a.assigned_to = private.caller_id() or private.has_role('admin'))
$$;
