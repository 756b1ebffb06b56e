import { RotateCw } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { Notice } from './notice';
import { outcomeMessages } from './outcome-messages';
import { Button } from './controls/button';

interface UnknownOutcomeProps {
  isAsking: boolean;
  /** Queries the server again. By default the button submits the surrounding form, which queries first. */
  onCheck?: () => void;
}

/**
 * Renders a lost response: explains it, and offers to query the server before reporting success or failure.
 */
export function UnknownOutcome({ isAsking, onCheck }: UnknownOutcomeProps) {
  const { t } = useTexts(outcomeMessages);
  return (
    <Notice tone="warning" live="assertive" title={t('unknown')}>
      <p>{t(isAsking ? 'asking' : 'notAsked')}</p>
      <div className="pt-1">
        <Button
          type={onCheck ? 'button' : 'submit'}
          variant="secondary"
          size="sm"
          isPending={isAsking}
          onClick={onCheck}
        >
          <RotateCw aria-hidden />
          {t('check')}
        </Button>
      </div>
    </Notice>
  );
}
