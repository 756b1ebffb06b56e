import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useOnline } from '@/lib/use-online';
import { canStoreDrafts, type Draft } from './draft';
import { requestKitMessages } from './messages';

interface DraftNoticeProps {
  restored: Draft | null;
  onDiscard: () => void;
}

/** Renders a notice about a restored draft with a button to discard it, or about a lost connection. */
export function DraftNotice({ restored, onDiscard }: DraftNoticeProps) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" live="polite" title={t('offlineTitle')}>
          <p>{t(canStoreDrafts() ? 'offlineText' : 'offlineTextOnly')}</p>
        </Notice>
      )}
      {restored && (
        <Notice
          live="polite"
          title={t('draft.restored', { time: formatDateTime(language, new Date(restored.savedAt)) })}
        >
          <p>
            {t('draft.restoredText')}
            {restored.files.length > 0 && ` ${t('draft.files', { names: restored.files.join(', ') })}`}
          </p>
          <DiscardDraft onDiscard={onDiscard} />
        </Notice>
      )}
    </>
  );
}

/** Renders a button that deletes all input after a confirmation. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTexts(requestKitMessages);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const discard = () => {
    setDialogOpen(false);
    onDiscard();
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setDialogOpen(true)}>
        <Trash2 aria-hidden />
        {t('draft.discard')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('draft.discardTitle')}
        message={t('draft.discardText')}
        confirmLabel={t('draft.discard')}
        tone="danger"
        onConfirm={discard}
      />
    </>
  );
}

/** Renders where and how long the draft is stored, or that this browser stores nothing. */
export function StoredInBrowser() {
  const { t } = useTexts(requestKitMessages);
  const isHydrated = useIsHydrated();
  return (
    <p className="text-xs text-text-muted">
      {t(!isHydrated || canStoreDrafts() ? 'draft.keptHere' : 'draft.keptNowhere')}
    </p>
  );
}
