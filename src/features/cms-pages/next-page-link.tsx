import { NextStep } from '@/ui/next-step';
import { useTexts } from '@/lib/i18n/use-texts';
import { isKnownPage, nextSteps } from './cms-pages';
import { cmsPagesMessages } from './messages';

/** Renders links to further pages. */
export function NextPageLink({ slug }: { slug: string }) {
  const { t } = useTexts(cmsPagesMessages);
  const known = isKnownPage(slug) ? slug : undefined;
  return (
    <NextStep
      title={t('nextTitle')}
      text={t(`nextTexts.${known ?? 'lain'}`)}
      actions={nextSteps(known).map(({ key, to }) => ({ label: t(`next.${key}`), to }))}
    />
  );
}
