import { commonMessages } from '@/components/messages';
import { heroSlidesMessages } from '@/features/hero-slides/messages';
import { navigationMessages } from '@/features/navigation/messages';
import { siteMessages } from '@/site/messages';
import type { AdminMessages } from './admin-messages';
import type { ScreenMessages } from './screen-messages';
import { publicLayoutMessages } from './layouts/public/messages';
import type { PageMessages } from './page-messages';
import { pageMessages } from './pages/messages';

/** The texts bundled with the first page; later pages (page-messages.ts) and the back-office bring their own. */
export const publicMessages = {
  common: commonMessages,
  site: siteMessages,
  publicLayout: publicLayoutMessages,
  pages: pageMessages,
  heroSlides: heroSlidesMessages,
  navigation: navigationMessages,
};

type TextsOf<M> = { [N in keyof M]: M[N] extends { id: infer Texts } ? Texts : never };
type Texts = TextsOf<typeof publicMessages> &
  TextsOf<AdminMessages> &
  TextsOf<PageMessages> &
  TextsOf<ScreenMessages>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Texts;
  }
}
