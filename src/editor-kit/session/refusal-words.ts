import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFieldName } from '@/editor-kit/field-names';
import { editorKitMessages } from '@/editor-kit/messages';

/** Message for a refusal of the database, with advice. */
export function useRefusalWords(): (error: AppError) => string {
  const { t } = useTexts(editorKitMessages);
  const nameOf = useFieldName();
  return ({ kind, code, constraint = '', message }) => {
    if (message === 'editing.indonesian_first') return t('refusals.indonesianFirst');
    if (message === 'editing.live') return t('refusals.live');
    if (message === 'text.author_needs_admin') return t('refusals.author');
    if (message === 'text.date_needs_admin') return t('refusals.date');
    if (kind === 'too_large') return t('refusals.tooLarge');
    if (kind === 'forbidden') return t('refusals.forbidden');
    if (constraint === 'redirects_old_slug') return t('refusals.redirect');
    if (code === '23505') return t('refusals.taken');
    const column = /^(?:articles|cms_pages)_(\w+)_check\d*$/.exec(constraint)?.[1] ?? '';
    if (column === 'title') return t('refusals.title');
    if (column === 'slug') return t('refusals.slug');
    if (column) return t('refusals.length', { field: nameOf(column) });
    return t('refusals.other', { code: code ?? kind });
  };
}
