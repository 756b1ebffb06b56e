import { paths } from '@/config/paths';
import { defineEditor } from '@/editor-kit/define-editor';
import { EMPTY_DOC } from '@/editor-kit/text';
import { ArticleEditorDetails } from './article-editor-details';
import { articlePath } from './news';

export const articleEditor = defineEditor({
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

/** Values of a new article. */
export const newArticle = {
  ...{ slug: '', title: '', title_en: null, excerpt: null, excerpt_en: null },
  ...{ body: EMPTY_DOC, body_en: null, category: 'berita', author_id: null },
  ...{ cover_url: null, cover_alt: null, cover_alt_en: null },
  ...{ seo_title: null, seo_title_en: null, seo_description: null, seo_description_en: null },
};
