import { useTranslation } from 'react-i18next';
import { NextStep } from '@/components/next-step';
import { isKnownPage, nextSteps } from './cms-pages';

/** Links for readers who have finished the page. */
export function CmsNext({ slug }: { slug: string }) {
  const { t } = useTranslation('cmsPages');
  const known = isKnownPage(slug) ? slug : undefined;
  return (
    <NextStep
      title={t('nextTitle')}
      text={t(`nextTexts.${known ?? 'lain'}`)}
      actions={nextSteps(known).map(({ key, to }) => ({ label: t(`next.${key}`), to }))}
    />
  );
}
