import { ArrowLeft, ArrowRight, Search, Send } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { DiscardRequestDraft, StoredInBrowser } from '@/requests/request-draft-notice';
import type { AppealStep } from './appeal-schema';
import { appealsMessages } from './messages';

interface StepRowProps {
  step: AppealStep;
  canGoOn: boolean;
  isBusy: boolean;
  onBack: () => void;
  onDiscard: () => void;
}

/** Renders the buttons below a step: next, back and discard. */
export function StepRow({ step, canGoOn, isBusy, onBack, onDiscard }: StepRowProps) {
  const { t } = useTexts(appealsMessages);
  return (
    <div className="space-y-3 border-t border-border pt-8">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" isPending={isBusy} className="max-sm:w-full">
          {step === 'check' ? (
            <Send aria-hidden />
          ) : canGoOn ? (
            <ArrowRight aria-hidden />
          ) : (
            <Search aria-hidden />
          )}
          {t(step === 'check' ? 'submit' : canGoOn ? 'continue' : 'ask')}
        </Button>
        {step !== 'eligibility' && (
          <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t('back')}
          </Button>
        )}
        <span className="max-sm:ms-3">
          <DiscardRequestDraft onDiscard={onDiscard} />
        </span>
      </div>
      <StoredInBrowser />
    </div>
  );
}
