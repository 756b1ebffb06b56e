import {
  AlarmClock,
  Ban,
  Banknote,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Clock,
  FileClock,
  FileX,
  Gavel,
  ReceiptText,
  HeartPulse,
  Inbox,
  Languages,
  Link2Off,
  ListTodo,
  Lock,
  MailX,
  MessageSquareReply,
  RefreshCwOff,
  Scale,
  ShieldAlert,
  ShieldCheck,
  Stamp,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { staffPaths } from '@/config/staff-paths';
import type { Tone } from '@/ui/controls/badge';

/** Kinds of times shown for a line of work: past, future, or a date. */
export type WorkTime = 'overdue' | 'due' | 'oldest' | 'appears' | 'expires' | 'none';

interface WorkKind {
  icon: LucideIcon;
  tone: Tone;
  moment: WorkTime;
  /** URL of the list, filtered to the counted entries. */
  to: string;
}

const {
  complaints,
  appeals,
  messages,
  news,
  cms,
  legality,
  users,
  certificates,
  surveillance,
  dataRequests,
} = paths.admin;

const cases = (to: string) =>
  ({
    overdue: { icon: AlarmClock, tone: 'danger', moment: 'overdue', to: `${to}?state=overdue` },
    due: { icon: Clock, tone: 'warning', moment: 'due', to: `${to}?state=today` },
    own: {
      icon: MessageSquareReply,
      tone: 'warning',
      moment: 'oldest',
      to: `${to}?state=unanswered&assigned=me`,
    },
    spam: { icon: Ban, tone: 'warning', moment: 'oldest', to: `${to}?state=spam` },
    unassigned: { icon: UserRoundX, tone: 'warning', moment: 'due', to: `${to}?assigned=none` },
  }) as const satisfies Record<string, WorkKind>;
const ofComplaints = cases(complaints);
const ofAppeals = cases(appeals);

/** Kinds of work in work_today(), and broken links, which have a separate query; most urgent first. */
export const workKinds = {
  overdue_complaints: ofComplaints.overdue,
  overdue_appeals: ofAppeals.overdue,
  overdue_actions: {
    icon: ListTodo,
    tone: 'danger',
    moment: 'overdue',
    to: `${complaints}?view=actions&only=overdue`,
  },
  open_effects: { icon: Gavel, tone: 'danger', moment: 'oldest', to: `${appeals}?state=effect` },
  unpaid_fees: { icon: ReceiptText, tone: 'danger', moment: 'oldest', to: `${appeals}?state=unpaid` },
  due_complaints: ofComplaints.due,
  due_appeals: ofAppeals.due,
  own_complaints: ofComplaints.own,
  own_appeals: ofAppeals.own,
  unassigned_complaints: ofComplaints.unassigned,
  unassigned_appeals: ofAppeals.unassigned,
  spam_complaints: ofComplaints.spam,
  spam_appeals: ofAppeals.spam,
  waiting_decisions: { icon: Stamp, tone: 'warning', moment: 'oldest', to: certificates },
  unread_messages: { icon: Inbox, tone: 'warning', moment: 'oldest', to: `${messages}?status=baru` },
  data_requests: { icon: ShieldCheck, tone: 'danger', moment: 'due', to: dataRequests },
  closed_forms: { icon: Lock, tone: 'danger', moment: 'none', to: settingsRoom('privacy') },
  stale_pages: { icon: RefreshCwOff, tone: 'danger', moment: 'oldest', to: settingsRoom('pages') },
  failed_checks: { icon: HeartPulse, tone: 'danger', moment: 'none', to: paths.admin.health },
  undelivered_mails: { icon: MailX, tone: 'danger', moment: 'oldest', to: '' },
  no_licence: { icon: FileX, tone: 'danger', moment: 'none', to: legality },
  missing_holidays: {
    icon: CalendarX,
    tone: 'warning',
    moment: 'none',
    to: settingsRoom('holidays'),
  },
  revoked_bases: { icon: Banknote, tone: 'warning', moment: 'none', to: paths.admin.fees },
  fee_gaps: { icon: Banknote, tone: 'warning', moment: 'none', to: paths.admin.fees },
  broken_links: { icon: Link2Off, tone: 'warning', moment: 'none', to: staffPaths.brokenLinks },
  expiring_papers: { icon: FileClock, tone: 'warning', moment: 'expires', to: `${legality}?waiting=1` },
  overdue_surveillance: {
    icon: CalendarX,
    tone: 'danger',
    moment: 'overdue',
    to: `${surveillance}?due=overdue`,
  },
  undecided_surveillance: {
    icon: CalendarX,
    tone: 'danger',
    moment: 'oldest',
    to: `${surveillance}?due=undecided`,
  },
  due_surveillance: {
    icon: CalendarCheck,
    tone: 'warning',
    moment: 'expires',
    to: `${surveillance}?due=month`,
  },
  ending_suspensions: {
    icon: CalendarClock,
    tone: 'warning',
    moment: 'expires',
    to: `${certificates}?suspension=ending`,
  },
  expiring_certificates: {
    icon: CalendarClock,
    tone: 'info',
    moment: 'expires',
    to: `${certificates}?status=aktif&expiring=30`,
  },
  scheduled_articles: {
    icon: CalendarClock,
    tone: 'info',
    moment: 'appears',
    to: `${news}?appears=today`,
  },
  scheduled_pages: { icon: CalendarClock, tone: 'info', moment: 'appears', to: `${cms}?appears=today` },
  untranslated_articles: {
    icon: Languages,
    tone: 'info',
    moment: 'none',
    to: `${news}?status=published&status=scheduled&english=missing`,
  },
  untranslated_pages: {
    icon: Languages,
    tone: 'info',
    moment: 'none',
    to: `${cms}?status=published&status=scheduled&english=missing`,
  },
  pending_invitations: { icon: UserRoundPlus, tone: 'info', moment: 'oldest', to: `${users}?state=invited` },
  undecidable_cases: { icon: Scale, tone: 'danger', moment: 'oldest', to: users },
  single_admin: { icon: ShieldAlert, tone: 'warning', moment: 'none', to: users },
} as const satisfies Record<string, WorkKind>;

/** Kinds without a count. */
export const uncounted: readonly string[] = ['single_admin', 'closed_forms', 'stale_pages'];

export type WorkName = keyof typeof workKinds;
export interface Work {
  kind: WorkName;
  entries: number;
  /** Earliest time: when the oldest was due or received, or when the next will appear or expire. */
  first_at: string | null;
}

const order = Object.keys(workKinds);

/** Returns the known kinds of work, most urgent first. */
export const sortWork = (lines: readonly (Omit<Work, 'kind'> & { kind: string })[]): Work[] =>
  lines
    .filter((line): line is Work => order.includes(line.kind))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
