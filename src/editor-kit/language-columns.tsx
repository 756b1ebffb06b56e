import clsx from 'clsx';
import { useState } from 'react';
import { LanguageGrid } from '@/components/language-grid';
import type { EditorServices } from '@/components/rich-text-editor/editor-services';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { LanguageFields } from './language-fields';
import { LanguageMark } from './language-mark';
import { editorKitMessages } from './messages';

/** The languages beside each other; on narrow screens one at a time. */
export function LanguageColumns({ services }: { services: EditorServices }) {
  const { t } = useTexts(editorKitMessages);
  const spoken = useLanguage();
  const [shown, setShown] = useState<Language>(DEFAULT_LANGUAGE);
  return (
    <>
      <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-border xl:hidden">
        {CONTENT_LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
            className={clsx(
              'flex min-h-11 items-center gap-2 px-4 text-sm font-semibold -outline-offset-3!',
              language === shown
                ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)]'
                : 'text-text-muted hover:text-text',
            )}
          >
            <LanguageMark language={language} />
          </button>
        ))}
      </div>
      <LanguageGrid from="xl">
        {CONTENT_LANGUAGES.map((language) => (
          <section
            key={language}
            aria-label={languageName(language, spoken)}
            className={clsx('min-w-0 space-y-4', language !== shown && 'max-xl:hidden')}
          >
            <p className="flex items-center gap-2 border-b border-border pb-2 font-semibold max-xl:hidden">
              <LanguageMark language={language} />
            </p>
            <LanguageFields language={language} services={services} />
          </section>
        ))}
      </LanguageGrid>
    </>
  );
}
