import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_KINDS } from '@/config/upload-limits';
import {
  APPEAL_DECISIONS,
  APPEAL_RELATIONS,
  APPEAL_SOURCES,
  EFFECT_KINDS,
  LATE_CAUSES,
} from '@/domain/appeal';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '@/domain/audit';
import { CASE_EVENT_AUTHORS, CASE_EVENT_VISIBILITIES, caseEventKinds } from '@/domain/case-event';
import {
  CASE_KINDS,
  CASE_STATUSES,
  caseStatuses,
  isOpenStatus,
  messageStatuses,
  statusesOf,
  THREAD_KINDS,
} from '@/domain/case-status';
import { CERTIFICATE_EVENTS, PROPOSAL_OUTCOMES } from '@/domain/certificate-event';
import { COMPANY_KINDS } from '@/domain/company-kind';
import {
  decidedStatuses,
  DECISION_KINDS,
  decisionGrounds,
  decisionsFor,
  QUALIFICATIONS,
} from '@/domain/certificate-status';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_RELATIONS,
  COMPLAINT_SOURCES,
  PRIVACY_NOTICES,
  WITHDRAWAL_WAYS,
} from '@/domain/complaint';
import { REVIEW_VERDICTS } from '@/domain/compliance-review';
import { ACTION_STATUSES } from '@/domain/corrective-action';
import { CAPACITIES, IDENTITY_CHECKS, REQUEST_KINDS, REQUEST_STATUSES } from '@/domain/data-request';
import { FINDINGS, findings } from '@/domain/finding';
import { IMPORT_STATUSES } from '@/domain/import-run';
import { LEGAL_DOCUMENT_KINDS } from '@/domain/legal-document';
import { legalKinds, LEGAL_STATUSES } from '@/domain/legal-product';
import { MAIL_PREFERENCES } from '@/domain/mail-preference';
import { TEMPLATE_PURPOSES } from '@/domain/message-template';
import { NOTICE_EVENTS, NOTICE_KINDS } from '@/domain/notice-labels';
import { PERSON_ROLES } from '@/domain/person-role';
import { NATURES } from '@/domain/scope';
import { VISIT_RESULTS } from '@/domain/surveillance';
import { TEXT_STATUSES, TEXT_TABLES } from '@/domain/text-status';
import { complianceItems } from '@/features/compliance/items';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
  await stack.sql(`create function private.try_decisions(kinds text[]) returns text language plpgsql as $$
    declare
      one public.certificates;
      other uuid;
    begin
      select * into one from public.certificates c where c.status = 'aktif' and c.qualification = 'besar'
        and c.expires_on > private.today() and c.first_published_at is not null limit 1;
      insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
        values (one.client_id, one.subclass_id, 'UJI-GANTI', 'besar', one.issued_on, one.expires_on, false)
        returning id into other;
      for n in 1 .. cardinality(kinds) loop
        perform private.record_decision(one.id, kinds[n], jsonb_strip_nulls(jsonb_build_object('effective_on', private.today(),
          'reason', 'Uji', 'replacement_id', case when kinds[n] = 'replace' then other end,
          'changes', case when kinds[n] = 'reduce' then '{"qualification": "kecil"}'::jsonb end)));
      end loop;
      raise exception using errcode = 'P0099';
    exception when sqlstate 'P0099' then return '';
      when sqlstate 'P0001' then return sqlerrm;
    end $$`);
});
afterAll(() => stack.close());

/** Constant for each column whose CHECK constraint lists its codes. */
const constants: Record<string, readonly string[]> = {
  'appeals.decision': APPEAL_DECISIONS,
  'appeals.finding': findings,
  'appeals.late_cause': LATE_CAUSES,
  'appeals.notice_told': PRIVACY_NOTICES,
  'appeals.relation': APPEAL_RELATIONS,
  'appeals.source': APPEAL_SOURCES,
  'appeals.status': statusesOf('appeal'),
  'articles.status': TEXT_STATUSES,
  'audit_log.action': AUDIT_ACTIONS,
  'audit_log.actor_kind': AUDIT_ACTORS,
  'case_events.author': CASE_EVENT_AUTHORS,
  'case_events.kind': caseEventKinds,
  'case_events.visibility': CASE_EVENT_VISIBILITIES,
  'case_people.role': PERSON_ROLES,
  'case_transitions.kind': CASE_KINDS,
  'certificate_decisions.kind': DECISION_KINDS,
  'certificate_events.kind': CERTIFICATE_EVENTS,
  'certificate_proposals.kind': DECISION_KINDS.filter((kind) => kind !== 'grant'),
  'certificate_proposals.outcome': PROPOSAL_OUTCOMES,
  'certificates.qualification': QUALIFICATIONS,
  'certificates.status': decidedStatuses,
  'certificates.status_ground': decisionGrounds,
  'clients.kind': COMPANY_KINDS,
  'cms_pages.status': TEXT_STATUSES,
  'complaints.category': COMPLAINT_CATEGORIES,
  'complaints.finding': findings,
  'complaints.notice_told': PRIVACY_NOTICES,
  'complaints.relation': COMPLAINT_RELATIONS,
  'complaints.source': COMPLAINT_SOURCES,
  'complaints.status': statusesOf('complaint'),
  'complaints.withdrawn_how': WITHDRAWAL_WAYS,
  'compliance_reviews.code': Object.keys(complianceItems),
  'compliance_reviews.verdict': REVIEW_VERDICTS,
  'contact_submissions.status': messageStatuses,
  'data_requests.capacity': CAPACITIES,
  'data_requests.case_kind': THREAD_KINDS,
  'data_requests.identity_check': IDENTITY_CHECKS,
  'data_requests.kind': REQUEST_KINDS,
  'data_requests.status': REQUEST_STATUSES,
  'drafts.table_name': TEXT_TABLES,
  'fees.company_kind': COMPANY_KINDS,
  'fees.grade': QUALIFICATIONS,
  'fees.nature': NATURES,
  'imports.status': IMPORT_STATUSES,
  'legal_products.kind': legalKinds,
  'legal_products.status': LEGAL_STATUSES,
  'legalitas.kind': LEGAL_DOCUMENT_KINDS,
  'media.mime_type': [...PICTURE_KINDS, 'application/pdf'],
  'message_templates.kind': THREAD_KINDS,
  'message_templates.purpose': TEMPLATE_PURPOSES,
  'private.appeal_effects.kind': EFFECT_KINDS,
  'private.corrective_actions.kind': CASE_KINDS,
  'private.corrective_actions.status': ACTION_STATUSES,
  'private.staff_notices.event': NOTICE_EVENTS,
  'private.staff_notices.kind': NOTICE_KINDS,
  'private.staff_wishes.mails': MAIL_PREFERENCES,
  'redirects.table_name': TEXT_TABLES,
  'revisions.table_name': TEXT_TABLES,
  'rl_categories.nature': NATURES,
  'scheduled_changes.table_name': TEXT_TABLES,
  'surveillance_visits.result': VISIT_RESULTS,
};

