import { paths } from '@/config/paths';

/** The contact form, begun with a subject: `?perihal=`, which it reads (features/contact). */
export const contactAbout = (subject: string) =>
  `${paths.profile.contact}?perihal=${encodeURIComponent(subject)}`;
