/**
 * All statuses of complaints and appeals, in order of processing. `reached`: how a case gets the status.
 * private.move_case uses case_transitions; tests/contract/domain-sql.test.ts compares the two lists.
 */
export const CASE_STATUSES = {
  baru: { kinds: ['complaint', 'appeal'], open: true, reached: 'on_arrival' },
  diproses: { kinds: ['complaint', 'appeal'], open: true, reached: 'by_move' },
  menunggu: { kinds: ['complaint', 'appeal'], open: true, reached: 'by_move' },
  selesai: { kinds: ['complaint'], open: false, reached: 'by_move' },
  diterima: { kinds: ['appeal'], open: false, reached: 'by_move' },
  ditolak: { kinds: ['complaint', 'appeal'], open: false, reached: 'by_move' },
  dicabut: { kinds: ['complaint'], open: false, reached: 'by_withdrawal' },
  gugur: { kinds: ['appeal'], open: false, reached: 'by_move' },
  digabung: { kinds: ['appeal'], open: false, reached: 'by_joining' },
} as const;

type Statuses = typeof CASE_STATUSES;
export const CASE_KINDS = ['complaint', 'appeal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** Kinds of entries whose sender receives replies: cases, and messages from the contact form. */
export const THREAD_KINDS = [...CASE_KINDS, 'contact'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];
export type CaseStatus = keyof Statuses;

/** Statuses of one kind of case. */
export type StatusOf<K extends CaseKind> = {
  [S in CaseStatus]: K extends Statuses[S]['kinds'][number] ? S : never;
}[CaseStatus];
export type ComplaintStatus = StatusOf<'complaint'>;
export type AppealStatus = StatusOf<'appeal'>;

/** Statuses of a decided case. */
export type ClosedStatus = { [S in CaseStatus]: Statuses[S]['open'] extends false ? S : never }[CaseStatus];
/** Statuses of new, joined and withdrawn cases, which no button sets. */
export type UnmovedStatus = {
  [S in CaseStatus]: Statuses[S]['reached'] extends 'by_move' ? never : S;
}[CaseStatus];

export const caseStatuses = Object.keys(CASE_STATUSES) as CaseStatus[];
export const statusesOf = (kind: CaseKind): CaseStatus[] =>
  caseStatuses.filter((status) => CASE_STATUSES[status].kinds.some((each) => each === kind));

export const isCaseStatus = (value: string): value is CaseStatus => Object.hasOwn(CASE_STATUSES, value);
export const isOpenStatus = (value: string): boolean => isCaseStatus(value) && CASE_STATUSES[value].open;
export const isClosedStatus = (value: string): value is ClosedStatus =>
  isCaseStatus(value) && !CASE_STATUSES[value].open;
export const closedStatuses = caseStatuses.filter(isClosedStatus);

/** All statuses of a message from the contact form. `open`: not replied to yet. */
export const MESSAGE_STATUSES = {
  baru: { open: true },
  dibaca: { open: true },
  dibalas: { open: false },
  arsip: { open: false },
} as const;
export type MessageStatus = keyof typeof MESSAGE_STATUSES;
export const messageStatuses = Object.keys(MESSAGE_STATUSES) as MessageStatus[];
export const isMessageStatus = (value: string): value is MessageStatus =>
  Object.hasOwn(MESSAGE_STATUSES, value);
