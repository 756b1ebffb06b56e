import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { diffTexts, type DiffWords } from '@/lib/rich-text/text-diff';
import { differences, valueWords, type Difference } from './differences';
import { differenceMessages } from './messages';
import { useColumnLabel } from './use-field-label';

const SECRET = '•••';

interface DifferenceListProps {
  table: string;
  before: unknown;
  after: unknown;
}

/** Renders each field before and after a change and highlights differences within a text. */
export function DifferenceList({ table, before, after }: DifferenceListProps) {
  const { t } = useTexts(differenceMessages);
  const fields = differences(before, after);
  if (fields.length === 0) return <p className="text-sm text-text-muted">{t('noContents')}</p>;
  return (
    <dl className="divide-y divide-border">
      {fields.map((field) => (
        <FieldDifference
          key={field.path.join('.')}
          table={table}
          field={field}
          sides={[before !== null && 'before', after !== null && 'after']}
        />
      ))}
    </dl>
  );
}

type Side = 'before' | 'after';

interface FieldDifferenceProps {
  table: string;
  field: Difference;
  /** An addition has no "before", a deletion no "after". */
  sides: (Side | false)[];
}
function FieldDifference({ table, field, sides }: FieldDifferenceProps) {
  const { t } = useTexts(differenceMessages);
  const language = useLanguage();
  const fieldLabel = useColumnLabel(table);
  const words = { yes: t('yes'), no: t('no'), moment: (value: string) => formatDateTime(language, value) };
  const text = { before: valueWords(field.before, words), after: valueWords(field.after, words) };
  const isChange = sides.every(Boolean);
  const stretches = isChange ? diffTexts(text.before, text.after) : [];
  const isSecret = text.before === SECRET || text.after === SECRET;
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 text-sm md:grid-cols-2">
      <dt className="font-semibold md:col-span-2">{fieldLabel(field.path)}</dt>
      {sides.map(
        (side) =>
          side && (
            <dd key={side} className="min-w-0">
              <span className="block text-xs text-text-muted">{t(side)}</span>
              <div
                role="group"
                aria-label={`${fieldLabel(field.path)}: ${t(side)}`}
                tabIndex={0}
                className="max-h-72 overflow-y-auto wrap-anywhere whitespace-pre-wrap"
              >
                {text[side] === '' ? (
                  <span className="text-text-muted">{t('blank')}</span>
                ) : isChange && !isSecret ? (
                  <Marked stretches={stretches} side={side} />
                ) : (
                  text[side]
                )}
              </div>
            </dd>
          ),
      )}
      {isSecret && <dd className="text-xs text-text-muted md:col-span-2">{t('secret')}</dd>}
    </div>
  );
}

/** Renders one side of a comparison with its differences highlighted, and described for screen readers. */
function Marked({ stretches, side }: { stretches: readonly DiffWords[]; side: Side }) {
  const { t } = useTexts(differenceMessages);
  const own = side === 'before' ? 'removed' : 'added';
  return stretches
    .filter(({ kind }) => kind === 'same' || kind === own)
    .map(({ kind, text }, index) =>
      kind === 'same' ? (
        <span key={index}>{text}</span>
      ) : side === 'before' ? (
        <del key={index} className="rounded-sm bg-danger-soft text-danger">
          <span className="sr-only">[{t('taken')}] </span>
          {text}
        </del>
      ) : (
        <ins key={index} className="rounded-sm bg-success-soft text-success no-underline">
          <span className="sr-only">[{t('added')}] </span>
          {text}
        </ins>
      ),
    );
}
