import { RotateCw } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { Notice } from './notice';
import { outcomeMessages } from './outcome-messages';
import { Button } from './controls/button';

interface UnknownOutcomeProps {
  isAsking: boolean;
  /** Asks the server again; without it the button sends the form around it, which asks first. */
  onCheck?: () => void;
}

/** The answer to something sent was lost: says so, and asks again, before anything is said about success or failure. */
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
