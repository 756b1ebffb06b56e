import type { Part } from './part.ts';

/** Parts of `npm run bench`, in order. Each runs in its own process. */
export const parts: Record<string, Part> = {
  start: {
    about: 'start of site and stack, with an empty and with a filled directory',
    load: async () => (await import('./start.ts')).measureStart,
  },
  reads: {
    about: 'the 16 start-up queries over HTTP',
    load: async () => (await import('./site-reads.ts')).measureReads,
  },
  visitors: {
    about: 'the same 16 queries by 10 and 50 concurrent visitors, and the fairness of their waits',
    load: async () => (await import('./visitors.ts')).measureVisitors,
  },
  page: {
    about: 'size of the first home page',
    load: async () => (await import('./page.ts')).measurePage,
  },
  map: {
    about: 'script size of the first home page by package and folder',
    load: async () => (await import('./bundle-map.ts')).measureBundleMap,
  },
  pages: {
    about:
      'first visits of a phone to public pages, compared with a hand-written static page (installs Lighthouse)',
    load: async () => (await import('./pages.ts')).measurePages,
  },
  next: {
    about: 'the next page after pressing a link on the home page',
    load: async () => (await import('./next-page.ts')).measureNextPage,
  },
  register: {
    about: 'register and search at 50,000 companies',
    load: async () => (await import('./register.ts')).measureRegister,
  },
  inboxes: {
    about: 'inboxes and audit log at 100,000 rows each',
    load: async () => (await import('./staff.ts')).measureInboxes,
  },
  lists: {
    about: 'lists of companies, certificates and articles at 100,000 rows',
    load: async () => (await import('./staff.ts')).measureLists,
  },
  screens: {
    about: 'first rows of a screen in the browser, with 100 rows and with 100,000',
    load: async () => (await import('./screens.ts')).measureScreens,
  },
  work: {
    about: 'proof of work before a form is accepted, in the browser',
    load: async () => (await import('./work.ts')).measureWork,
  },
};
