import { afterEach, expect, test, vi } from 'vitest';
import { stackKey } from '../support/stack-directory.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('the REST API', (open) => {
  test('shows each role only the rows that its policies allow', async () => {
    const titles = async (caller: 'anon' | 'none' | 'viewer') => {
      const { data } = await (await open().client(caller)).from('notes').select('title').order('id');
      return data?.map(({ title }) => title as string);
    };
    expect(await titles('anon')).toEqual(['Terbuka']);
    expect(await titles('viewer')).toEqual(['Terbuka', 'Tertutup']);
    expect(await titles('none')).toEqual([]);
  });

  test('rejects access to a column without a grant in every part of a request', async () => {
    const notes = (await open().client('anon')).from('notes');
    const refused = { code: '42501' };
    expect((await notes.select('staff_remark')).error).toMatchObject(refused);
    expect((await notes.select('*')).error).toMatchObject(refused);
    expect((await notes.select('id').eq('staff_remark', 'x')).error).toMatchObject(refused);
  });

  test('a table without grants is closed even to the secret key', async () => {
    const read = async (caller: 'anon' | 'admin' | 'service') =>
      (await open().client(caller)).from('ungranted').select('id');
    expect(await read('anon')).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await read('admin')).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await read('service')).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('formats values as PostgREST does', async () => {
    const { data } = await (await open().client('anon')).from('notes').select('price, written_at').single();
    expect(data?.price).toBe(12.5);
    expect(data?.written_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('supports counts, pages and single rows', async () => {
    const notes = (await open().client('viewer')).from('notes');
    const page = await notes.select('id', { count: 'exact' }).order('id').range(0, 0);
    expect(page).toMatchObject({ status: 206, count: 2 });
    expect((await notes.select('id').single()).error?.code).toBe('PGRST116');
    expect((await notes.select('id').eq('id', -1).maybeSingle()).data).toBeNull();
  });

  test.each([
    ['a row that policies refuse', 'viewer', { title: 'x' }, 403, '42501'],
    ['a duplicate', 'editor', { title: 'Terbuka' }, 409, '23505'],
    ['a failed check', 'editor', { title: 'x', quantity: -1 }, 400, '23514'],
    ['a missing value', 'editor', { quantity: 1 }, 400, '23502'],
    ['a value of the wrong type', 'editor', { title: 'x', quantity: 'many' }, 400, '22P02'],
    ['an unknown column', 'editor', { title: 'x', colour: 'red' }, 400, 'PGRST204'],
  ] as const)('rejects %s', async (_what, caller, row: object, status, code) => {
    const client = await open().client(caller);
    expect(await client.from('notes').insert(row)).toMatchObject({ status, error: { code } });
  });

  test('lets caches store only reads by visitors, with revalidation', async () => {
    const { stack } = open();
    const read = (headers: Record<string, string>) =>
      stack.handle(new Request(`${stack.url}/rest/v1/notes?select=title`, { headers }));
    const first = await read({ apikey: stackKey });
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(first.headers.get('vary')).toMatch(/\baccept, authorization\b.*\borigin\b/);
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toEqual([{ title: 'Terbuka' }]);
    const again = await read({ apikey: stackKey, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const others = [
      await read({ apikey: stackKey, authorization: `Bearer ${stackKey}` }),
      await read({ apikey: stack.secretKey }),
      await read({ apikey: 'none' }),
    ];
    for (const answer of others) expect(answer.headers.get('cache-control')).toBeNull();
  });

  test('returns the PostgREST error code for unknown names', async () => {
    const visitor = await open().client('anon');
    expect((await visitor.from('nothing').select()).error?.code).toBe('PGRST205');
    expect((await visitor.rpc('nothing')).error?.code).toBe('PGRST202');
    expect((await visitor.schema('private').from('x').select()).error?.code).toBe('PGRST106');
  });

  test('runs a function as its caller and returns its errors', async () => {
    const editor = await open().client('editor');
    const { data } = await editor.auth.getUser();
    expect((await editor.rpc('who_am_i')).data).toEqual({
      role: 'authenticated',
      sub: data.user?.id,
      aal: 'aal1',
    });
    expect(await editor.rpc('refuse')).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'not today', hint: 'try tomorrow', details: 'because' },
    });
    expect((await editor.rpc('hidden')).error?.code).toBe('42501');
  });

  test('runs GET, HEAD, and stable and immutable functions in a read-only transaction', async () => {
    const editor = await open().client('editor');
    const refused = { status: 405, error: { code: '25006' } };
    expect(await editor.rpc('stable_write')).toMatchObject(refused);
    expect(await editor.rpc('immutable_write')).toMatchObject(refused);
    expect(await editor.rpc('write_down', {}, { get: true })).toMatchObject(refused);
    expect(await editor.rpc('write_down', {}, { head: true })).toMatchObject({ status: 405 });
    expect(await editor.from('watched').select()).toMatchObject(refused);
    expect(await editor.from('watched').select('*', { head: true })).toMatchObject({ status: 405 });
    expect(await open().sql('select at from public.reads')).toEqual([]);
    expect(await editor.rpc('write_down')).toMatchObject({ status: 200, data: true });
    expect(await editor.from('watched').update({ id: 2 }).eq('id', 1)).toMatchObject({ status: 204 });
    expect(await open().sql('select at from public.reads')).not.toEqual([]);
  });

  test('rejects the secret key when a browser sends it', async () => {
    const { secretKey } = open().stack;
    const answer = await open().fetch('http://stack.test/rest/v1/notes', {
      headers: { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' },
    });
    expect(answer.status).toBe(401);
  });

  test('answers preflight requests of its own pages', async () => {
    const answer = await open().fetch('http://stack.test/rest/v1/notes', {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey, content-type', origin: 'http://localhost' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('apikey, content-type');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost');
  });

  test('publishes its address and key', async () => {
    const answer = await open().fetch('http://stack.test/_local/config');
    expect(await answer.json()).toEqual({ url: 'http://stack.test', publishableKey: stackKey });
  });
});

describeOnEachDatabase('a database error', (open) => {
  const printed: string[] = [];
  const streams = [process.stdout, process.stderr];
  afterEach(() => void printed.splice(0));

  test('reaches the caller and leaves no row contents in the output', async () => {
    const editor = await open().client('editor');
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation(
        (...parts: unknown[]) => void printed.push(parts.map(String).join()),
      );
    for (const stream of streams)
      vi.spyOn(stream, 'write').mockImplementation((chunk) => Boolean(printed.push(String(chunk))));
    const secret = 'NIK 3171234567890001';
    await editor.from('notes').insert({ title: secret });
    const answers = [
      await editor.from('notes').insert({ title: secret }),
      await editor.from('notes').insert({ title: secret, quantity: -5 }),
      await editor.from('notes').insert({ quantity: 7, staff_remark: secret }),
      await editor.from('notes').select('id').eq('quantity', secret),
      await editor.rpc('refuse', { reason: secret }),
      await editor.auth.updateUser({ password: secret.slice(0, 5) }),
    ];
    vi.restoreAllMocks();
    expect(answers.map(({ error }) => Boolean(error))).toEqual(answers.map(() => true));
    expect(printed.filter((text) => text.includes('NIK') || text.includes('3171'))).toEqual([]);
  });
});
