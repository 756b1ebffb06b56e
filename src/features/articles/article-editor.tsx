import { useLocation, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { defineEditor } from '@/editor/define-editor';
import { EditScreen } from '@/editor/edit-screen';
import { EMPTY_DOC } from '@/editor/text';
import { TextEditor } from '@/editor/text-editor';
import { ArticleEditorDetails } from './article-editor-details';
import { articlePath } from './news';

const articleEditor = defineEditor({
  table: 'articles',
  summary: 'excerpt',
  hasCover: true,
  listPath: paths.admin.news,
  editPath: ({ id }) => paths.admin.newsEdit(id),
  publicPath: articlePath,
  isFixed: () => false,
  isReserved: () => false,
  Details: ArticleEditorDetails,
});

/** Initial values of a new article. */
const newArticle = {
  slug: '',
  title: '',
  title_en: null,
  excerpt: null,
  excerpt_en: null,
  body: EMPTY_DOC,
  body_en: null,
  category: 'berita',
  author_id: null,
  cover_url: null,
  cover_alt: null,
  cover_alt_en: null,
  seo_title: null,
  seo_title_en: null,
  seo_description: null,
  seo_description_en: null,
};

/** Renders /admin/news/new and /admin/news/edit/:id. */
export function Component() {
  const { id } = useParams();
  const { key } = useLocation();
  if (!id) return <TextEditor key={key} definition={articleEditor} state={null} initial={newArticle} />;
  return <EditScreen key={id} definition={articleEditor} by={{ id }} />;
}
