import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { editorKitMessages } from '@/editor/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { selectText } from './gaps';

const SHOWN = 5;

interface GapsNoticeProps {
  gaps: readonly string[];
  /** True if the gaps blocked the last action. */
  isUrgent: boolean;
  onClose: () => void;
}

/** Lists the placeholders of a template text that are not filled in, with a button that selects the first. */
export function GapsNotice({ gaps, isUrgent, onClose }: GapsNoticeProps) {
  const { t } = useTexts(editorKitMessages);
  const [first = ''] = gaps;
  const show = () => {
    onClose();
    // Wait until the dialog has released the focus.
    setTimeout(() => selectText(first));
  };
  return (
    <Notice
      // Remount the notice when it becomes urgent, so that screen readers announce it.
      key={String(isUrgent)}
      tone={isUrgent ? 'danger' : 'warning'}
      {...(isUrgent && { live: 'assertive' as const })}
      title={t('publishing.gaps', { count: gaps.length })}
    >
      <ul className="list-disc ps-5 wrap-anywhere">
        {gaps.slice(0, SHOWN).map((gap, place) => (
          <li key={`${String(place)} ${gap}`}>{gap}</li>
        ))}
        {gaps.length > SHOWN && <li>…</li>}
      </ul>
      <Button size="sm" variant="secondary" onClick={show}>
        {t('publishing.toGap')}
      </Button>
    </Notice>
  );
}
