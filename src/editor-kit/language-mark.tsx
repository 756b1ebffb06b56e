import { Check } from 'lucide-react';
import type { Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { completeness } from './publish/completeness';
import { useFieldName } from './field-names';
import { editorKitMessages } from './messages';
import { useEditing } from './session/use-text-session';

/** Name of a language with the completeness of the text in it. */
export function LanguageMark({ language }: { language: Language }) {
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
