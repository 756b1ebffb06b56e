import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/lib/i18n/i18n';
import type { Completeness } from './row-values';

type Marks = Record<Language, Completeness>;

/** A language's name, with how much of it is written. */
function LanguageName({ language, marks }: { language: Language; marks: Marks }) {
  const { t } = useTranslation('resourceKit');
  const { filled, total } = marks[language];
  return (
    <>
      {language === 'id' ? t('indonesian') : t('english')}
      <span className="font-normal text-text-muted tabular-nums">
        {total > 0 && filled >= total ? (
          <Check className="size-4 text-success" role="img" aria-label={t('complete')} />
        ) : (
          `${filled}/${total}`
        )}
      </span>
    </>
  );
}

/** Narrow screens: which language is shown. */
export function LanguageSwitch({
  language,
  onLanguage,
  marks,
}: {
  language: Language;
  onLanguage: (language: Language) => void;
  marks: Marks;
}) {
  const { t } = useTranslation('resourceKit');
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-border lg:hidden">
      {(['id', 'en'] as const).map((each) => (
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
          <LanguageName language={each} marks={marks} />
        </button>
      ))}
    </div>
  );
}

/** Wide screens: what stands over the two columns. */
export function LanguageHeadings({ marks }: { marks: Marks }) {
  return (['id', 'en'] as const).map((each) => (
    <p key={each} className="flex items-center gap-2 border-b border-border pb-2 font-semibold max-lg:hidden">
      <LanguageName language={each} marks={marks} />
    </p>
  ));
}
