import clsx from 'clsx';
import { Fragment, type RefObject } from 'react';
import type { ShownResource } from '@/resource-kit/define-resource';
import { LanguageGrid } from '@/components/language-grid';
import { columnIn, CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { FieldInput } from './field-input';
import { LanguageHeadings, LanguageSwitch } from './language-switch';

interface ResourceFormProps {
  id: string;
  resource: ShownResource;
  readOnly: boolean;
  /** The language shown where all do not fit side by side. */
  language: Language;
  onLanguage: (language: Language) => void;
  onSubmit: () => void;
  /** Gets the first input, to start in. */
  firstInputRef: RefObject<HTMLElement | null>;
}

/** The fields of a row: the languages side by side on wide screens, one at a time on narrow ones. */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, readOnly, language, firstInputRef } = props;
  const isLocalized = resource.fields.some((field) => field.localized);

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
        {isLocalized && <LanguageHeadings resource={resource} />}
        {resource.fields.map((field) => (
          <Fragment key={field.column}>
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
              <div className="min-w-0 lg:col-span-full">
                <FieldInput resource={resource} field={field} column={field.column} readOnly={readOnly} />
              </div>
            )}
          </Fragment>
        ))}
      </LanguageGrid>
    </form>
  );
}
