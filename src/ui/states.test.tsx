import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { drawingName } from './drawings/drawing';
import { ErrorState } from './error-state';
import { Notice } from './notice';
import { PageHeader } from './page-header';

beforeAll(() => startTexts());

it('an error is announced with a remedy and a retry', async () => {
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ada kesalahan. Coba lagi.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the icon of a notice is labelled with the tone', () => {
  render(
    <Notice tone="warning" live="polite">
      Sertifikat akan berakhir.
    </Notice>,
  );
  expect(within(screen.getByRole('status')).getByRole('img', { name: 'Perhatian' })).toBeInTheDocument();
});

it('a page header shows the breadcrumb, with links to the previous steps but not to itself', () => {
  render(
    <MemoryRouter>
      <PageHeader
        title="FAQ"
        purpose="Jawaban singkat."
        crumbs={[{ label: 'Informasi' }, { label: 'FAQ', to: '/x' }]}
      />
    </MemoryRouter>,
  );
  const way = screen.getByRole('navigation', { name: 'Anda berada di' });
  expect(within(way).getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/');
  expect(within(way).getAllByRole('link')).toHaveLength(1);
  expect(within(way).getByText('FAQ')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeInTheDocument();
});

it('an image address can name only existing drawings', () => {
  expect(drawingName('drawing:bridge')).toBe('bridge');
  expect(drawingName('drawing:constructor')).toBeUndefined();
  expect(drawingName('https://example.id/a.jpg')).toBeUndefined();
  expect(drawingName(null)).toBeUndefined();
});
