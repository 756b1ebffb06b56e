import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { editorKitMessages } from '@/editor/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { selectWords } from './gaps';

const SHOWN = 5;

interface GapsNoticeProps {
  gaps: readonly string[];
  /** They stand in the way of what was just tried. */
  isUrgent: boolean;
  onClose: () => void;
}

/** The parts of a model text that are still to be filled in, with a way to the first. */
export function GapsNotice({ gaps, isUrgent, onClose }: GapsNoticeProps) {
  const { t } = useTexts(editorKitMessages);
  const [first = ''] = gaps;
  const show = () => {
    onClose();
    // Once the dialog has released the focus.
    setTimeout(() => selectWords(first));
  };
  return (
    <Notice
      // Anew when it begins to stand in the way, so that it is read out.
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