/** Columns of public tables whose codes no screen shows or offers. */
const ONLY_IN_SQL = ['public_holidays.kind'];

/** Returns the codes of every CHECK constraint of the form `column in ('a', 'b')`, by table and column. */
async function checkedColumns(): Promise<Map<string, string[]>> {
  const rows = await stack.sql<{ name: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1
       and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  return new Map(
    rows
      .filter(({ rule }) => /^CHECK \(\(\w+ = ANY \(ARRAY\['[^\]]*\]\)\)\)$/.test(rule))
      .map(({ name, rule }) => [
        name.replace(/^public\./, ''),
        [...rule.matchAll(/'([^']*)'::text/g)].map(([, code = '']) => code),
      ]),
  );
}

const sorted = (codes: Iterable<string>) => [...codes].sort();

/** Records decisions on a valid certificate and rolls them back. Returns false if the last one is refused. */
async function isAccepted(kinds: readonly string[]): Promise<boolean> {
  const [row] = await stack.sql<{ refused: string }>('select private.try_decisions($1::text[]) as refused', [
    kinds,
  ]);
  expect(['', 'certificate.transition_refused']).toContain(row?.refused);
  return row?.refused === '';
}

describe('code lists of the database', () => {
  test('every CHECK list in the database matches its TypeScript constant', async () => {
    const columns = await checkedColumns();
    for (const [name, codes] of Object.entries(constants))
      expect(sorted(columns.get(name) ?? []), name).toEqual(sorted(codes));
  });

  test('every checked column of a public table is listed here', async () => {
    const names = [...(await checkedColumns()).keys()].filter((name) => !name.startsWith('private.'));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !(name in constants) && !ONLY_IN_SQL.includes(name))).toEqual([]);
    expect(ONLY_IN_SQL.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('status transitions of the database', () => {
  interface Transition {
    from_status: string;
    to_status: string;
    requires_outcome: boolean;
    joins_another: boolean;
    withdraws: boolean;
    findings: string[];
  }
  const ofKind = (kind: string) =>
    stack.sql<Transition>('select * from public.case_transitions where kind = $1', [kind]);

  test.each(CASE_KINDS)('match the constant for every status (%s)', async (kind) => {
    const all = await ofKind(kind);
    const howOf = ({ joins_another: joins, withdraws }: Transition) =>
      joins ? 'by_joining' : withdraws ? 'by_withdrawal' : 'by_move';
    const reached = (how: string) =>
      sorted(new Set(all.filter((each) => howOf(each) === how).map((each) => each.to_status)));
    const stated = (how: string) =>
      sorted(statusesOf(kind).filter((status) => CASE_STATUSES[status].reached === how));
    for (const how of ['by_move', 'by_joining', 'by_withdrawal']) expect(reached(how)).toEqual(stated(how));
  });

  test.each(CASE_KINDS)('close a case only on a closed status (%s)', async (kind) => {
    for (const { to_status: to, requires_outcome: closes } of await ofKind(kind))
      expect(closes, to).toBe(!isOpenStatus(to));
  });

  test('treat the same statuses as open as the constant does', async () => {
    const open = await stack.sql<{ status: string }>(
      'select status from unnest($1::text[]) status where private.is_open_status(status)',
      [caseStatuses],
    );
    expect(open.map(({ status }) => status)).toEqual(caseStatuses.filter(isOpenStatus));
  });

  test.each(CASE_KINDS)('offer every finding of the kind of case (%s)', async (kind) => {
    const offered = new Set((await ofKind(kind)).flatMap((each) => each.findings));
    expect(sorted(offered)).toEqual(sorted(findings.filter((each) => FINDINGS[each].kind === kind)));
  });

  test('match the certificate decisions offered by the client', async () => {
    const before: Record<string, string[]> = {
      dibekukan: ['suspend'],
      dicabut: ['withdraw'],
      diganti: ['replace'],
    };
    for (const status of decidedStatuses) {
      const accepted = [];
      for (const kind of DECISION_KINDS.filter((each) => !['grant', 'correct', 'annul'].includes(each)))
        if (await isAccepted([...(before[status] ?? []), kind])) accepted.push(kind);
      expect(sorted(accepted), status).toEqual(sorted(decisionsFor(status)));
    }
  });
});
