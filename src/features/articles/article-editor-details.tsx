import { useQuery } from '@tanstack/react-query';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import type { DetailsProps } from '@/editor/define-editor';
import { editorKitMessages } from '@/editor/messages';
import { textOf } from '@/editor/text';
import { useTexts } from '@/lib/i18n/use-texts';
import { staffQuery } from '@/session/people';
import { useCan } from '@/session/profile';
import { useCategoryName } from './category-name';
import { articlesMessages } from './messages';

const CATEGORIES = Object.keys(articlesMessages.id.categories);

/** Renders an article's details: the category and, for admins, the author. */
export function ArticleEditorDetails({ values, onChange }: DetailsProps) {
  const { t } = useTexts(editorKitMessages);
  const categoryName = useCategoryName();
  const isAdmin = useCan(['admin']);
  const staff = useQuery({ ...staffQuery(), enabled: isAdmin });
  const category = textOf(values, 'category') || 'berita';
  const author = textOf(values, 'author_id');
  const choices = CATEGORIES.includes(category) ? CATEGORIES : [...CATEGORIES, category];
  return (
    <>
      <Field label={t('fields.category')}>
        <Select value={category} onChange={(event) => onChange('category', event.target.value)}>
          {choices.map((each) => (
            <option key={each} value={each}>
              {categoryName(each)}
            </option>
          ))}
        </Select>
      </Field>
      {isAdmin && staff.data && (
        <Field label={t('fields.author_id')}>
          <Select value={author} onChange={(event) => onChange('author_id', event.target.value || null)}>
            {!staff.data.some(({ id }) => id === author) && <option value={author}>—</option>}
            {staff.data.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
