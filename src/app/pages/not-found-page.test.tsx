import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { Component as NotFoundPage } from './not-found-page';

test('shows the missing address and links to the home page and frequently used pages', () => {
  renderPart(<NotFoundPage />, { path: '/profil/salah', reads: { settings: settingsWith() } });
  expect(screen.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
  expect(screen.getByText(/\/profil\/salah/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Pertanyaan umum' })).toHaveAttribute('href', '/informasi/faq');
});
