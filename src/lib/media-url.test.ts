import { expect, test } from 'vitest';
import { pictureStyle, isMedia, mediaSrcSet } from './media-url';

test('an image of the library has a srcset', () => {
  expect(mediaSrcSet('/media/ab12/jembatan-1600w.webp#30,70')).toBe(
    '/media/ab12/jembatan-480w.webp 480w,/media/ab12/jembatan-960w.webp 960w,/media/ab12/jembatan-1600w.webp 1600w',
  );
  expect(mediaSrcSet('/media/ab12/logo-320w.webp')).toBe('/media/ab12/logo-320w.webp 320w');
});

test.each([
  null,
  undefined,
  '',
  'drawing:bridge',
  '/media/ab12/gerak.gif',
  '/media/ab12/akta.pdf',
  '/share-1600w.png',
  'https://lain.example.id/media/ab12/jembatan-1600w.webp',
])('%s has no srcset', (address) => {
  expect(mediaSrcSet(address)).toBeUndefined();
});

test('the URL hash holds the focal point and the placeholder colour', () => {
  expect(pictureStyle('/media/ab12/jembatan-1600w.webp#30,70')).toEqual({ objectPosition: '30% 70%' });
  expect(pictureStyle('/media/ab12/jembatan-1600w.webp#50,50,8a9b7c')).toEqual({
    objectPosition: '50% 50%',
    backgroundColor: '#8a9b7c',
  });
  expect(pictureStyle('/media/ab12/jembatan-1600w.webp#50,50,red')).toBeUndefined();
  expect(pictureStyle('/media/ab12/jembatan-1600w.webp')).toBeUndefined();
  expect(pictureStyle(null)).toBeUndefined();
});

test('files of the library are distinguished from pages', () => {
  expect(isMedia('/media/ab12/akta.pdf')).toBe(true);
  expect(isMedia('/informasi/media')).toBe(false);
});
