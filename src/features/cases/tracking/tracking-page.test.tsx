import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { work } from '@tests/support/work';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

interface Filed {
  number: string;
  access_code: string;
}

async function file(subject: string): Promise<Filed> {
  const anon = await stack.client('anon');
  const { data, error } = await anon.rpc('submit_complaint', {
    payload: {
      proof: await work(anon, 'submit'),
      idempotency_key: crypto.randomUUID(),
      elapsed_ms: 9000,
      language: 'id',
      name: 'Budi Santoso',
      category: 'layanan',
      relation: 'pemohon',
      subject,
      description: 'Penilaian lapangan tertunda tanpa kabar.',
      consent: { accepted: true, notice_version: '2026-11' },
    },
  });
  if (error) throw error;
  return data as Filed;
}

const open = (rules: FaultRule[] = []) =>
  renderApp({ path: '/lacak', stack, fetch: withFaults(stack.fetch, rules) });

async function submitCode(user: UserEvent, number: string, code: string) {
  const [numberField, codeField] = [
    await screen.findByLabelText('Nomor perkara'),
    screen.getByLabelText('Kode akses'),
  ];
  await user.clear(numberField);
  await user.type(numberField, number);
  await user.clear(codeField);
  await user.type(codeField, code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
}

test('shows an error and retries after a lost connection', async () => {
  const filed = await file('Sambungan putus');
  const { user } = await open([{ match: 'rpc/track_case', fault: 'connection-cut', times: 1 }]);
  // Spelled as if copied by hand.
  await submitCode(user, ` ${filed.number.toLowerCase().replaceAll('-', ' ')}`, filed.access_code);
  expect(await screen.findByText('Perkara tidak dapat dibuka')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  expect(await screen.findByRole('heading', { name: 'Sambungan putus' })).toHaveFocus();
});

test.each(['malformed-json', 'wrong-shape', 'empty', 'server-error'] as const)(
  'shows an error for a malformed response (%s)',
  async (fault) => {
    const { user } = await open([{ match: 'rpc/track_case', fault }]);
    await submitCode(user, 'KEL-2026-000777', 'AAAA');
    expect(await screen.findByText('Perkara tidak dapat dibuka')).toBeVisible();
  },
);

test('keeps the text of a failed reply, and adds a successful one to the history', async () => {
  const filed = await file('Dengan balasan');
  const rules: FaultRule[] = [{ match: 'rpc/reply_to_case', fault: 'server-error', times: 1 }];
  const { user } = await open(rules);
  await submitCode(user, filed.number, filed.access_code);
  const message = await screen.findByLabelText('Pesan Anda');
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Wajib diisi.')).toBeVisible();
  const isClosingAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  expect(isClosingAsked()).toBe(false);
  await user.type(message, 'Nomornya P-17.');
  expect(isClosingAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText(/kesalahan di sisi kami/)).toBeVisible();
  expect(message).toHaveValue('Nomornya P-17.');
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Balasan terkirim.')).toBeVisible();
  expect(await screen.findByText('Nomornya P-17.')).toBeVisible();
  // Not "We, 22 Nov", which reads like "Wednesday" in English.
  expect(screen.getByText(/^Anda ·$/)).toBeVisible();
  await waitFor(() => expect(message).toHaveValue(''));
  expect(isClosingAsked()).toBe(false);
});

test('checks whether a reply was recorded when the response is lost', async () => {
  const filed = await file('Jawaban hilang');
  const rules: FaultRule[] = [
    { match: 'rpc/reply_to_case', fault: 'answer-cut', times: 1 },
    { match: 'rpc/was_recorded', fault: 'connection-cut', times: 1 },
  ];
  const { user } = await open(rules);
  await submitCode(user, filed.number, filed.access_code);
  const message = await screen.findByLabelText('Pesan Anda');
  await user.type(message, 'Nomornya P-18.');
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Belum diketahui apakah ini sudah tercatat')).toBeVisible();
  expect(message).toHaveValue('Nomornya P-18.');
  await user.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText('Balasan terkirim.')).toBeVisible();
  expect(screen.queryByText('Belum diketahui apakah ini sudah tercatat')).toBeNull();
  const replies = await stack.sql(`select from public.case_events where body = 'Nomornya P-18.'`);
  expect(replies).toHaveLength(1);
});

test('reports an unrecorded reply and sends it on retry', async () => {
  const filed = await file('Tidak sampai');
  const { user } = await open([{ match: 'rpc/reply_to_case', fault: 'connection-cut', times: 1 }]);
  await submitCode(user, filed.number, filed.access_code);
  await user.type(await screen.findByLabelText('Pesan Anda'), 'Nomornya P-19.');
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText(/kiriman belum tercatat/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Balasan terkirim.')).toBeVisible();
});

test('shows an error for a reply sent after the case was closed', async () => {
  const filed = await file('Ditutup di tengah');
  const { user } = await open();
  await submitCode(user, filed.number, filed.access_code);
  await user.type(await screen.findByLabelText('Pesan Anda'), 'Masih sempat?');
  const editor = await stack.client('editor');
  const { data } = await editor.from('complaints').select('id').eq('number', filed.number).single();
  const move = (new_status: string, more: object = {}) =>
    editor.rpc('move_case', { kind: 'complaint', id: data?.id, new_status, ...more });
  await move('diproses');
  await move('ditolak', {
    outcome: 'Di luar lingkup',
    reason: 'Bukan kegiatan kami.',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'tidak_terbukti',
  });
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Perkara ini sudah ditutup, sehingga tidak dapat dibalas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Perbarui' }));
  expect(await screen.findByText('Bukan kegiatan kami.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^KAN/ })).toHaveAttribute('href', 'https://kan.or.id');
});

test('shows the spam mark with the deadline for objections, and later the removal of the contents', async () => {
  const filed = await file('Dikira spam');
  const ids = await stack.sql<{ id: string }>(`select id from public.complaints where number = $1`, [
    filed.number,
  ]);
  const admin = await stack.client('admin');
  await admin.rpc('mark_spam', { kind: 'complaint', ids: [ids[0]?.id] });
  const { user } = await open();
  await submitCode(user, filed.number, filed.access_code);
  expect(await screen.findByText(/^Kami menandai kiriman ini sebagai spam pada/)).toBeVisible();
  expect(screen.getByText(/^Bila kami keliru, balas di halaman ini/)).toBeVisible();
  expect(screen.getByText('Ditandai spam')).toBeVisible();
  expect(screen.queryByText('Hasil paling lambat')).not.toBeInTheDocument();
  await stack.sql(`update public.complaints set spam_at = now() - interval '31 days' where number = $1`, [
    filed.number,
  ]);
  await (await stack.client('service')).rpc('remove_old_spam');
  await user.click(screen.getByRole('button', { name: 'Perbarui' }));
  expect(await screen.findByText(/^Isinya sudah kami hapus/)).toBeVisible();
  expect(screen.queryByLabelText('Pesan Anda')).not.toBeInTheDocument();
});

test('marks a passed due date as late', async () => {
  const filed = await file('Belum ditanggapi');
  const { user } = await open();
  await submitCode(user, filed.number, filed.access_code);
  expect(await screen.findByText(/^Kami membaca perkara ini dan menanggapi paling lambat/)).toBeVisible();
  await stack.sql(
    `update public.complaints set first_response_due_at = now() - interval '2 days' where number = $1`,
    [filed.number],
  );
  await stack.sql('select private.tell_of_delays()');
  await user.click(screen.getByRole('button', { name: 'Perbarui' }));
  expect(await screen.findByText('Kami terlambat')).toBeVisible();
  expect(screen.getByText(/^Tanggapan kami seharusnya ada paling lambat .*, dan belum ada\.$/)).toBeVisible();
  expect(screen.getByText('Batas waktu kami terlewat')).toBeVisible();
  expect(screen.queryByText(/menanggapi paling lambat/)).toBeNull();
});

test('forgets the code when the view is closed', async () => {
  const filed = await file('Untuk ditutup');
  const { user } = await open();
  await submitCode(user, filed.number, filed.access_code);
  await user.click(await screen.findByRole('button', { name: 'Tutup tampilan ini' }));
  expect(await screen.findByLabelText('Kode akses')).toHaveValue('');
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(kept).not.toContain(filed.access_code);
  expect(window.location.href).not.toContain(filed.access_code);
});

test('opens the case after wrong codes, with a proof of work in the background', async () => {
  const filed = await file('Sesudah salah ketik');
  await stack.sql('delete from private.attempts');
  const { user } = await open();
  for (const code of ['AAAA', 'BBBB', 'CCCC', 'DDDD']) {
    await submitCode(user, filed.number, code);
    await screen.findByText('Perkara tidak ditemukan');
  }
  const worked = () => stack.sql(`select from private.attempts where action = 'work track'`);
  await waitFor(async () => expect(await worked()).toHaveLength(1));
  await submitCode(user, filed.number, filed.access_code);
  expect(await screen.findByRole('heading', { name: 'Sesudah salah ketik' })).toHaveFocus();
  expect(await worked()).toHaveLength(2);
});
