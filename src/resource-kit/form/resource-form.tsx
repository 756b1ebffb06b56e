import clsx from 'clsx';
import { Fragment, type RefObject } from 'react';
import type { Language } from '@/lib/i18n/i18n';
import type { ShownResource } from '@/resource-kit/define-resource';
import { FieldInput } from './field-input';
import { LanguageHeadings, LanguageSwitch } from './language-switch';

interface ResourceFormProps {
  id: string;
  resource: ShownResource;
  readOnly: boolean;
  /** The language shown where both do not fit side by side. */
  language: Language;
  onLanguage: (language: Language) => void;
  onSubmit: () => void;
  /** Gets the first input, to start in. */
  firstInputRef: RefObject<HTMLElement | null>;
}

const LANGUAGES = ['id', 'en'] as const;

/** The fields of a row: both languages side by side on wide screens, one at a time on narrow ones. */
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
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {isLocalized && <LanguageHeadings resource={resource} />}
        {resource.fields.map((field) => (
          <Fragment key={field.column}>
            {field.localized ? (
              LANGUAGES.map((each) => (
                <div key={each} className={clsx('min-w-0', each !== language && 'max-lg:hidden')}>
                  <FieldInput
                    resource={resource}
                    field={field}
                    column={each === 'en' ? `${field.column}_en` : field.column}
                    readOnly={readOnly}
                  />
                </div>
              ))
            ) : (
              <div className="min-w-0 lg:col-span-2">
                <FieldInput resource={resource} field={field} column={field.column} readOnly={readOnly} />
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </form>
  );
}
