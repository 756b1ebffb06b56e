import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { toast } from './toast';

/** Says that what was pressed did not come, as without the network. */
export function useSayNotLoaded(): () => void {
  const { t } = useTexts(commonMessages);
  return () => void toast({ title: t('notLoaded'), description: t('notLoadedHint'), variant: 'destructive' });
}
