-- Requests about personal data are found by words, as the entries of the other inboxes are.

/* Rows of the table that the caller may read. Without a trigram index: the register holds hundreds of rows, and its searches are few. */
create function public.search_data_requests(query text) returns setof public.data_requests
  language plpgsql stable set search_path = '' rows 50
as $$
begin
  perform private.require_role('admin');
  return query select r.* from public.data_requests r
    where not exists (
      select from regexp_split_to_table(lower(left(search_data_requests.query, 200)), '\s+') as w(word)
      where strpos(lower(concat_ws(' ', r.case_number, r.asked_by, r.identity_note, r.reason)), w.word) = 0);
end $$;
comment on function public.search_data_requests(text) is
$c$Requests about personal data in whose case number, requester, note on the identity or reason each word of the query occurs (part of a word is
enough). Admins; 42501 for others. Rows of the table: select, filter, order and range apply as on the table.$c$;
grant execute on function public.search_data_requests(text) to authenticated;
