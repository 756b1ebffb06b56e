-- Private channels: staff learn which table and rows changed and read them again; contents never travel.
--   content  changes of what visitors read       admin, editor, viewer
--   staff    cases, messages, people             admin, editor
-- Nobody may send through the API; only the database's triggers do (private.announce).

create policy "staff listen" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and (
    ((select realtime.topic()) = 'content' and (select private.has_role('admin', 'editor', 'viewer')))
    or ((select realtime.topic()) = 'staff' and (select private.has_role('admin', 'editor')))));
