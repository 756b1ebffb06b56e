import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';

interface DiscardTexts {
  discard: string;
  title: string;
  message: string;
}

interface DiscardDraftProps {
  texts: DiscardTexts;
  onDiscard: () => void;
}

/** Renders a button that deletes a draft after a confirmation. */
export function DiscardDraft({ texts, onDiscard }: DiscardDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {texts.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.title}
        message={texts.message}
        confirmLabel={texts.discard}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}

interface RestoredNoticeProps extends DiscardDraftProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a notice that unsaved input was restored, with a button to discard it. */
export function RestoredNotice({ title, className, children, ...discard }: RestoredNoticeProps) {
  return (
    <Notice live="polite" title={title} {...(className && { className })}>
      <p>{children}</p>
      <DiscardDraft {...discard} />
    </Notice>
  );
}
