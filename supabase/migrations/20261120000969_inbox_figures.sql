-- The figures of a year are counted from an index alone, however many cases there were before.
create index complaints_figures on public.complaints (created_at) include (category, status, closed_at)
  where spam_at is null;
create index appeals_figures on public.appeals (created_at) include (category, status, closed_at)
  where spam_at is null;
