import { Notice } from '@/ui/notice';
import { DiscardDraft as DiscardButton, RestoredNotice } from '@/drafts/restored-notice';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useOnline } from '@/lib/use-online';
import { MAX_DRAFT_DAYS } from '@/session/drafts';
import { canStoreDrafts } from './draft';
import { requestKitMessages } from './messages';

interface RequestDraftNoticeProps {
  restored: { savedAt: number; files: readonly string[] } | null;
  onDiscard: () => void;
}

function useDiscardTexts() {
  const { t } = useTexts(requestKitMessages);
  return { discard: t('draft.discard'), title: t('draft.discardTitle'), message: t('draft.discardText') };
}

/** Renders a notice about a restored draft with a button to discard it, or about a lost connection. */
export function RequestDraftNotice({ restored, onDiscard }: RequestDraftNoticeProps) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const isOnline = useOnline();
  const texts = useDiscardTexts();
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" live="polite" title={t('offlineTitle')}>
          <p>{t(canStoreDrafts() ? 'offlineText' : 'offlineTextOnly')}</p>
        </Notice>
      )}
      {restored && (
        <RestoredNotice
          title={t('draft.restored', { time: formatDateTime(language, new Date(restored.savedAt)) })}
          texts={texts}
          onDiscard={onDiscard}
        >
          {t('draft.restoredText')}
          {restored.files.length > 0 && ` ${t('draft.files', { names: restored.files.join(', ') })}`}
        </RestoredNotice>
      )}
    </>
  );
}

/** Renders a button that deletes all input after a confirmation. */
export const DiscardRequestDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <DiscardButton texts={useDiscardTexts()} onDiscard={onDiscard} />
);

/** Renders where and how long the draft is stored, or that this browser stores nothing. */
export function StoredInBrowser() {
  const { t } = useTexts(requestKitMessages);
  const isHydrated = useIsHydrated();
  return (
    <p className="text-xs text-text-muted">
      {!isHydrated || canStoreDrafts()
        ? t('draft.keptHere', { days: MAX_DRAFT_DAYS })
        : t('draft.keptNowhere')}
    </p>
  );
}
