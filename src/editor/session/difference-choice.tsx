import clsx from 'clsx';
import { useId } from 'react';
import { TextDiff } from '@/ui/text-diff';
import { useFieldName } from '@/editor/field-names';
import { editorKitMessages } from '@/editor/messages';
import type { TextValues } from '@/editor/text';
import { columnLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { RichText } from '@/lib/rich-text/rich-text';
import { isRichTextDoc, plainText } from '@/lib/rich-text/rich-text-doc';
import type { TextDifference, Side } from './merge';

/** Renders the read-only value of a column. */
function FieldValue({ column, value }: { column: string; value: unknown }) {
  const { t } = useTexts(editorKitMessages);
  const lang = columnLanguage(column);
  if (isRichTextDoc(value) && plainText(value)) return <RichText doc={value} lang={lang} />;
  if (typeof value === 'string' && value !== '') return <p lang={lang}>{value}</p>;
  return <p className="text-text-muted">{t('collision.blank')}</p>;
}

interface DifferenceChoiceProps {
  difference: TextDifference;
  mine: TextValues;
  theirs: TextValues;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

const LABELS = { mine: 'collision.keepMine', theirs: 'collision.takeTheirs' } as const;

/** Renders a field in both versions and lets the user choose one. */
export function DifferenceChoice({ difference, mine, theirs, chosen, onChoose }: DifferenceChoiceProps) {
  const { t } = useTexts(editorKitMessages);
  const id = useId();
  const { column, changed } = difference;
  const name = useFieldName()(column);
  const values = { mine: mine[column], theirs: theirs[column] };
  return (
    <fieldset className="space-y-3 border-t border-border pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left mb-3 w-full font-semibold">
        {name}{' '}
        <span className="text-sm font-normal text-text-muted">
          ({changed === 'both' ? t('collision.both') : t(`collision.only.${changed}`)})
        </span>
      </legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div
            key={side}
            className={clsx(
              'rounded-lg border p-3',
              chosen === side ? 'border-primary bg-primary-soft' : 'border-border',
            )}
          >
            <label className="flex min-h-8 items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-5 accent-primary"
              />
              <span>
                {t(LABELS[side])}
                <span className="sr-only">: {name}</span>
              </span>
            </label>
            <div
              className="mt-2 max-h-60 overflow-y-auto text-sm wrap-anywhere"
              tabIndex={0}
              role="group"
              aria-label={`${name}: ${t(`collision.${side}`)}`}
            >
              <FieldValue column={column} value={values[side]} />
            </div>
          </div>
        ))}
      </div>
      {changed === 'both' && (
        <div className="rounded-lg bg-surface-sunken p-3">
          <TextDiff before={values.theirs} after={values.mine} lang={columnLanguage(column)} />
        </div>
      )}
    </fieldset>
  );
}
