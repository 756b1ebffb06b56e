import { COMPLAINT_CATEGORIES, COMPLAINT_RELATIONS, type ComplaintCategory } from '@/domain/complaint';
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
} from '@/requests/field-schemas';

/** Categories for which the form asks for a company. */
export const ABOUT_COMPANIES: readonly string[] = ['klien', 'penyalahgunaan'] satisfies ComplaintCategory[];
export const MAX_DESCRIPTION_LENGTH = 5000;

/** Same rules as submit_complaint(). */
export const complaintSchema = z.object({
  category: choice(COMPLAINT_CATEGORIES),
  subject: line(5, 200),
  incident_on: optionalPastDate(),
  description: text(20, MAX_DESCRIPTION_LENGTH),
  expected_remedy: optionalText(2000),
  about_name: optionalLine(2, 240),
  about_company: optionalLine(36, 36),
  about_certificate: optionalLine(3, 80),
  relation: choice(COMPLAINT_RELATIONS),
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

/** Returns the arguments of submit_complaint(), without empty fields. */
export const complaintPayload = ({ consent: _consent, is_confidential, ...texts }: ComplaintValues) => ({
  ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, sent(value)])),
  is_confidential,
});
