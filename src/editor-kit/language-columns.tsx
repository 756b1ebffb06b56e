import clsx from 'clsx';
import { useState } from 'react';
import type { EditorServices } from '@/components/rich-text-editor/editor-services';
import type { Language } from '@/lib/i18n/i18n';
import { useTexts } from '@/lib/i18n/use-texts';
import { LanguageFields } from './language-fields';
import { LanguageMark } from './language-mark';
import { editorKitMessages } from './messages';

const LANGUAGES: readonly Language[] = ['id', 'en'];

/** Both languages beside each other; on narrow screens one at a time. */
export function LanguageColumns({ services }: { services: EditorServices }) {
  const { t } = useTexts(editorKitMessages);
  const [shown, setShown] = useState<Language>('id');
  return (
    <>
      <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-border xl:hidden">
        {LANGUAGES.map((language) => (
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
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
        {LANGUAGES.map((language) => (
          <section
            key={language}
            aria-label={t(`languages.${language}`)}
            className={clsx('min-w-0 space-y-4', language !== shown && 'max-xl:hidden')}
          >
            <p className="flex items-center gap-2 border-b border-border pb-2 font-semibold max-xl:hidden">
              <LanguageMark language={language} />
            </p>
            <LanguageFields language={language} services={services} />
          </section>
        ))}
      </div>
    </>
  );
}
