import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { TextDiff } from './text-diff';

beforeEach(() => startTexts());

const doc = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

test('additions and removals are described in text as well as by colour', async () => {
  render(<TextDiff before={doc('SBU berlaku tiga tahun.')} after={doc('SBU berlaku lima tahun.')} />);
  expect(await screen.findByText('lima')).toBeVisible();
  expect(screen.getByRole('insertion')).toHaveTextContent('Ditambahkan: lima (akhir perubahan)');
  expect(screen.getByRole('deletion')).toHaveTextContent('Dihapus: tiga (akhir perubahan)');
});

test('unchanged lines far from a change are collapsed', async () => {
  const lines = ['satu', 'dua', 'tiga', 'empat'];
  render(<TextDiff before={doc(...lines)} after={doc(...lines, 'lima')} />);
  expect(await screen.findByText('empat')).toBeVisible();
  expect(screen.getByText('satu')).not.toBeVisible();
  await userEvent.click(screen.getByText('3 bagian tidak berubah'));
  expect(screen.getByText('satu')).toBeVisible();
});

test('reports equal texts as equal, and describes a change of formatting alone', async () => {
  const { rerender } = render(<TextDiff before="Judul" after="Judul" />);
  expect(await screen.findByText('Tidak ada perbedaan.')).toBeVisible();
  const bold = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }],
  };
  rerender(<TextDiff before={doc('x')} after={bold} />);
  expect(screen.getByText('(format atau tautannya berubah)')).toBeVisible();
});
