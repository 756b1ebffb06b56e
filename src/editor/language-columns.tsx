import clsx from 'clsx';
import { Check, Columns2, PanelRightClose } from 'lucide-react';
import { useState } from 'react';
import { LanguageGrid } from '@/ui/language-grid';
import type { EditorServices } from '@/ui/rich-text-editor/editor-services';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { readStored, writeStored } from '@/lib/storage';
import { useFieldName } from './field-names';
import { LanguageFields } from './language-fields';
import { editorKitMessages } from './messages';
import { completeness } from './publish/completeness';
import { useEditing } from './session/use-text-session';

const STORAGE_KEY = 'lsbu-editor-folded';

/**
 * Manages the languages whose column is collapsed on wide screens, stored in this browser. One column always
 * stays open.
 */
function useFolded() {
  const [names, setNames] = useState<readonly string[]>(() => (readStored(STORAGE_KEY) ?? '').split(' '));
  const listed = CONTENT_LANGUAGES.filter((language) => names.includes(language));
  const folded = listed.length < CONTENT_LANGUAGES.length ? listed : [];
  const keep = (now: readonly Language[]) => {
    setNames(now);
    writeStored(STORAGE_KEY, now.join(' '));
  };
  return {
    folded,
    fold: (language: Language) => keep([...folded, language]),
    unfold: (language: Language) => keep(folded.filter((each) => each !== language)),
  };
}

/** Renders the name of a language and how complete its text is. */
function LanguageMark({ language }: { language: Language }) {
  const { t } = useTexts(editorKitMessages);
  const nameOf = useFieldName();
  const { definition, values } = useEditing();
  const { missing, percent } = completeness(definition, values, language);
  const hint = missing.length > 0 ? t('stillMissing', { fields: missing.map(nameOf).join(', ') }) : undefined;
  return (
    <>
      {languageName(language, useLanguage())}
      <span title={hint} className="font-normal text-text-muted tabular-nums">
        {percent === 100 ? (
          <Check className="size-4 text-success" role="img" aria-label={t('complete')} />
        ) : (
          t('filled', { percent })
        )}
      </span>
    </>
  );
}

/** Renders the languages next to each other, each collapsible; on narrow screens one at a time. */
export function LanguageColumns({ services }: { services: EditorServices }) {
  const { t } = useTexts(editorKitMessages);
  const uiLanguage = useLanguage();
  const [shown, setShown] = useState<Language>(DEFAULT_LANGUAGE);
  const { folded, fold, unfold } = useFolded();
  // The pressed button unmounts with its column, so the focus moves to the button that expands it again.
  const [justFolded, setJustFolded] = useState<Language>();
  const open = CONTENT_LANGUAGES.length - folded.length;
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
      {folded.length > 0 && (
        <div className="flex flex-wrap gap-2 max-xl:hidden">
          {folded.map((language) => (
            <Button
              key={language}
              size="sm"
              variant="secondary"
              autoFocus={language === justFolded}
              onClick={() => unfold(language)}
            >
              <Columns2 aria-hidden />
              {t('unfold', { language: languageName(language, uiLanguage) })}
            </Button>
          ))}
        </div>
      )}
      <LanguageGrid from="xl" count={open}>
        {CONTENT_LANGUAGES.map((language) => (
          <section
            key={language}
            aria-label={languageName(language, uiLanguage)}
            className={clsx(
              'min-w-0 space-y-4',
              language !== shown && 'max-xl:hidden',
              folded.includes(language) && 'xl:hidden',
            )}
          >
            <div className="flex items-center gap-2 border-b border-border pb-2 font-semibold max-xl:hidden">
              <LanguageMark language={language} />
              {open > 1 && (
                <span className="ms-auto">
                  <IconButton
                    size="sm"
                    label={t('fold', { language: languageName(language, uiLanguage) })}
                    onClick={() => {
                      setJustFolded(language);
                      fold(language);
                    }}
                  >
                    <PanelRightClose aria-hidden />
                  </IconButton>
                </span>
              )}
            </div>
            <LanguageFields language={language} services={services} />
          </section>
        ))}
      </LanguageGrid>
    </>
  );
}
