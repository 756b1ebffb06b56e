import type { Page } from '@playwright/test';
import { insertComplaint } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { filedComplaint } from '../support/service-requests.ts';
import { staffClient } from '../support/staff.ts';
import { ownTitle } from '../support/texts.ts';
import type { InputMode } from './input-mode.ts';
import { keyboard } from './keyboard.ts';
import { screenReader } from './screen-reader.ts';
import { decideCase, publishArticle } from './staff.ts';
import { touch } from './touch.ts';
import { checkCertificate, fileComplaint, trackCase } from './visitors.ts';

const QUESTION = 'Mohon kirim nomor permohonan Anda.';

const ways: { way: string; tag: string; handOf: (page: Page) => InputMode | Promise<InputMode> }[] = [
  { way: 'with a screen reader', tag: '@desktop', handOf: screenReader },
  { way: 'by keyboard alone', tag: '@desktop', handOf: keyboard },
  { way: 'by touch alone', tag: '@phone', handOf: touch },
];

for (const { way, tag, handOf } of ways) {
  test(`a certificate can be checked ${way}`, { tag }, async ({ page }) => {
    await checkCertificate(await handOf(page), page);
  });

  test(`a complaint can be filed ${way}`, { tag }, async ({ page, service }) => {
    const { number } = await fileComplaint(await handOf(page), page);
    const { data } = await service.from('complaints').select('status').eq('number', number).single();
    expect(data?.status).toBe('baru');
  });

  test(`a case can be tracked and a question answered ${way}`, { tag }, async ({ page, service, site }) => {
    const receipt = await filedComplaint(service);
    const { data: row } = await service.from('complaints').select('id').eq('number', receipt.number).single();
    const staff = await staffClient(site, 'editor');
    const of = { kind: 'complaint', id: row?.id ?? '' };
    await staff.rpc('move_case', { ...of, new_status: 'diproses' }).throwOnError();
    await staff.rpc('move_case', { ...of, new_status: 'menunggu', reason: QUESTION }).throwOnError();
    await trackCase(await handOf(page), receipt, QUESTION);
    await expect(page.getByText('Nomornya P-2026-17.')).toBeVisible();
  });

  test(`an article can be written and published ${way}`, { tag }, async ({ page, signIn, service }) => {
    const title = ownTitle('Kabar dari lapangan');
    await signIn(page, 'editor');
    await publishArticle(await handOf(page), title);
    const { data } = await service.from('articles').select('id, status').eq('title', title).single();
    expect(data?.status).toBe('published');
    // Delete the article, because other tests read the news list.
    const deletion = service.from('articles').update({ deleted_at: new Date().toISOString() });
    await deletion.eq('id', data?.id ?? '').throwOnError();
  });

  test(`a case can be decided ${way}`, { tag }, async ({ page, signIn, service, site }) => {
    const { id, subject } = await insertComplaint(service);
    const staff = await staffClient(site, 'editor');
    await staff.rpc('move_case', { kind: 'complaint', id, new_status: 'diproses' }).throwOnError();
    await signIn(page, 'editor');
    await decideCase(await handOf(page), subject);
    const { data } = await service.from('complaints').select('status, finding').eq('id', id).single();
    expect(data).toEqual({ status: 'selesai', finding: 'tidak_terbukti' });
  });
}
