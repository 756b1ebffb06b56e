import { paths } from '@/config/paths';

/** Columns of the footer (spec section 2). `/profil/struktur` is the spec's address and redirects. */
export const footerColumns = [
  {
    key: 'profile',
    links: [
      { key: 'about', to: paths.profile.about },
      { key: 'vision', to: paths.profile.vision },
      { key: 'organization', to: '/profil/struktur' },
      { key: 'legality', to: paths.profile.legality },
      { key: 'contactPage', to: paths.profile.contact },
    ],
  },
  {
    key: 'services',
    links: [
      { key: 'scopes', to: paths.services.scopes },
      { key: 'flow', to: paths.services.flow },
      { key: 'fees', to: paths.services.fees },
      { key: 'complaint', to: paths.complaint },
      { key: 'appeal', to: paths.appeal },
      { key: 'tracking', to: paths.tracking },
      { key: 'check', to: paths.check },
    ],
  },
  {
    key: 'information',
    links: [
      { key: 'news', to: paths.information.news },
      { key: 'legalProducts', to: paths.information.legalProducts },
      { key: 'clients', to: paths.information.clients },
      { key: 'faq', to: paths.information.faq },
      { key: 'rights', to: paths.information.rights },
    ],
  },
] as const;
