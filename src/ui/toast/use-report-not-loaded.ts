import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { toast } from './toast';

/** Returns a function that reports a failed download, for example while offline. */
export function useReportNotLoaded(): () => void {
  const { t } = useTexts(commonMessages);
  return () => void toast({ title: t('notLoaded'), description: t('notLoadedHint'), variant: 'destructive' });
}
