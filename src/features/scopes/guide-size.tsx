import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceGroup } from '@/requests/choice-group';
import { sizesOf, type SizeAnswer } from './guide';
import { guideMessages } from './guide-messages';
import type { ScopeDetail } from './queries';

interface GuideSizeProps {
  scopes: readonly ScopeDetail[];
  size: SizeAnswer | '';
  onAnswer: (size: SizeAnswer) => void;
}

/** Renders the third question, with the sizes that the selected codes allow. */
export function GuideSize({ scopes, size, onAnswer }: GuideSizeProps) {
  const { t } = useTexts(guideMessages);
  const [isMissing, setMissing] = useState(false);
  const answers = [...sizesOf(scopes), 'belum-tahu'] as const;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = answers.find((each) => each === new FormData(form).get('ukuran'));
    setMissing(!said);
    if (said) onAnswer(said);
    else form.querySelector('input')?.focus();
  };
  return (
    <form onSubmit={submit} className="max-w-prose space-y-5">
      <ChoiceGroup
        id="size"
        name="ukuran"
        label={t('qualification')}
        hint={t('sizeText')}
        error={isMissing ? t('sizeMissing') : undefined}
        choices={answers.map((value) => ({
          value,
          label: t(`size.${value}`),
          ...(value === 'belum-tahu' && { hint: t('sizeUnknownHint') }),
        }))}
        chosen={size}
      />
      <Button type="submit">{t('next')}</Button>
    </form>
  );
}
