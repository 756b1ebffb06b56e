import { useTexts } from '@/lib/i18n/use-texts';
import { Button } from './controls/button';
import { commonMessages } from './messages';

interface PartFailureProps {
  /** What failed to load. */
  message: string;
  onRetry: () => unknown;
  isRetrying: boolean;
}

/** Renders a failed load of one part of a page, with a retry button. */
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
