import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { PROCEDURE_PATH, PROCEDURE_SLUG } from '@/domain/procedure';

interface ComplianceItem {
  /** Clause of the standard that requires the item. */
  clause: string;
  /** Public page with the item; undefined if records prove it or a person confirms it. */
  page?: string;
  /** Screen on which the item is edited. */
  editor?: string;
}

const iso = (clause: string) => `ISO/IEC 17065, ${clause}`;
const cms = paths.admin.cmsEdit;

/**
 * Duties of a certification body in display order, by the codes of compliance_board(): information to
 * publish, and duties that records prove.
 */
export const complianceItems = {
  scheme: { clause: iso('4.6 a'), page: paths.services.scopes, editor: paths.admin.scopes },
  process: { clause: iso('4.6 a'), page: paths.services.flow, editor: paths.admin.certificationFlow },
  rules: { clause: iso('4.6 a'), page: paths.services.flow, editor: cms('alur') },
  changes: { clause: iso('7.11'), page: paths.services.flow, editor: cms('alur') },
  surveillance: {
    clause: 'PP 14/2021, 41C (1) f; ISO/IEC 17065, 7.9',
    page: paths.services.flow,
    editor: paths.admin.certificationFlow,
  },
  fees: { clause: iso('4.6 b'), page: paths.services.fees, editor: paths.admin.fees },
  financing: { clause: iso('4.6 b'), page: paths.services.fees, editor: cms('biaya') },
  liability: { clause: iso('4.3.1'), page: paths.services.fees, editor: cms('biaya') },
  rights: { clause: iso('4.6 c, 4.1.2'), page: paths.information.rights, editor: cms('hak-kewajiban') },
  marks: { clause: iso('4.1.3'), page: paths.information.rights, editor: cms('hak-kewajiban') },
  complaints: { clause: iso('4.6 d, 7.13'), page: PROCEDURE_PATH, editor: cms(PROCEDURE_SLUG) },
  appeals: { clause: iso('4.6 d, 7.13'), page: PROCEDURE_PATH, editor: cms(PROCEDURE_SLUG) },
  tracking: { clause: iso('7.13'), page: paths.tracking, editor: settingsRoom('deadlines') },
  register: { clause: iso('7.8'), page: paths.information.clients, editor: paths.admin.clients },
  validity: { clause: iso('7.8'), page: paths.check, editor: paths.admin.clients },
  legal_status: { clause: iso('4.1.1'), page: paths.profile.legality, editor: paths.admin.legality },
  impartiality: { clause: iso('4.2, 5.2'), page: paths.profile.about, editor: cms('tentang') },
  nondiscrimination: { clause: iso('4.4'), page: paths.profile.about, editor: cms('tentang') },
  confidentiality: { clause: iso('4.5'), page: paths.profile.about, editor: cms('tentang') },
  organization: { clause: iso('5.1'), page: paths.profile.organization, editor: paths.admin.organization },
  legal_basis: {
    clause: iso('7.1.2'),
    page: paths.information.legalProducts,
    editor: paths.admin.legalProducts,
  },
  contact: {
    clause: iso('4.6'),
    page: paths.profile.contact,
    editor: settingsRoom('contacts'),
  },
  records: { clause: iso('7.12'), page: paths.privacy, editor: settingsRoom('privacy') },
  privacy: { clause: 'UU 27/2022, 21', page: paths.privacy, editor: cms('kebijakan-privasi') },
  agreement: { clause: iso('4.1.2') },
  committee_meetings: { clause: iso('5.2') },
  assessors: { clause: iso('6.1') },
  outsourcing: { clause: iso('6.2') },
  decisions: { clause: iso('7.6'), editor: paths.admin.certificates },
  scheme_changes: { clause: iso('7.10'), editor: paths.admin.scopes },
  handling: { clause: iso('7.13'), editor: paths.admin.appeals },
  management_review: { clause: iso('8.5') },
} as const satisfies Record<string, ComplianceItem>;

export type ComplianceCode = keyof typeof complianceItems;
export const itemOf = (code: ComplianceCode): ComplianceItem => complianceItems[code];

/** Duties without a page or record on this site, which a person confirms. */
const ATTESTED = [
  'agreement',
  'committee_meetings',
  'assessors',
  'outsourcing',
  'scheme_changes',
  'management_review',
] as const satisfies ComplianceCode[];
export type AttestedCode = (typeof ATTESTED)[number];
export const isAttested = (code: ComplianceCode): code is AttestedCode =>
  ATTESTED.some((each) => each === code);
/** Returns true for duties that are fulfilled by a meeting with minutes. */
export const isMeeting = (code: ComplianceCode) =>
  code === 'committee_meetings' || code === 'management_review';
const order = Object.keys(complianceItems);
export const isKnownItem = (code: string): code is ComplianceCode => order.includes(code);
export const positionOf = (code: ComplianceCode) => order.indexOf(code);

/** Tests of compliance_board() that have a label; others are not shown. */
export const TESTS = [
  'own',
  'page',
  'subjects',
  'english',
  'gaps',
  'codes',
  'scheme_numbers',
  'scheme_files',
  'stages',
  'stage_times',
  'surveillance_stage',
  'visits',
  'fee_each_nature',
  'decrees',
  'form',
  'holidays',
  'effects',
  'mails',
  'entries',
  'schemes',
  'grounds',
  'suspensions',
  'record_cycles',
  'retention_agrees',
  'deciding',
  'appeals_seat',
  'deed',
  'paper_numbers',
  'licence',
  'accreditation',
  'statement',
  'committee',
  'seats',
  'laws',
  'standard',
  'contact',
  'notice',
  'second_person',
  'decided',
  'cases_overdue',
  'appeals_apart',
  'appeal_signatory',
] as const;
export type TestName = (typeof TESTS)[number];
export const isTest = (name: string): name is TestName => TESTS.some((each) => each === name);
