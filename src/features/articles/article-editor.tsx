import { useLocation, useParams } from 'react-router-dom';
import { EditScreen } from '@/editor-kit/edit-screen';
import { TextEditor } from '@/editor-kit/text-editor';
import { addMessages } from '@/lib/i18n/i18n';
import { articleEditor, newArticle } from './article-editor-definition';
import { articlesMessages } from './messages';

addMessages({ articles: articlesMessages });

/** /admin/news/new and /admin/news/edit/:id */
export function Component() {
  const { id } = useParams();
  const { key } = useLocation();
  if (!id) return <TextEditor key={key} definition={articleEditor} state={null} initial={newArticle} />;
  return <EditScreen key={id} definition={articleEditor} by={{ id }} />;
}
