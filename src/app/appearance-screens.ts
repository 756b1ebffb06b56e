import { GalleryHorizontal, Network, PanelTop, Route, Stamp } from 'lucide-react';
import { paths } from '@/config/paths';
import { ADMINS, ROLES } from '@/config/roles';
import type { AdminScreen } from './admin-screen';

/** The site's layout, and the body's own details. */
export const appearanceScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.navigation,
    roles: ADMINS,
    group: 'appearance',
    icon: PanelTop,
    labelKey: 'navigation',
    lazy: () => import('./pages/navigation-screen'),
  },
  {
    path: paths.admin.heroSlider,
    roles: ROLES,
    group: 'appearance',
    icon: GalleryHorizontal,
    labelKey: 'heroSlider',
    lazy: () => import('@/features/hero-slides/slides-admin'),
  },
  {
    path: paths.admin.organization,
    roles: ROLES,
    group: 'appearance',
    icon: Network,
    labelKey: 'organization',
    lazy: () => import('@/features/organization/organization-admin'),
  },
  {
    path: paths.admin.certificationFlow,
    roles: ROLES,
    group: 'appearance',
    icon: Route,
    labelKey: 'certificationFlow',
    lazy: () => import('@/features/certification-flow/flow-admin'),
  },
  {
    path: paths.admin.legality,
    roles: ROLES,
    group: 'appearance',
    icon: Stamp,
    labelKey: 'legality',
    lazy: () => import('@/features/legality/legality-admin'),
  },
];
