import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openService, today, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

/** Sends due mails. */
async function notify() {
  const response = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
    method: 'POST',
    headers: { apikey: service.stack.secretKey },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
}

it('a company’s contact is mailed the decision in their language, with a link to appeal', async () => {
  const [company] = await service.sql<{ id: string; certificate: string; number: string }>(
    `select k.id, c.id as certificate, c.number from public.clients k join public.certificates c on c.client_id = k.id
     where c.status = 'aktif' and c.is_published and c.expires_on > private.today() + 200 order by c.number desc limit 1`,
  );
  const { id, certificate, number } = company!;
  const contact = { person: 'Tono', email: 'tono@uji.example.id', language: 'id' };
  await call(service.editor, 'set_client_contact', { company_id: id, ...contact });
  await notify();
  const decide = (kind: string, facts: object) =>
    call(service.editor, 'decide_certificate', {
      certificate_id: certificate,
      kind,
      facts: { reason: 'Catatan hanya untuk staf', ...facts },
    });
  await decide('suspend', { ground: 'kewajiban' });
  await notify();
  const sent = () =>
    service.stack.mails.filter(
      ({ to, subject }) => to === 'tono@uji.example.id' && subject === 'Keputusan atas sertifikat',
    );
  expect(sent()).toHaveLength(1);
  const text = sent()[0]?.text ?? '';
  expect(text).toContain('Yth. Tono,');
  expect(text).toMatch(new RegExp(`- ${number}: dibekukan sejak .+ \\(kewajiban pemegang belum dipenuhi\\)`));
  const { last_day } = await call<{ last_day: string }>(service.anon, 'appeal_eligibility', {
    decision_date: today(),
  });
  const lastDay = new Intl.DateTimeFormat('id', { dateStyle: 'long', timeZone: 'UTC' });
  expect(text).toContain(`; banding paling lambat ${lastDay.format(new Date(last_day))}`);
  expect(text).toContain('/banding');
  expect(text).not.toContain('Catatan hanya');
  await notify();
  expect(sent()).toHaveLength(1);
  await decide('reinstate', {});
  await notify();
  expect(sent()).toHaveLength(2);
  const reinstated = sent().find((mail) => mail.text.includes('berlaku kembali'));
  expect(reinstated?.text).not.toContain('banding');
  expect(reinstated).toBeDefined();
});
