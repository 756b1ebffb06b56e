-- Message templates go back through the log as well; only ever changed, so only changes.

create or replace function private.is_restorable(target text, happened text) returns boolean
language sql immutable set search_path = '' as $$
  select target in ('hero_slides', 'navigation_menus', 'cms_pages', 'articles', 'rl_categories', 'rl_subclass', 'legal_products',
      'clients', 'certificates', 'struktur_organisasi', 'alur_sertifikasi', 'legalitas', 'faq', 'fees', 'public_holidays')
    and happened in ('update', 'delete')
    or target in ('site_settings', 'media', 'message_templates') and happened = 'update' $$;
