import { useTexts } from '@/lib/i18n/use-texts';
import { isExternal } from '@/lib/rich-text/safe-link';
import { useSite } from '@/site/use-site';
import { applyMessages } from './messages';

/** Returns the link to the application portal; empty if the settings have none. */
export function useApplyAction(): { label: string; to: string }[] {
  const { t } = useTexts(applyMessages);
  const { portal_url: to } = useSite().details;
  return isExternal(to) ? [{ label: t('apply'), to }] : [];
}
