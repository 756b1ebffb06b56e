import clsx from 'clsx';
import { Fragment, type RefObject } from 'react';
import { LanguageGrid } from '@/ui/language-grid';
import { columnIn, CONTENT_LANGUAGES, type Language } from '@/config/languages';
import type { ShownResource } from './define-resource';
import type { AnyField } from './fields';
import { FieldInput } from './field-input';
import { LanguageHeadings, LanguageSwitch } from './language-switch';

interface ResourceFormProps {
  id: string;
  resource: ShownResource;
  readOnly: boolean;
  /** Language shown where the languages do not fit next to each other. */
  language: Language;
  onLanguage: (language: Language) => void;
  onSubmit: () => void;
  /** Ref of the first input, focused on opening. */
  firstInputRef: RefObject<HTMLElement | null>;
}

const SHORT_KINDS: readonly string[] = ['date', 'number', 'select', 'reference'];
const MAX_LENGTH_OF_SHORT_FIELD = 120;
/** Returns true for short inputs, which share a row: dates, selects, numbers and short texts. */
const isShort = (field: AnyField) =>
  SHORT_KINDS.includes(field.kind) || (field.kind === 'text' && field.max <= MAX_LENGTH_OF_SHORT_FIELD);

/**
 * Renders the fields of a row, with the languages next to each other on wide screens and one at a time on
 * narrow ones. Short fields are paired above the language headings, because below them each column is a
 * language.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, readOnly, language, firstInputRef } = props;
  const fields = resource.fields.filter(({ isHidden }) => !isHidden);
  const firstLocalized = fields.findIndex((field) => field.localized);
  const isLocalized = firstLocalized >= 0;

  const findFirstInput = (form: HTMLFormElement | null) => {
    firstInputRef.current = form?.querySelector<HTMLElement>('input, textarea, select') ?? null;
  };
  return (
    <form
      ref={findFirstInput}
      id={props.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      className="space-y-6"
    >
      {isLocalized && (
        <LanguageSwitch resource={resource} language={language} onLanguage={props.onLanguage} />
      )}
      <LanguageGrid from="lg">
        {fields.map((field, place) => (
          <Fragment key={field.column}>
            {place === firstLocalized && <LanguageHeadings resource={resource} />}
            {field.localized ? (
              CONTENT_LANGUAGES.map((each) => (
                <div key={each} className={clsx('min-w-0', each !== language && 'max-lg:hidden')}>
                  <FieldInput
                    resource={resource}
                    field={field}
                    column={columnIn(field.column, each)}
                    readOnly={readOnly}
                  />
                </div>
              ))
            ) : (
              <div
                className={clsx(
                  'min-w-0',
                  !(isShort(field) && (!isLocalized || place < firstLocalized)) && 'lg:col-span-full',
                )}
              >
                <FieldInput resource={resource} field={field} column={field.column} readOnly={readOnly} />
              </div>
            )}
          </Fragment>
        ))}
      </LanguageGrid>
    </form>
  );
}
