/** All kinds of entries in a case's timeline. Reporters never see `internal` ones. */
export const CASE_EVENTS = {
  status: { internal: false },
  note: { internal: true },
  message: { internal: false },
  attachment: { internal: false },
  assignment: { internal: true },
  documents: { internal: false },
  code: { internal: false },
  late: { internal: false },
  complaint: { internal: false },
} as const;
type Events = typeof CASE_EVENTS;
export type CaseEventKind = keyof Events;
export type PublicEventKind = {
  [K in CaseEventKind]: Events[K]['internal'] extends false ? K : never;
}[CaseEventKind];

export const caseEventKinds = Object.keys(CASE_EVENTS) as CaseEventKind[];
export const isCaseEvent = (value: string): value is CaseEventKind => Object.hasOwn(CASE_EVENTS, value);
export const publicEventKinds = caseEventKinds.filter(
  (kind): kind is PublicEventKind => !CASE_EVENTS[kind].internal,
);

export const CASE_EVENT_AUTHORS = ['staff', 'reporter', 'system'] as const;
export const CASE_EVENT_VISIBILITIES = ['internal', 'reporter'] as const;
