import { Send } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import { DiscardRequestDraft, StoredInBrowser } from './request-draft-notice';

interface SubmitRowProps {
  label: string;
  isSending: boolean;
  onDiscard: () => void;
}

/** Renders the buttons at the end of a form: send, and delete the draft. */
export function SubmitRow({ label, isSending, onDiscard }: SubmitRowProps) {
  return (
    <div className="space-y-3 border-t border-border pt-8">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" isPending={isSending} className="max-sm:w-full">
          <Send aria-hidden />
          {label}
        </Button>
        <span className="max-sm:ms-3">
          <DiscardRequestDraft onDiscard={onDiscard} />
        </span>
      </div>
      <StoredInBrowser />
    </div>
  );
}
