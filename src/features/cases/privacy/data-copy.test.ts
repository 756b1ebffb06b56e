import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '@/config/languages';
import { call, fileAppeal, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { dataCopyKindMessages } from './data-copy-kind-messages';
import { dataCopyMessages } from './data-copy-messages';
import { copyFile, labelledCopy } from './data-copy';
import type { PersonCopyResult } from './queries';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const files = [{ name: 'Surat.pdf', type: 'application/pdf', size: 2_000_000 }];

/** Creates a case of each kind with a value in every column, and returns its copy from the database. */
async function copyOf(kind: string, language: string): Promise<PersonCopyResult> {
  let id: string;
  if (kind === 'contact') {
    const { number } = await call<{ number: string }>(service.anon, 'submit_contact', {
      payload: service.contact({ language }),
    });
    const [row] = await service.sql<{ id: string }>(
      'select id from public.contact_submissions where number = $1',
      [number],
    );
    id = row?.id ?? '';
  } else {
    const more = { expected_remedy: 'Dijadwalkan ulang.', incident_on: '2026-11-02', category: 'personel' };
    id =
      kind === 'appeal'
        ? (await fileAppeal(service, { language, files, subclass_codes: ['BG001', 'BG002'] })).id
        : (await fileComplaint(service, { language, files, ...more })).id;
    if (kind === 'complaint') await call(service.admin, 'confirm_concerned', { id, user_ids: [] });
    for (const args of [
      { event: 'message', body: 'Kami periksa.' },
      { event: 'message', body: 'Masih diperiksa.' },
    ])
      await call(service.admin, 'add_case_event', { kind, id, ...args });
    await call(service.admin, 'move_case', { kind, id, new_status: 'diproses', reason: 'Diterima lengkap.' });
    if (kind === 'appeal')
      await call(service.admin, 'plan_effect', { appeal_id: id, effect: { kind: 'penilaian_ulang' } });
    const end = {
      outcome: 'Dijadwalkan ulang.',
      reason: 'Asesor sakit.',
      declares: 'id',
      post: 'Manajer Mutu',
    };
    await call(service.admin, 'move_case', {
      kind,
      id,
      new_status: kind === 'appeal' ? 'diterima' : 'selesai',
      ...end,
      ...(kind === 'appeal'
        ? { finding: 'dikabulkan', effect: 'Penolakan dibatalkan.' }
        : { finding: 'tidak_terbukti' }),
    });
  }
  const request_id = await call<string>(service.admin, 'record_data_request', {
    request: {
      kind: 'export',
      case_kind: kind,
      case_id: id,
      asked_by: 'Budi Santoso',
      capacity: 'self',
      identity_check: 'in_person',
    },
  });
  return call<PersonCopyResult>(service.admin, 'export_case_person', { request_id });
}

const kinds = ['complaint', 'appeal', 'contact'] as const;
const everyKind = kinds.flatMap((kind) => [[kind, 'id'] as const, [kind, 'en'] as const]);

test.each(everyKind)('labels every field and code in the copy of a %s in %s', async (kind, language) => {
  const copy = await copyOf(kind, language);
  const worded = labelledCopy(copy);
  expect(worded.language).toBe(language);
  const entries = worded.parts.flatMap(({ lists }) => lists.flat());
  const isName = (text: string) => /^[a-z]+(_[a-z]+)*$/.test(text);
  expect(entries.filter(({ label }) => isName(label))).toEqual([]);
  expect(entries.filter(({ value }) => isName(value) || /^\d{4}-\d\d-\d\d|^[{[]|\//.test(value))).toEqual(
    kind === 'appeal' ? [expect.objectContaining({ value: copy.case.application_number })] : [],
  );
  // No entry is lost, and no label appears twice in a list.
  const counted = [copy.person, copy.case, copy.consent ?? {}, ...(copy.messages ?? []), ...copy.files];
  const fields = counted.flatMap((each) => Object.values(each).filter((value) => value !== ''));
  expect(entries).toHaveLength(fields.length + 3);
  expect(JSON.parse(copyFile(worded))).toHaveProperty([worded.title]);
  for (const { lists } of worded.parts)
    for (const list of lists) expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
});

test('renders a complaint as readable text', async () => {
  const worded = labelledCopy(await copyOf('complaint', 'en'));
  const entries = worded.parts.flatMap(({ lists }) => lists.flat());
  const valueOfLabel = new Map(entries.map(({ label, value }) => [label, value]));
  expect(valueOfLabel.get('Category')).toBe('Staff or assessors');
  expect(valueOfLabel.get('Date it happened')).toBe('2 November 2026');
  expect(valueOfLabel.get('Relation to us')).toBe('Applicant');
  expect(entries).toContainEqual({ label: 'Status', value: 'Resolved' });
  expect(entries).toContainEqual({ label: 'Size', value: '1.9 MB' });
  expect(entries).toContainEqual({ label: 'Received', value: 'No' });
});

test('has a label for every exportable column and a text for every code', async () => {
  const [body] = await service.sql<{ text: string }>(
    `select pg_get_functiondef('public.export_case_person(uuid, uuid)'::regprocedure) as text`,
  );
  const [, columns = ''] = /any \('\{([a-z_,\s]+)\}'/.exec(body?.text ?? '') ?? [];
  const names = columns.split(',').map((name) => name.trim());
  expect(names).toContain('restricted_at');
  expect(Object.keys(dataCopyMessages.id.fields)).toEqual(expect.arrayContaining(names));

  const checks = await service.sql<{ kind: (typeof kinds)[number]; field: string; rule: string }>(
    `select case c.conrelid::regclass::text when 'complaints' then 'complaint' when 'appeals' then 'appeal' else 'contact' end as kind,
       a.attname as field, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1 and a.attname in ('status', 'category', 'relation', 'decision', 'language')
       and c.conrelid in ('public.complaints'::regclass, 'public.appeals'::regclass, 'public.contact_submissions'::regclass)`,
  );
  const by = dataCopyKindMessages.id;
  const { relations, languages } = dataCopyMessages.id;
  const missing = checks.flatMap(({ kind, field, rule }) => {
    const [statuses, categories]: object[] = [by[kind].statuses, by[kind].categories];
    const words = {
      status: statuses,
      category: categories,
      decision: categories,
      relation: relations,
      language: languages,
    };
    // The languages are defined in a function (private.languages); tests/contract/languages.test.ts compares
    // it with this list.
    const codes: readonly string[] =
      field === 'language'
        ? LANGUAGES
        : [...rule.matchAll(/'([a-z_]+)'::text/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(1);
    return codes.filter((code) => !Object.hasOwn(words[field as keyof typeof words] ?? {}, code));
  });
  expect(checks).toHaveLength(10);
  expect(missing).toEqual([]);
});
