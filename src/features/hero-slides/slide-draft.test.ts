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

test('the slide reads the same in whatever language the screen is', () => {
  expect(slideDraft(values, 'en')).toMatchObject({ title: 'Title', title_en: 'Title' });
  expect(slideDraft(values, 'id')).toMatchObject({ title: 'Judul', title_en: 'Judul' });
});

test('what is not translated falls back to Indonesian, as on the home page', () => {
  expect(slideDraft(values, 'en').subtitle_en).toBe('Hanya Indonesia');
});

test('what is not written is empty, addresses are trimmed', () => {
  expect(slideDraft(values, 'id')).toMatchObject({ image_url: 'drawing:bridge', cta_secondary_text: '' });
});
