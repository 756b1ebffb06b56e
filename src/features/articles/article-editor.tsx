import { useLocation, useParams } from 'react-router-dom';
import { EditScreen } from '@/editor-kit/edit-screen';
import { TextEditor } from '@/editor-kit/text-editor';
import { articleEditor, newArticle } from './article-editor-definition';

/** /admin/news/new and /admin/news/edit/:id */
export function Component() {
  const { id } = useParams();
  const { key } = useLocation();
  if (!id) return <TextEditor key={key} definition={articleEditor} state={null} initial={newArticle} />;
  return <EditScreen key={id} definition={articleEditor} by={{ id }} />;
}
