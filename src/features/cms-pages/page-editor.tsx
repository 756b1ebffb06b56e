import { useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { defineEditor } from '@/editor/define-editor';
import { pagePath } from '@/domain/page-path';
import { EditScreen } from '@/editor/edit-screen';
import { isKnownPage } from './cms-pages';

/** First path segments used by other routes. */
const taken = new Set(
  [
    'admin',
    'auth',
    'media',
    'assets',
    'profil',
    'layanan',
    'informasi',
    'functions',
    'rest',
    'storage',
  ].concat(Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path.slice(1)] : []))),
);

const pageEditor = defineEditor({
  table: 'cms_pages',
  summary: 'summary',
  hasCover: false,
  listPath: paths.admin.cms,
  editPath: ({ slug }) => paths.admin.cmsEdit(slug),
  publicPath: pagePath,
  isFixed: isKnownPage,
  isReserved: (slug) => taken.has(slug) && !isKnownPage(slug),
});

/** Renders /admin/cms/edit/:slug. */
export function Component() {
  const { slug = '' } = useParams();
  return <EditScreen key={slug} definition={pageEditor} by={{ slug }} />;
}
