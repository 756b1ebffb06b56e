import { LEGAL_COLUMNS, START_UP_LAWS } from '@/domain/legal-product';
import { database } from '@/lib/supabase';
import { showBrand } from './brand';

const MINUTE_MS = 60_000;

/**
 * Returns the timestamp for the "published by now" filter in PostgREST's format, rounded up to the minute, so
 * that all requests within a minute share a cacheable URL. Row-level security hides texts published later
 * from visitors.
 */
const now = () => new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The 16 queries loaded at start-up (spec section 7). Columns and rows are limited: screens load bodies and
 * further pages. The filters exclude drafts, which row-level security lets staff read.
 */
export const siteQueries = {
  settings: (signal: AbortSignal) =>
    database()
      .from('site_settings')
      .select('site_name, site_name_en, site, promo, deadlines, privacy, security')
      .abortSignal(signal)
      .single()
      .then((answer) => {
        if (answer.data) {
          const { site } = answer.data;
          showBrand(site);
          // Browser only: a prerendered page contains the icon in its head.
          if ((site as { icon_url?: unknown } | null)?.icon_url && typeof document !== 'undefined')
            void import('./site-icon').then((module) => module.showIcon(site));
        }
        return answer;
      }),
  slides: (signal: AbortSignal) =>
    database()
      .from('hero_slides')
      .select(
        'id, sort_order, title, title_en, subtitle, subtitle_en, image_url, image_description, image_description_en, cta_primary_text, cta_primary_text_en, cta_primary_url, cta_secondary_text, cta_secondary_text_en, cta_secondary_url',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(12)
      .abortSignal(signal),
  pages: (signal: AbortSignal) =>
    database()
      .from('cms_pages')
      .select('slug, title, title_en, summary, summary_en')
      .eq('status', 'published')
      .lte('published_at', now())
      .is('deleted_at', null)
      .order('slug')
      .limit(100)
      .abortSignal(signal),
  navigation: (signal: AbortSignal) =>
    database()
      .from('navigation_menus')
      .select('id, label, label_en, url, parent_id, sort_order')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(100)
      .abortSignal(signal),
  rlCategories: (signal: AbortSignal) =>
    database()
      .from('rl_categories')
      .select('id, code, name, name_en, nature, size_classes')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(50)
      .abortSignal(signal),
  rlItems: (signal: AbortSignal) =>
    database()
      .from('rl_subclass')
      .select(
        'id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(300)
      .abortSignal(signal),
  legalProducts: (signal: AbortSignal) =>
    database()
      .from('legal_products')
      .select(LEGAL_COLUMNS)
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('year', { ascending: false })
      .order('number')
      .limit(START_UP_LAWS)
      .abortSignal(signal),
  articles: (signal: AbortSignal) =>
    database()
      .from('articles')
      .select(
        'id, slug, category, title, title_en, excerpt, excerpt_en, cover_url, cover_alt, cover_alt_en, published_at, author_name',
      )
      .eq('status', 'published')
      .lte('published_at', now())
      .is('deleted_at', null)
      .order('published_at', { ascending: false })
      .limit(9)
      .abortSignal(signal),
  clients: (signal: AbortSignal) =>
    database()
      .from('clients')
      .select('id, name, legal_form, province, city, logo_url')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('name')
      .limit(24)
      .abortSignal(signal),
  contactMessages: (signal: AbortSignal) =>
    database()
      .from('contact_submissions')
      .select('id, number, subject, status, created_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  organizationStructure: (signal: AbortSignal) =>
    database()
      .from('struktur_organisasi')
      .select('id, name, position, position_en, parent_id, photo_url, bio, bio_en')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('order')
      .order('id')
      .limit(200)
      .abortSignal(signal),
  appeals: (signal: AbortSignal) =>
    database()
      .from('appeals')
      .select('id, number, status, category, created_at, due_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  complaints: (signal: AbortSignal) =>
    database()
      .from('complaints')
      .select('id, number, status, category, created_at, due_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  alurSertifikasi: (signal: AbortSignal) =>
    database()
      .from('alur_sertifikasi')
      .select('id, step_order, title, title_en, icon, duration_days')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('step_order')
      .limit(40)
      .abortSignal(signal),
  legalitas: (signal: AbortSignal) =>
    database()
      .from('legalitas')
      .select(
        'id, kind, title, title_en, number, issuer, issuer_en, issued_on, valid_until, file_url, description, description_en',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .order('id')
      .limit(200)
      .abortSignal(signal),
  faq: (signal: AbortSignal) =>
    database()
      .from('faq')
      .select('id, question, question_en, answer, answer_en, category')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(60)
      .abortSignal(signal),
};
