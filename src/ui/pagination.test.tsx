import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { Pagination } from './pagination';

beforeAll(() => startTexts());

function show(page: number, total: number) {
  render(
    <MemoryRouter>
      <Pagination
        page={page}
        pageSize={20}
        total={total}
        hrefFor={(number) => `/informasi/klien?page=${number}`}
      />
    </MemoryRouter>,
  );
}

it('says where one is, and links to the pages around', () => {
  show(2, 45);
  expect(screen.getByText('21–40 dari 45')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '/informasi/klien?page=1');
  expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute('href', '/informasi/klien?page=3');
});

it('offers nothing beyond the ends', () => {
  show(3, 45);
  expect(screen.getByText('41–45 dari 45')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Berikutnya' })).not.toBeInTheDocument();
});

it('shows no page links when everything fits on one page, and nothing for no rows', () => {
  show(1, 5);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  show(1, 0);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});
