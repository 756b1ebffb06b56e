import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceInput } from '@/lists/bulk-field/choice-input';
import { FieldOfMany } from '@/lists/bulk-field/field-of-many';
import type { ManyField } from '@/lists/bulk-field/offered-fields';
import type { Choice } from '@/forms/resource/use-field-options';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { ChosenRows } from '@/lists/paged/paged-list';
import { staffQuery } from '@/session/people';
import { useCan } from '@/session/profile';
import { articlesListMessages } from './list-messages';
import { articlesMessages } from './messages';

const ADMINS = ['admin'] as const;
const CATEGORIES = Object.keys(
  articlesMessages.id.categories,
) as (keyof typeof articlesMessages.id.categories)[];

/** Renders a select for one field of several articles. */
const oneOf = (
  column: string,
  label: string,
  choices: readonly Choice[] | undefined,
  failure?: string,
): ManyField => ({
  field: { kind: 'select', column, required: true, options: choices?.map(({ value }) => value) ?? [] },
  label,
  input: <ChoiceInput column={column} label={label} choices={choices} failure={failure} />,
});

/**
 * Renders the bulk fields of articles: the category and, for admins, the author. The database enforces the
 * same rule.
 */
export function ArticleFields(chosen: ChosenRows) {
  const { t } = useTexts(articlesListMessages, articlesMessages, resourceKitMessages);
  const isAdmin = useCan(ADMINS);
  const { data, error } = useQuery({ ...staffQuery(), enabled: isAdmin });
  const categories = CATEGORIES.map((value) => ({ value, label: t(`articles:categories.${value}`) }));
  const staff = data?.map(({ id, full_name }) => ({ value: id, label: full_name }));
  const failure = error && !data ? t(`resourceKit:reasons.${toAppError(error).kind}`) : undefined;
  const fields = [
    oneOf('category', t('columns.category'), categories),
    ...(isAdmin ? [oneOf('author_id', t('columns.author_name'), staff, failure)] : []),
  ];
  return <FieldOfMany table="articles" fields={fields} {...chosen} />;
}
