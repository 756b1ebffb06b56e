-- What an appeal costs, said before it is filed. Without an amount the form says that there may be a fee.

/* Whole rupiah (0: free), working days to pay within, and what the fee is for. Each may be null or absent. */
create function private.is_appeal_fee(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{amount,payment_days,note,note_en}')
    and (coalesce(value -> 'amount', 'null') = 'null' or private.has_numbers(value, '{amount}', 0, 1000000000))
    and (coalesce(value -> 'payment_days', 'null') = 'null' or private.has_numbers(value, '{payment_days}', 1, 60))
    and private.has_texts(value, '{note,note_en}') $$;
grant execute on function private.is_appeal_fee(jsonb) to authenticated, service_role;

alter table public.site_settings add column appeal_fee jsonb not null default '{}' check (private.is_appeal_fee(appeal_fee));
comment on column public.site_settings.appeal_fee is
  '{amount, payment_days, note, note_en}: the fee of an appeal in whole rupiah, as the appeal form announces it.';
