import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import { resourceKitMessages } from './messages';
import { useReason } from './use-reason';
import { NewerVersion, type Versions } from './newer-version';

interface SaveFailureProps {
  resource: ShownFields;
  failure: AppError;
  /** Overrides the message for the error. */
  reason?: string;
  /** Set if another user has saved the same fields. */
  collision: Versions | undefined;
  onUseTheirs: () => void;
  /** Saves the fields changed here over the newer version. */
  onKeepMine: () => void;
  onSaveAsNew?: () => void;
}

/** Renders why a save failed, and the next steps. */
export function SaveFailure(props: SaveFailureProps) {
  const { resource, failure, reason, collision, onUseTheirs, onKeepMine, onSaveAsNew } = props;
  const { t } = useTexts(resourceKitMessages);
  const { find } = useTexts(resource.messages);
  const reasonOf = useReason(resource);
  const title = collision ? (find('collision') ?? t('collision')) : t('saveFailed');
  return (
    <FailureNotice of={failure} title={title} className="w-full">
      <p>{collision ? t('collisionHint') : (reason ?? reasonOf(failure))}</p>
      {collision && <NewerVersion resource={resource} {...collision} />}
      <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
        {collision && (
          <>
            <Button variant="secondary" size="sm" onClick={onUseTheirs}>
              {t('useTheirs')}
            </Button>
            <Button variant="secondary" size="sm" onClick={onKeepMine}>
              {t('keepMine')}
            </Button>
          </>
        )}
        {failure.kind === 'not_found' && onSaveAsNew && (
          <Button variant="secondary" size="sm" onClick={onSaveAsNew}>
            {t('saveAsNew')}
          </Button>
        )}
      </div>
    </FailureNotice>
  );
}
