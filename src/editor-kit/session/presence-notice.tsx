import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor-kit/messages';
import type { OtherEditor } from './presence';
import { useClock } from './save-words';

interface PresenceNoticeProps {
  others: readonly OtherEditor[];
  isWatching: boolean;
  onTakeOver: () => void;
}

/** The others at the text, since when, and the consequence for the reader. */
export function PresenceNotice({ others, isWatching, onTakeOver }: PresenceNoticeProps) {
  const { t } = useTexts(editorKitMessages);
  const clock = useClock();
  const first = others[0];
  if (!first) return null;
  const who = { name: others.map(({ name }) => name).join(', '), time: clock(first.since) };
  const kind = isWatching ? 'watching' : 'beside';
  return (
    <Notice tone={isWatching ? 'warning' : 'info'} live="polite" title={t(`presence.${kind}`, who)}>
      <p>{t(`presence.${kind}Hint`)}</p>
      {isWatching && (
        <Button size="sm" variant="secondary" onClick={onTakeOver} className="mt-1">
          {t('presence.takeOver')}
        </Button>
      )}
    </Notice>
  );
}
