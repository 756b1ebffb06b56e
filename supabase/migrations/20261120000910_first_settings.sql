-- A site that was just made can be opened: its settings exist, and the first admin gives them their values.
insert into public.site_settings (site_name) values ('LSBU') on conflict (is_only_row) do nothing;
