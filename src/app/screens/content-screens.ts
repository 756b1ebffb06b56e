import {
  Building2,
  FileBadge,
  FileUp,
  Images,
  FileText,
  Layers,
  Link2Off,
  Newspaper,
  PanelTop,
  SquarePen,
} from 'lucide-react';
import { tiptap } from '@/ui/rich-text-editor/load-tiptap';
import { paths } from '@/config/paths';
import { staffPaths } from '@/config/staff-paths';
import { ADMINS, EDITORS, ROLES } from '@/config/roles';
import { CHANGED, CHANGED_AND_DELETED, type AdminScreen } from './admin-screen';

/** Downloads the rich text editor in parallel with the screen that shows it. */
function withEditor<M>(screen: Promise<M>): Promise<M> {
  void tiptap.preload();
  return screen;
}

/** Texts, files, the register and the menu. Viewers may open the lists but see no controls. */
export const contentScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.cms,
    label: { id: 'Halaman CMS', en: 'CMS pages' },
    roles: ROLES,
    group: 'content',
    place: 10,
    icon: FileText,
    shows: [
      {
        table: 'cms_pages',
        row: { id: 'halaman', en: 'a page' },
        at: [paths.admin.cmsEdit(':key'), '?q=:label'],
        restores: CHANGED_AND_DELETED,
      },
    ],
    lazy: () => import('@/features/cms-pages/cms-admin'),
  },
  {
    path: staffPaths.brokenLinks,
    label: { id: 'Tautan rusak', en: 'Broken links' },
    roles: EDITORS,
    group: null,
    icon: Link2Off,
    lazy: () => import('@/app/pages/links-admin'),
  },
  {
    path: paths.admin.cmsEdit(':slug'),
    label: { id: 'Sunting halaman', en: 'Edit page' },
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    lazy: () => withEditor(import('@/features/cms-pages/page-editor')),
  },
  {
    path: paths.admin.news,
    label: { id: 'Artikel News', en: 'News articles' },
    roles: ROLES,
    group: 'content',
    place: 20,
    icon: Newspaper,
    shows: [
      {
        table: 'articles',
        row: { id: 'artikel', en: 'an article' },
        at: [paths.admin.newsEdit(':id'), paths.admin.news],
        restores: CHANGED_AND_DELETED,
      },
    ],
    lazy: () => import('@/features/articles/articles-admin'),
  },
  {
    path: paths.admin.newsNew,
    label: { id: 'Artikel baru', en: 'New article' },
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    lazy: () => withEditor(import('@/features/articles/article-editor')),
  },
  {
    path: paths.admin.newsEdit(':id'),
    label: { id: 'Sunting artikel', en: 'Edit article' },
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    lazy: () => withEditor(import('@/features/articles/article-editor')),
  },
  {
    path: paths.admin.scopes,
    label: { id: 'Ruang Lingkup', en: 'Scope of certification' },
    roles: ROLES,
    group: 'content',
    place: 30,
    icon: Layers,
    shows: [
      {
        table: 'rl_categories',
        row: { id: 'klasifikasi', en: 'a classification' },
        list: { id: 'Klasifikasi', en: 'Classifications' },
        importAt: paths.admin.scopesImport,
        restores: CHANGED_AND_DELETED,
      },
      {
        table: 'rl_subclass',
        row: { id: 'subklasifikasi', en: 'a subclassification' },
        list: { id: 'Subklasifikasi', en: 'Subclassifications' },
        at: ['?list=subclassifications&edit=:id'],
        importAt: `${paths.admin.scopesImport}?kind=subclassifications`,
        restores: CHANGED_AND_DELETED,
      },
    ],
    lazy: () => import('@/features/scopes/scopes-admin'),
  },
  {
    path: paths.admin.scopesImport,
    label: { id: 'Impor Ruang Lingkup', en: 'Import scopes' },
    roles: EDITORS,
    group: null,
    icon: FileUp,
    lazy: () => import('@/features/scopes/scopes-import'),
  },
  {
    path: paths.admin.clients,
    label: { id: 'Klien', en: 'Clients' },
    roles: ROLES,
    group: 'content',
    place: 50,
    icon: Building2,
    shows: [
      {
        table: 'clients',
        row: { id: 'badan usaha', en: 'a company' },
        at: [paths.admin.client(':id'), paths.admin.clients],
        importAt: paths.admin.clientsImport,
        restores: CHANGED_AND_DELETED,
      },
      {
        table: 'client_contacts',
        row: { id: 'kontak badan usaha', en: 'a company contact' },
        at: [],
      },
    ],
    lazy: () => import('@/features/register/companies/clients-admin'),
  },
  {
    path: paths.admin.client(':id'),
    label: { id: 'Badan usaha', en: 'Company' },
    roles: ROLES,
    group: null,
    icon: Building2,
    lazy: () => import('@/features/register/companies/client-admin'),
  },
  {
    path: paths.admin.certificates,
    label: { id: 'Sertifikat', en: 'Certificates' },
    roles: ROLES,
    group: null,
    icon: FileBadge,
    shows: [
      {
        table: 'certificates',
        row: { id: 'sertifikat', en: 'a certificate' },
        at: ['?q=:label', paths.admin.certificates],
        importAt: `${paths.admin.clientsImport}?kind=certificates`,
        restores: CHANGED_AND_DELETED,
      },
    ],
    lazy: () => import('@/features/register/certificates/certificates-admin'),
  },
  {
    path: paths.admin.surveillance,
    label: { id: 'Surveilans', en: 'Surveillance' },
    roles: ROLES,
    group: null,
    icon: FileBadge,
    shows: [{ table: 'surveillance_visits', row: { id: 'surveilans', en: 'a surveillance visit' }, at: [] }],
    lazy: () => import('@/features/register/surveillance/surveillance-admin'),
  },
  {
    path: paths.admin.clientsImport,
    label: { id: 'Impor Badan Usaha', en: 'Import companies' },
    roles: EDITORS,
    group: null,
    icon: FileUp,
    shows: [{ table: 'imports', row: { id: 'impor', en: 'an import' }, at: [] }],
    lazy: () => import('@/features/register/companies/clients-import'),
  },
  {
    path: paths.admin.media,
    label: { id: 'Pustaka Media', en: 'Media library' },
    roles: ROLES,
    group: 'content',
    place: 80,
    icon: Images,
    shows: [
      {
        table: 'media',
        row: { id: 'berkas media', en: 'a media file' },
        at: ['?q=:label', paths.admin.media],
        restores: CHANGED,
      },
    ],
    lazy: () => import('@/media/library/media-admin'),
  },
  {
    path: paths.admin.navigation,
    label: { id: 'Navigasi', en: 'Navigation' },
    roles: ADMINS,
    group: 'appearance',
    place: 10,
    icon: PanelTop,
    shows: [
      { table: 'navigation_menus', row: { id: 'menu', en: 'a menu entry' }, restores: CHANGED_AND_DELETED },
    ],
    lazy: () => import('@/app/pages/navigation-admin'),
  },
];
