import { paths } from '@/config/paths';

interface ComplianceItem {
  /** The clause that asks for it. */
  clause: string;
  /** The public page that carries it. */
  page: string;
  /** The screen where it is written. */
  editor: string;
}

const iso = (clause: string) => `ISO/IEC 17065, ${clause}`;
const cms = paths.admin.cmsEdit;

/**
 * Information that a certification body must publish, by the codes of compliance_board(). The order is the
 * standard's own: information (4.6), then what it stands on, then the register and the handling of complaints.
 */
export const complianceItems = {
  scheme: { clause: iso('4.6 a'), page: paths.services.scopes, editor: paths.admin.scopes },
  process: { clause: iso('4.6 a'), page: paths.services.flow, editor: paths.admin.certificationFlow },
  rules: { clause: iso('4.6 a'), page: paths.services.flow, editor: cms('alur') },
  surveillance: {
    clause: 'PP 14/2021, 41C (1) f',
    page: paths.services.flow,
    editor: paths.admin.certificationFlow,
  },
  fees: { clause: iso('4.6 b'), page: paths.services.fees, editor: paths.admin.fees },
  financing: { clause: iso('4.6 b'), page: paths.services.fees, editor: cms('biaya') },
  rights: { clause: iso('4.6 c'), page: paths.information.rights, editor: cms('hak-kewajiban') },
  complaints: {
    clause: iso('4.6 d, 7.13'),
    page: paths.complaint,
    editor: `${paths.admin.settings}#deadlines`,
  },
  appeals: { clause: iso('4.6 d, 7.13'), page: paths.appeal, editor: `${paths.admin.settings}#deadlines` },
  tracking: { clause: iso('7.13'), page: paths.tracking, editor: `${paths.admin.settings}#deadlines` },
  register: { clause: iso('7.8'), page: paths.information.clients, editor: paths.admin.clients },
  validity: { clause: iso('7.8'), page: paths.check, editor: paths.admin.clients },
  legal_status: { clause: iso('4.1.1'), page: paths.profile.legality, editor: paths.admin.legality },
  impartiality: { clause: iso('4.2, 5.2'), page: paths.profile.about, editor: cms('tentang') },
  organization: { clause: iso('5.1'), page: paths.profile.organization, editor: paths.admin.organization },
  legal_basis: {
    clause: iso('7.1.2'),
    page: paths.information.legalProducts,
    editor: paths.admin.legalProducts,
  },
  contact: {
    clause: iso('4.6 d'),
    page: paths.profile.contact,
    editor: `${paths.admin.settings}#contacts`,
  },
  privacy: { clause: 'UU 27/2022, 21', page: paths.privacy, editor: cms('kebijakan-privasi') },
} as const satisfies Record<string, ComplianceItem>;

export type ComplianceCode = keyof typeof complianceItems;
const order = Object.keys(complianceItems);
export const isKnownItem = (code: string): code is ComplianceCode => order.includes(code);
export const placeOf = (code: ComplianceCode) => order.indexOf(code);
