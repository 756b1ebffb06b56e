import { expect, test } from 'vitest';
import { slideDraft } from './slide-draft';

const values = {
  title: 'Judul',
  title_en: 'Title',
  subtitle: 'Hanya Indonesia',
  subtitle_en: '',
  image_url: ' drawing:bridge ',
  cta_primary_text: 'Mulai',
  cta_primary_url: '/layanan/alur',
};

test('returns the same text in every interface language', () => {
  expect(slideDraft(values, 'en')).toMatchObject({ title: 'Title', title_en: 'Title' });
  expect(slideDraft(values, 'id')).toMatchObject({ title: 'Judul', title_en: 'Judul' });
});

test('falls back to Indonesian if there is no translation, as on the home page', () => {
  expect(slideDraft(values, 'en').subtitle_en).toBe('Hanya Indonesia');
});

test('returns empty strings for missing values and trims URLs', () => {
  expect(slideDraft(values, 'id')).toMatchObject({ image_url: 'drawing:bridge', cta_secondary_text: '' });
});
