import { Languages, Unlink } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import { completeness, type KitRow } from '@/resource-kit/row-values';
import { useList } from './list-context';
import { choiceField } from './row-groups';

/** Under a row's title: the values the list shows, and what translations still lack. */
export function RowSummary({ row }: { row: KitRow }) {
  const { t } = useTexts(resourceKitMessages);
  const { resource, show, rowNote: Note } = useList();
  const spoken = useLanguage();
  const above = resource.tree && choiceField(resource, resource.tree.parent);
  // Its parent is not in the list: it is in the trash.
  const isStray = above && row[above.column] !== null && show(above, row[above.column]) === '';
  const values = resource.fields
    .filter((field) => field.inList && field.kind !== 'toggle' && field.column !== resource.titleColumn)
    .map((field) => ({ column: field.column, words: show(field, row[field.column]) }))
    .filter(({ words }) => words !== '');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-muted empty:hidden">
      {values.map(({ column, words }) => (
        <span key={column}>{words}</span>
      ))}
      {isStray && (
        <Badge tone="warning" icon={<Unlink aria-hidden />}>
          {t('parentMissing')}
        </Badge>
      )}
      {CONTENT_LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).map((each) => {
        const written = completeness(resource.fields, row, each);
        return (
          written.filled < written.total && (
            <Badge key={each} tone="warning" icon={<Languages aria-hidden />}>
              {t('written', { language: languageName(each, spoken), ...written })}
            </Badge>
          )
        );
      })}
      {Note && <Note row={row} />}
    </div>
  );
}
