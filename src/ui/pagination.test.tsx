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

it('the pagination shows the current page and links to its neighbours', () => {
  show(2, 45);
  expect(screen.getByText('21–40 dari 45')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '/informasi/klien?page=1');
  expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute('href', '/informasi/klien?page=3');
});

it('the pagination has no links beyond the first and last page', () => {
  show(3, 45);
  expect(screen.getByText('41–45 dari 45')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Berikutnya' })).not.toBeInTheDocument();
});

it('a single page shows no links, and an empty list shows nothing', () => {
  show(1, 5);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  show(1, 0);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});
