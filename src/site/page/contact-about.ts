import { paths } from '@/config/paths';

/** Returns a link to the contact form with a subject: `?perihal=` (features/contact). */
export const contactAbout = (subject: string) =>
  `${paths.profile.contact}?perihal=${encodeURIComponent(subject)}`;
