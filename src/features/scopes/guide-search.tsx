import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { guideQuery } from './guide';
import { guideMessages } from './guide-messages';

const EXAMPLES = ['house', 'school', 'road', 'bridge', 'canal', 'electricity', 'cooling', 'design'] as const;

/**
 * Renders the first question. A new answer clears the selected codes, which belong to the previous search.
 */
export function GuideSearch({ words, onAnswer }: { words: string; onAnswer: (words: string) => void }) {
  const { t } = useTexts(guideMessages);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const said = input.value.trim();
    setMissing(!said);
    if (said) onAnswer(said);
    else input.focus();
  };
  return (
    <div className="max-w-prose space-y-5">
      <form onSubmit={submit} noValidate className="space-y-4">
        <Field
          label={t('wordsLabel')}
          hint={t('wordsHint')}
          error={isMissing ? t('wordsMissing') : undefined}
        >
          <TextInput name="q" defaultValue={words} maxLength={100} autoComplete="off" enterKeyHint="next" />
        </Field>
        <Button type="submit">{t('next')}</Button>
      </form>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-text-muted">{t('examples')}</span>
        {EXAMPLES.map((key) => (
          <Button key={key} asChild variant="secondary" size="sm">
            <Link to={{ search: guideQuery({ words: t(`example.${key}`) }) }}>{t(`example.${key}`)}</Link>
          </Button>
        ))}
      </div>
    </div>
  );
}
