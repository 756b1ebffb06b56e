import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from '@/inbox-kit/messages';

/** A dot before unread entries, with a text for screen readers. */
export function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { t } = useTexts(inboxKitMessages);
  return (
    <span className="flex h-6 w-2.5 shrink-0 items-center">
      {isUnread && (
        <>
          <span aria-hidden title={t('unread')} className="size-2.5 rounded-full bg-primary" />
          <span className="sr-only">{t('unread')}</span>
        </>
      )}
    </span>
  );
}
