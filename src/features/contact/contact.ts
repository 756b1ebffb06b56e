import { z } from '@/lib/zod';
import { consent, email, line, optionalPhone, sent, text } from '@/requests/field-schemas';

export const MAX_MESSAGE_LENGTH = 5000;

/** Same rules as submit_contact(). */
export const contactSchema = z.object({
  name: line(2, 150),
  email: email(),
  phone: optionalPhone(),
  subject: line(3, 200),
  message: text(10, MAX_MESSAGE_LENGTH),
  consent: consent(),
});
export type ContactValues = z.infer<typeof contactSchema>;

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  consent: false,
};

/** Returns the arguments of submit_contact() without empty fields. */
export const contactPayload = ({ consent: _consent, ...texts }: ContactValues) =>
  Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, sent(value)]));
