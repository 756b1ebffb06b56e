import { useTexts } from '@/lib/i18n/use-texts';
import { Button } from './controls/button';
import { commonMessages } from './messages';

interface PartFailureProps {
  message: string;
  onRetry: () => unknown;
  isRetrying: boolean;
}

/** Renders the error of a page part that failed to load, with a retry button. */
export function PartFailure({ message, onRetry, isRetrying }: PartFailureProps) {
  const { t } = useTexts(commonMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="alert" className="text-danger">
        {message}
      </p>
      <Button variant="secondary" size="sm" onClick={() => void onRetry()} isPending={isRetrying}>
        {t('retry')}
      </Button>
    </div>
  );
}
