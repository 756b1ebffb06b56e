import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Resource } from './define-resource';
import { resourceKitMessages } from './messages';
import { completeness, type FormValues } from './row-values';

interface LanguageNameProps {
  resource: Resource;
  language: Language;
}

/**
 * Renders a language's name with its share of completed texts. A separate component, so that typing
 * re-renders nothing else.
 */
function LanguageName({ resource, language }: LanguageNameProps) {
  const { t } = useTexts(resourceKitMessages);
  const values = useWatch<FormValues>();
  const { filled, total } = completeness(resource.fields, values, language);
  return (
    <>
      {languageName(language, useLanguage())}
      {/* No percentage if all texts are optional and empty. */}
      {total > 0 && (
        <span className="font-normal text-text-muted tabular-nums">
          {filled >= total ? (
            <Check className="size-4 text-success" role="img" aria-label={t('complete')} />
          ) : (
            `${filled}/${total}`
          )}
        </span>
      )}
    </>
  );
}

interface LanguageSwitchProps extends LanguageNameProps {
  onLanguage: (language: Language) => void;
}

/** Renders a language switch for narrow screens. */
export function LanguageSwitch({ resource, language, onLanguage }: LanguageSwitchProps) {
  const { t } = useTexts(resourceKitMessages);
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-border lg:hidden">
      {CONTENT_LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          onClick={() => onLanguage(each)}
          className={clsx(
            'flex min-h-11 items-center gap-2 px-4 text-sm font-semibold',
            each === language
              ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)]'
              : 'text-text-muted hover:text-text',
          )}
        >
          <LanguageName resource={resource} language={each} />
        </button>
      ))}
    </div>
  );
}

/** Renders column headings for wide screens. */
export function LanguageHeadings({ resource }: { resource: Resource }) {
  return CONTENT_LANGUAGES.map((each, place) => (
    <p
      key={each}
      className={clsx(
        'flex items-center gap-2 border-b border-border pb-2 font-semibold max-lg:hidden',
        place === 0 && 'lg:col-start-1',
      )}
    >
      <LanguageName resource={resource} language={each} />
    </p>
  ));
}
