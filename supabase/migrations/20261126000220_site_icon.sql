-- The site has an icon of its own: in the browser's tab, on a phone's home screen, and in the list of installed applications. The home page's
-- cards and its call to apply are in the body's own words.

/* Logo, icon, address and the rest of what header, footer and contact page show. icon_url: a square picture; whatsapp: the number of its chats, blank for that of phone; home: words of the home page's three cards
   and of its call to apply, each with its translation, the site's standard words where one is blank. */
create or replace function private.is_site(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_only_keys(value, '{logo,logo_url,icon_url,tagline,tagline_en,address,address_en,phone,whatsapp,email,work_hours,work_hours_en,portal_url,socials,map_url,colours,home}')
    and private.is_colours(value -> 'colours')
    and private.has_texts(value, '{logo,tagline,tagline_en,address,address_en,work_hours,work_hours_en}')
    and private.has_texts(value, '{phone,whatsapp}', 40)
    and private.has_texts(value, '{email}', 254)
    and (coalesce(value ->> 'email', '') = '' or private.is_email(value ->> 'email'))
    and private.has_texts(value, '{logo_url,icon_url,portal_url,map_url}', 2000)
    and private.has_links(value, '{logo_url,icon_url,portal_url,map_url}')
    and private.has_only_keys(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}')
    and private.has_links(coalesce(value -> 'socials', '{}'), '{facebook,instagram,linkedin,tiktok,x,youtube}')
    and private.has_only_keys(coalesce(value -> 'home', '{}'), home) and private.has_texts(coalesce(value -> 'home', '{}'), home)
  from (select array_agg(word || language) from unnest('{values_title,first_title,first_text,second_title,second_text,third_title,third_text,action_title,action_text}'::text[]) word,
    unnest('{"",_en}'::text[]) language) k (home) $$;
