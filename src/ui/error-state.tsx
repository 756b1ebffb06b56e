import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnline } from '@/lib/use-online';
import { commonMessages } from './messages';
import { Button } from './controls/button';

interface ErrorStateProps {
  title?: string;
  /** Cause and remedy. Defaults to a message about being offline or an unknown error. */
  message?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Renders a failed load: announces the error to screen readers and offers a retry. */
export function ErrorState({ title, message, onRetry, isRetrying }: ErrorStateProps) {
  const { t } = useTexts(commonMessages);
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-lg border border-danger/30 bg-surface px-6 py-14 text-center"
    >
      <span
        aria-hidden
        className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger"
      >
        <TriangleAlert className="size-6" />
      </span>
      <div className="space-y-1">
        <p className="font-semibold">{title ?? t('errorTitle')}</p>
        <p className="mx-auto max-w-prose text-sm text-text-muted">
          {message ?? t(isOnline ? 'errorMessage' : 'offlineMessage')}
        </p>
      </div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} isPending={isRetrying ?? false}>
          <RotateCw aria-hidden />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
