import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimsIn } from '../stack/stack-each-database.ts';
import { smallPdf } from '../support/evidence-files.ts';
import { call, confirm, fileComplaint, openService, refusal, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

async function sendEvidence(fields: object) {
  const files = [{ name: 'Surat.pdf', type: 'application/pdf', size: smallPdf.length }];
  const filed = await fileComplaint(service, { files, ...fields });
  const path = filed.receipt.uploads[0]?.path ?? '';
  const pdf = new Blob([smallPdf], { type: 'application/pdf' });
  expect((await service.anon.storage.from('evidence').upload(path, pdf)).error).toBeNull();
  expect(await confirm(service, { path })).toEqual({ confirmed: true });
  return { id: filed.id, path };
}

it('a fresh session is required to open a confidential case, but not to refresh it within an hour', async () => {
  const notFresh = 'session.not_fresh';
  const secret = await sendEvidence({ is_confidential: true });
  const other = await sendEvidence({ is_confidential: true });
  const plain = await sendEvidence({});
  const admin = await service.client('admin');
  const { data } = await admin.auth.getSession();
  await service.sql(
    `update auth.mfa_amr_claims set updated_at = now() - interval '20 minutes' where session_id = $1`,
    [claimsIn(data.session?.access_token).session_id],
  );
  await admin.auth.refreshSession();
  const link = async (path: string) => {
    const { error } = await admin.functions.invoke('evidence-link', { body: { path } });
    return error
      ? ((await (error as { context: Response }).context.json()) as { code: string }).code
      : 'opened';
  };
  const args = { kind: 'complaint', id: secret.id };
  for (const name of ['case_text', 'unmask_case'])
    expect((await refusal(admin, name, args)).message).toBe(notFresh);
  expect(await link(secret.path)).toBe(notFresh);
  expect(await link(plain.path)).toBe('opened');
  await call(service.admin, 'case_text', args);
  await call(admin, 'case_text', args);
  expect(await link(secret.path)).toBe('opened');
  expect(await link(other.path)).toBe(notFresh);
  expect((await refusal(admin, 'unmask_case', args)).message).toBe(notFresh);
  await service.sql('alter table public.security_events disable trigger keep');
  await service.sql(`update public.security_events set created_at = created_at - interval '61 minutes'`);
  expect((await refusal(admin, 'case_text', args)).message).toBe(notFresh);
});
