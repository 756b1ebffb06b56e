import { z } from '@/lib/zod';
import {
  choice,
  consent,
  line,
  optionalEmail,
  optionalLine,
  optionalPastDate,
  optionalPhone,
  optionalText,
  sent,
  text,
} from '@/requests/fields';

/** Subjects of a complaint, and the relations to it: everybody may complain (ISO/IEC 17065 7.13). */
export const CATEGORIES = ['layanan', 'personel', 'klien', 'penyalahgunaan', 'lainnya'] as const;
export const RELATIONS = ['pemohon', 'pemegang_sbu', 'pengguna_jasa', 'masyarakat', 'lainnya'] as const;
/** Subjects that name a company: the form asks which. */
export const ABOUT_COMPANIES: readonly string[] = ['klien', 'penyalahgunaan'];
export const LONGEST_DESCRIPTION = 5000;

/** The same rules as submit_complaint(). */
export const complaintSchema = z.object({
  category: choice(CATEGORIES),
  subject: line(5, 200),
  incident_on: optionalPastDate(),
  description: text(20, LONGEST_DESCRIPTION),
  expected_remedy: optionalText(2000),
  about_name: optionalLine(2, 240),
  about_company: optionalLine(36, 36),
  about_certificate: optionalLine(3, 80),
  relation: choice(RELATIONS),
  name: line(2, 150),
  company: optionalLine(2, 200),
  email: optionalEmail(),
  phone: optionalPhone(),
  is_confidential: z.boolean(),
  consent: consent(),
});
export type ComplaintValues = z.infer<typeof complaintSchema>;

export const emptyComplaint: ComplaintValues = {
  category: '',
  subject: '',
  incident_on: '',
  description: '',
  expected_remedy: '',
  about_name: '',
  about_company: '',
  about_certificate: '',
  relation: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  is_confidential: false,
  consent: false,
};

/** The fields as submit_complaint() takes them; empty ones are left out. */
export const complaintPayload = ({ consent: _consent, is_confidential, ...texts }: ComplaintValues) => ({
  ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, sent(value)])),
  is_confidential,
});
