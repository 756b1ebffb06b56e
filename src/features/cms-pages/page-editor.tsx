import { useParams } from 'react-router-dom';
import { EditScreen } from '@/editor-kit/edit-screen';
import { pageEditor } from './page-editor-definition';

/** /admin/cms/edit/:slug */
export function Component() {
  const { slug = '' } = useParams();
  return <EditScreen key={slug} definition={pageEditor} by={{ slug }} />;
}
