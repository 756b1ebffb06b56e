-- Drops the database objects of features that were removed from the product.

-- Content calendar.
drop function public.content_calendar(date, date);
drop function private.titles_of(jsonb, text);
