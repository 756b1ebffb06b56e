-- Rules for the order of decisions. They apply to every insert by every role.

/* Returns true if the appeal was upheld and names a present or former number of the certificate. Also reads the hidden
   number of a confidential appeal. */
create function private.is_upheld_appeal(appeal_id uuid, certificate_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.appeals a
      left join private.case_texts t on t.case_id = a.id and t.part = 'application_number'
      join private.certificate_numbers n on regexp_replace(n.number_key, '[^A-Za-z0-9]', '', 'g')
        in (a.application_key, upper(regexp_replace(t.words, '[^A-Za-z0-9]', '', 'g')))
    where a.id = is_upheld_appeal.appeal_id and a.status = 'diterima'
      and n.certificate_id = is_upheld_appeal.certificate_id);
end $$;

/* Returns the rank of a qualification; null for one without a rank. */
create function private.qualification_rank(qualification text) returns integer
language sql immutable set search_path = '' as $$
  select array_position('{kecil,menengah,besar}'::text[], qualification)
$$;

/* Checks a correction or reduction against the ledger. A reduction lowers the qualification or ends the validity
   earlier. A correction can change everything except the company, the subclassification and the status, and cannot
   raise the qualification: that needs a new certificate. Errors: P0001 certificate.decision_wrong,
   certificate.new_needed, certificate.granted_late (detail: column). */
create function private.check_changes(decision public.certificate_decisions, fold jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  change record;
  became jsonb := fold;
begin
  if decision.facts = '{}' then perform private.refuse('certificate.decision_wrong', 'changes'); end if;
  for change in select e.key, e.value -> 0 as before, e.value -> 1 as after from jsonb_each(decision.facts) e loop
    if change.key in ('client_id', 'subclass_id', 'subclass_code', 'category_code') then
      perform private.refuse('certificate.new_needed', change.key);
    end if;
    if change.key = any (private.status_columns()) or change.key <> all (private.decided_columns())
      or change.before is distinct from fold -> change.key or change.before = change.after
      or decision.kind = 'reduce' and change.key not in ('qualification', 'expires_on') then
      perform private.refuse('certificate.decision_wrong', change.key);
    end if;
    became := became || jsonb_build_object(change.key, change.after);
  end loop;
  if became ->> 'qualification' <> fold ->> 'qualification' and coalesce(private.qualification_rank(became ->>
    'qualification') >= private.qualification_rank(fold ->> 'qualification'), true) then
    perform private.refuse('certificate.new_needed', 'qualification');
  end if;
  if decision.kind = 'reduce' and (became ->> 'expires_on')::date > (fold ->> 'expires_on')::date then
    perform private.refuse('certificate.decision_wrong', 'expires_on');
  end if;
  if coalesce(became ->> 'holder_name', '') = '' or coalesce(became ->> 'decided_by', '') = ''
    or became ->> 'decided_on' is null then
    perform private.refuse('certificate.decision_wrong', case when coalesce(became ->> 'holder_name', '') = ''
      then 'holder_name' when coalesce(became ->> 'decided_by', '') = '' then 'decided_by' else 'decided_on' end);
  end if;
  if (became ->> 'decided_on')::date > (became ->> 'issued_on')::date then
    perform private.refuse('certificate.granted_late', 'decided_on');
  end if;
end $$;

/* Checks an annulment. The annulled decision must be on the same certificate, and can be annulled only once. Only an
   upheld appeal can annul a withdrawal. Errors: P0001 certificate.annul_wrong, certificate.appeal_needed. */
create function private.check_annulment(decision public.certificate_decisions) returns void
language plpgsql stable set search_path = '' as $$
declare
  annulled public.certificate_decisions;
begin
  select d.* into annulled from public.certificate_decisions d where d.id = decision.annuls;
  if annulled.certificate_id is distinct from decision.certificate_id
    or annulled.kind not in ('suspend', 'withdraw', 'reduce', 'replace')
    or exists (select from public.certificate_decisions a where a.annuls = annulled.id) then
    perform private.refuse('certificate.annul_wrong', 'annuls');
  end if;
  if annulled.kind = 'withdraw' and not private.is_upheld_appeal(decision.appeal_id, decision.certificate_id) then
    perform private.refuse('certificate.appeal_needed', 'appeal_id');
  end if;
end $$;

/* Trigger before insert: locks the certificate and enforces the order of decisions. A decision cannot take effect
   before the latest valid one, before the issue or in the future; annulments, and corrections from the beginning, have
   no effective day. Only an active certificate can be suspended, only a suspended one reinstated; either can be
   withdrawn or replaced. After the end of a certificate only corrections and annulments are allowed; before its issue,
   only corrections from the beginning. Errors: P0001 certificate.not_public, certificate.not_begun,
   certificate.day_wrong, certificate.out_of_order (hint: the latest day), certificate.transition_refused (hint: status
   > kind), certificate.expired, certificate.replacement_wrong, certificate.decision_wrong, and those of check_changes
   and check_annulment. */
create function private.check_decision_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates;
  fold jsonb;
  latest date;
  is_in_turn boolean;
begin
  select c.* into certificate from public.certificates c where c.id = new.certificate_id for update;
  fold := private.fold_certificate(new.certificate_id);
  if certificate.id is null or fold is null then perform private.refuse('certificate.not_public'); end if;
  if new.is_carried then return new; end if;
  if certificate.issued_on > private.today() and not new.from_beginning then
    perform private.refuse('certificate.not_begun', 'kind');
  end if;
  if new.effective_on not between least(certificate.issued_on, private.today()) and private.today() then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  if new.decided_on > private.today() then perform private.refuse('certificate.decision_wrong', 'decided_on'); end if;
  if new.kind <> 'annul' and not new.from_beginning then
    select max(d.effective_on) into latest from public.certificate_decisions d
    where d.certificate_id = new.certificate_id and d.kind not in ('grant', 'annul') and not d.from_beginning
      and not exists (select from public.certificate_decisions a where a.annuls = d.id);
    if new.effective_on < latest then
      perform private.refuse('certificate.out_of_order', 'effective_on', latest::text);
    end if;
  end if;
  case new.kind
    when 'annul' then perform private.check_annulment(new);
    when 'correct' then perform private.check_changes(new, fold);
    else
      is_in_turn := case new.kind when 'suspend' then certificate.status = 'aktif'
        when 'reinstate' then certificate.status = 'dibekukan'
        else certificate.status in ('aktif', 'dibekukan') end;
      if not is_in_turn then
        perform private.refuse('certificate.transition_refused', 'status', certificate.status || ' > ' || new.kind);
      end if;
      if certificate.expires_on < new.effective_on then
        perform private.refuse('certificate.expired', 'effective_on');
      end if;
      if new.kind = 'reduce' then perform private.check_changes(new, fold); end if;
      if new.kind = 'replace' and not exists (select from public.certificates r
        where r.id = new.replacement_id and r.id <> certificate.id and r.deleted_at is null
          and r.client_id = certificate.client_id
          and (r.subclass_id = certificate.subclass_id or r.subclass_code = certificate.subclass_code)) then
        perform private.refuse('certificate.replacement_wrong', 'replacement_id');
      end if;
  end case;
  return new;
end $$;

create trigger check_order before insert on public.certificate_decisions for each row when (new.kind <> 'grant')
  execute function private.check_decision_order();
