export interface StaffQuestion {
  /** Path below /rest/v1/. */
  path: string;
  /** Body of a function call. */
  body?: object;
}

const CASES =
  'select=id,number,status,category,subject,name,company,is_confidential,assigned_to,created_at,first_response_at,first_response_due_at,next_due_at,waiting_since,closed_at';
const MESSAGES = 'select=id,number,name,email,subject,status,handled_by,created_at';
const DUE = 'order=next_due_at.asc.nullslast,id.asc';
const NEWEST = 'order=created_at.desc,id.asc';
const page = (number: number) => `offset=${(number - 1) * 25}&limit=26`;

const cases = (filter: string, order = DUE, at = 1): StaffQuestion => ({
  path: `complaints?${[CASES, filter, order, page(at)].filter(Boolean).join('&')}`,
});
const search = (query: string, of = 'complaints', columns = CASES): StaffQuestion => ({
  path: `rpc/search_${of}?${columns}&${NEWEST}&${page(1)}`,
  body: { query },
});
const messages = (filter: string, at = 1): StaffQuestion => ({
  path: `contact_submissions?${[MESSAGES, filter, NEWEST, page(at)].filter(Boolean).join('&')}`,
});
const audit = (filter: object, older?: { older_than: string; older_id: string }): StaffQuestion => ({
  path: 'rpc/search_audit',
  body: { filter, max_rows: 51, ...older },
});
const KEPT = 'spam_at=is.null';
const OPEN = `closed_at=is.null&${KEPT}`;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/**
 * Returns the queries of the inboxes and the audit log, as their screens send them. `me` is the signed-in
 * user.
 */
export const staffQuestions = (me: string): Record<string, StaffQuestion> => ({
  'inbox: open, next due first': cases(OPEN),
  'inbox: next page': cases(OPEN, DUE, 2),
  'inbox: page 40': cases(OPEN, DUE, 40),
  'inbox: newest first': cases(OPEN, NEWEST),
  'inbox: closed': cases(`closed_at=not.is.null&${KEPT}`, NEWEST),
  'inbox: all': cases('id=not.is.null', NEWEST),
  'inbox: all, page 40': cases('id=not.is.null', NEWEST, 40),
  'inbox: one status': cases(`status=eq.menunggu&${KEPT}`),
  'inbox: two statuses': cases(`status=in.(baru,menunggu)&${KEPT}`),
  'inbox: overdue': cases(`${OPEN}&next_due_at=lt.${daysAgo(0)}`),
  'inbox: one category': cases(`${OPEN}&category=eq.personel`),
  'inbox: two categories': cases(`${OPEN}&category=in.(personel,klien)`),
  'inbox: mine or unassigned': cases(`${OPEN}&or=(assigned_to.is.null,assigned_to.in.(${me}))`),
  'inbox: mine': cases(`${OPEN}&assigned_to=eq.${me}`),
  'inbox: nobody’s': cases(`${OPEN}&assigned_to=is.null`),
  'inbox: confidential': cases(`${OPEN}&is_confidential=is.true`),
  'inbox: spam': cases('spam_marked_at=not.is.null', NEWEST),
  'inbox: a word in every case': search('jadwal'),
  'inbox: a word in some': search('surveilans'),
  'inbox: part of a number': search('skala-0123'),
  'inbox: two words': search('jadwal 4711'),
  'inbox: nothing': search('zzzzqqqq'),
  'inbox: counts of the views': { path: 'rpc/case_counts', body: { kind: 'complaint' } },
  'inbox: figures of a year': { path: 'rpc/case_figures', body: { kind: 'complaint' } },
  'bell: newest': {
    path: `complaints?select=id,number,subject,created_at&status=eq.baru&${KEPT}&order=created_at.desc&limit=5`,
  },
  'messages: open': messages(`status=in.(baru,dibaca)&${KEPT}`),
  'messages: next page': messages(`status=in.(baru,dibaca)&${KEPT}`, 2),
  'messages: all, page 40': messages(KEPT, 40),
  'messages: archived': messages(`status=eq.arsip&${KEPT}`),
  'messages: a word in every one': search('jadwal', 'messages', MESSAGES),
  'messages: one sender': search('pengirim4711', 'messages', MESSAGES),
  'audit: newest': audit({}),
  'audit: next page': audit({}, { older_than: daysAgo(1), older_id: NO_ID }),
  'audit: far back': audit({}, { older_than: daysAgo(900), older_id: NO_ID }),
  'audit: one table': audit({ table: 'site_settings' }),
  'audit: one action': audit({ action: 'delete' }),
  'audit: one person': audit({ person: me }),
  'audit: table and action': audit({ table: 'faq', action: 'delete' }),
  'audit: days': audit({ from: daysAgo(400).slice(0, 10), to: daysAgo(390).slice(0, 10) }),
  'audit: a word in every line': audit({ words: 'catatan' }),
  'audit: a rare word': audit({ words: 'skala 98765' }),
  'audit: nothing': audit({ words: 'zzzzqqqq' }),
});
