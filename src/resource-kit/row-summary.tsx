import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { AnyField, Resource } from './define-resource';
import { useResourceTexts } from './resource-texts';
import { completeness, wordsOf, type KitRow } from './row-values';

/** Under a row's title: the values the list shows, and what English still lacks. */
export function RowSummary({ resource, row }: { resource: Resource; row: KitRow }) {
  const { t } = useTranslation('resourceKit');
  const text = useResourceTexts(resource);
  const language = useLanguage();
  const { en } = completeness(resource.fields, row);

  const show = (field: AnyField) => {
    const words = wordsOf(row[field.column]);
    if (field.kind === 'select' && field.options.includes(words))
      return text(`options.${field.column}.${words}`);
    return field.kind === 'date' && words ? formatDate(language, words) : words;
  };
  const values = resource.fields
    .filter((field) => field.inList && field.kind !== 'toggle' && field.column !== resource.titleColumn)
    .map((field) => ({ column: field.column, words: show(field) }))
    .filter(({ words }) => words !== '');
  const lacksEnglish = en.filled < en.total;
  if (values.length === 0 && !lacksEnglish) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-muted">
      {values.map(({ column, words }) => (
        <span key={column}>{words}</span>
      ))}
      {lacksEnglish && (
        <Badge tone="warning" icon={<Languages aria-hidden />}>
          {t('englishMissing', { ...en })}
        </Badge>
      )}
    </p>
  );
}
