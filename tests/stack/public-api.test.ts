import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}
interface Operation {
  parameters: { name: string; in: string; example?: string | string[] | number }[];
  responses: Record<string, { content: Record<string, { schema?: { $ref: string } }> }>;
}
interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}
interface Check {
  on_date: string | null;
  lines: { query: string; certificates: { number: string; status: string }[] }[];
}

/** Returns the names that the schema requires and the value lacks, and those unknown to the schema. */
function schemaMismatches(schema: Schema, value: unknown, at = ''): string[] {
  if (schema.type === 'array' && Array.isArray(value))
    return value.flatMap((each, place) => schemaMismatches(schema.items ?? {}, each, `${at}[${place}]`));
  if (!schema.properties || typeof value !== 'object' || value === null) return [];
  const properties = schema.properties;
  const lacking = (schema.required ?? [])
    .filter((name) => !(name in value))
    .map((name) => `${at}.${name} lacks`);
  return Object.entries(value).reduce(
    (found, [name, each]) =>
      found.concat(
        properties[name]
          ? schemaMismatches(properties[name], each, `${at}.${name}`)
          : [`${at}.${name} unknown`],
      ),
    lacking,
  );
}

describeOnEachDatabase(
  'the public API /api/v1',
  (open) => {
    const get = (path: string) => open().fetch(`${open().stack.url}${path}`);
    const json = async <T>(path: string) => (await (await get(path)).json()) as T;
    const description = () => json<OpenApi>('/api/v1/openapi.json');

    test('serves an OpenAPI description whose examples return the declared responses', async () => {
      const document = await description();
      expect(document.openapi).toBe('3.1.0');
      expect(document.servers).toEqual([{ url: open().stack.url }]);
      for (const [path, { get: operation }] of Object.entries(document.paths)) {
        if (path.includes('{')) continue;
        const params = new URLSearchParams();
        for (const { name, example } of operation.parameters)
          for (const each of [example ?? []].flat()) params.append(name, String(each));
        const answer = await get(`${path}?${params}`);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
        const ref = Object.values(operation.responses['200']!.content)[0]?.schema?.$ref;
        if (!ref) continue;
        const schema = document.components.schemas[ref.split('/').at(-1)!]!;
        expect(schemaMismatches(schema, await answer.json())).toEqual([]);
      }
    });

    test('checks many numbers at once without a key', async () => {
      const answer = await get('/api/v1/certificates?q=pns%20bg009%2000006&q=TIDAK-ADA-1&q=9997000001371');
      expect(answer.status).toBe(200);
      const { lines, on_date: day } = (await answer.json()) as Check;
      expect(day).toBeNull();
      expect(lines.map(({ query, certificates }) => [query, certificates.length])).toEqual([
        ['pns bg009 00006', 1],
        ['TIDAK-ADA-1', 0],
        ['9997000001371', 3],
      ]);
      expect(lines[0]?.certificates[0]).toMatchObject({ number: 'PNS-BG009-00006', status: 'aktif' });
    });

    test('returns the status on a past date', async () => {
      const { lines } = await json<Check>('/api/v1/certificates?q=PNS-BG009-00006&on=2003-03-03');
      expect(lines[0]?.certificates[0]?.status).toBe('belum_terbit');
      const answer = await get('/api/v1/certificates?q=PNS-BG009-00006&on=2999-03-03');
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'check.day_wrong' }]);
    });

    test('searches the register with filters and links to a company', async () => {
      const page = await json<{ total: number; companies: { id: string; name: string }[] }>(
        '/api/v1/companies?q=9997000001371&status=dibekukan',
      );
      expect(page.total).toBe(1);
      const company = await json<{ certificates: { number: string; status: string }[] }>(
        `/api/v1/companies/${page.companies[0]!.id}`,
      );
      expect(company.certificates.map(({ number }) => number)).toContain('PNS-BG006-00005');
      const { components } = await description();
      expect(schemaMismatches(components.schemas.Company!, company)).toEqual([]);
    });

    test('returns the register for a given date', async () => {
      interface Page {
        total: number;
        companies: { certificates: number; statuses: Record<string, number> }[];
      }
      const address = '/api/v1/companies?q=9997000001371';
      const today = await json<Page>(address);
      const then = await json<Page>(`${address}&on=2003-03-03`);
      expect(today.companies[0]?.statuses).toMatchObject({ dibekukan: 1 });
      expect([then.total, then.companies[0]?.statuses]).toEqual([1, {}]);
      expect((await json<Page>(`${address}&status=dibekukan&on=2003-03-03`)).total).toBe(0);
      const answer = await get(`${address}&on=2999-03-03`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'check.day_wrong' }]);
    });

    test('exposes neither reasons, staff names nor hidden entries', async () => {
      await open().sql(
        `select public.decide_certificate(id, 'withdraw', '{"reason": "Rahasia"}') from public.certificates where number = 'PNS-BG009-00029'`,
      );
      const [hidden] = await open().sql<{ id: string; nib: string }>(
        `update public.clients set is_published = false where nib = '9997000002742' returning id, nib`,
      );
      expect((await get(`/api/v1/companies/${hidden!.id}`)).status).toBe(404);
      const list = await json<Check>(`/api/v1/certificates?q=${hidden!.nib}`);
      expect(list.lines[0]?.certificates).toEqual([]);
      expect(await (await get('/api/v1/certificates?q=PNS-BG009-00029')).text()).not.toContain('Rahasia');
    });

    test.each([
      ['/api/v1/certificates', 400, 'wrong_parameter'],
      [`/api/v1/certificates?${'q=x&'.repeat(101)}`, 400, 'wrong_parameter'],
      [`/api/v1/certificates?q=${'x'.repeat(101)}`, 400, 'wrong_parameter'],
      ['/api/v1/certificates?q=PNS-1&on=kemarin', 400, 'wrong_parameter'],
      ['/api/v1/companies?statsu=aktif', 400, 'wrong_parameter'],
      ['/api/v1/companies?on=kemarin', 400, 'wrong_parameter'],
      ['/api/v1/companies?page=0', 400, 'wrong_parameter'],
      ['/api/v1/companies?status=hilang', 400, 'wrong_parameter'],
      ['/api/v1/companies/11111111-1111-4111-8111-111111111111', 404, 'no_such_company'],
      ['/api/v1/companies/%27%20or%20true', 404, 'no_such_company'],
      ['/api/v1/people', 404, 'no_such_address'],
    ])('rejects %s', async (path, status, code) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    });

    test('treats SQL in a search as text', async () => {
      const page = await json<{ total: number }>(
        `/api/v1/companies?q=${encodeURIComponent(`'; drop table public.clients; --%_`)}`,
      );
      expect(page.total).toBe(0);
      expect((await open().fetch(`${open().stack.url}/api/v1/companies`, { method: 'POST' })).status).toBe(
        405,
      );
    });
  },
  { accounts: false },
);
