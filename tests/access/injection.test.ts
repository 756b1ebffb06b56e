import { beforeAll, expect, it } from 'vitest';
import { takePrinted } from '../support/test-end.ts';
import { onEachDatabase, type Cast } from './cast.ts';

/** Texts that could end a literal or fill a template. As register filters they match no province. */
const hostileProvinces = [
  '100%',
  '%1$s',
  '%s %L %I',
  "' or true --",
  '%1$s\n and false union all select c.id, c.name, (select u.email || $$ $$ || left(u.encrypted_password, 16) from auth.users u limit 1)::int from public.clients c --',
  "%1$s\n and false union all select c.id, c.name, 1 from public.clients c, private.write_text('app_users', (select id from public.app_users where role = 'viewer'), '{\"role\": \"admin\"}') --",
];

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });
  const roles = () => cast.stack.sql('select id, role from public.app_users order by id');

  it.each(hostileProvinces)(
    'a register search for the province %j finds no company and changes no roles',
    async (province) => {
      const before = await roles();
      for (const query of ['', '||1--', 'karya', '1234567890123', '99']) {
        const { data, error } = await cast.as.anon.rpc('search_register', { query, filters: { province } });
        expect({ error, data }).toEqual({ error: null, data: [] });
      }
      expect(await roles()).toEqual(before);
    },
  );

  it('hostile search input is treated as plain text', async () => {
    for (const query of [...hostileProvinces, "BG\\' --1", '%%%', '\\', '$1 $$', '_______1']) {
      for (const rpc of [
        'search_register',
        'check_certificate',
        'near_certificates',
        'search_site',
        'search_scopes',
      ]) {
        const { error } = await cast.as.anon.rpc(rpc, { query });
        expect(error, `${rpc}: ${query}`).toBeNull();
      }
    }
  });

  const refused = [
    'clients?id=eq.zzrahasia',
    'clients?nib=eq.1&zzrahasia=eq.1',
    'clients?order=zzrahasia.asc',
    "clients?select=id,zzrahasia('x')",
    'app_users?select=email&full_name=eq.zzrahasia',
    'zzrahasia?select=*',
    'legal_products?title=match.(zzrahasia',
    'rpc/certificate_history?company_id=zzrahasia',
    'rpc/zzrahasia',
  ];
  it.each(refused)('a visitor’s request for %s is rejected without database messages', async (request) => {
    const { stack } = cast;
    const answer = await stack.fetch(`${stack.stack.url}/rest/v1/${request}`, {
      headers: { apikey: stack.stack.publishableKey },
    });
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const { code, message, details, hint } = JSON.parse(text) as Record<string, unknown>;
    expect(message).toEqual(expect.any(String));
    expect(hint).toBeNull();
    // The log may record the failure but not the input.
    expect(takePrinted().join()).not.toContain('zzrahasia');
    // PostgREST's own errors repeat the request; database messages are not passed on.
    if (!String(code).startsWith('PGRST')) {
      expect(text).not.toMatch(/zzrahasia|column|relation|syntax/);
      expect(details).toBeNull();
    }
  });

  it('a rejected form shows staff the name of the failed check', async () => {
    const { error } = await cast.as.editor.from('clients').insert({ name: 'PT Contoh', nib: '12' });
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('clients_nib_check') });
  });
});
