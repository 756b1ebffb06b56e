import { paths } from '@/config/paths';
import type { navigationMessages } from './messages';

type Key = keyof (typeof navigationMessages)['id']['default'];
type Entry = { key: Key; url?: string; children?: readonly Entry[] };

/** Default menu of spec section 2. */
export const defaultMenu: readonly Entry[] = [
  { key: 'home', url: paths.home },
  {
    key: 'profile',
    children: [
      { key: 'about', url: paths.profile.about },
      { key: 'vision', url: paths.profile.vision },
      { key: 'organization', url: paths.profile.organization },
      { key: 'legality', url: paths.profile.legality },
      { key: 'contact', url: paths.profile.contact },
    ],
  },
  {
    key: 'services',
    children: [
      { key: 'scopes', url: paths.services.scopes },
      { key: 'flow', url: paths.services.flow },
      { key: 'fees', url: paths.services.fees },
    ],
  },
  {
    key: 'information',
    children: [
      { key: 'news', url: paths.information.news },
      { key: 'legalProducts', url: paths.information.legalProducts },
      { key: 'faq', url: paths.information.faq },
      { key: 'clients', url: paths.information.clients },
    ],
  },
  {
    key: 'online',
    children: [
      { key: 'complaint', url: paths.complaint },
      { key: 'appeal', url: paths.appeal },
      { key: 'check', url: paths.check },
    ],
  },
];
