import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';
import type { FormValues, KitRow } from './row-values';
import { useReason } from './use-reason';
import { NewerVersion } from './newer-version';
import { newerVersion } from './use-resource-save';

interface SaveFailureProps {
  resource: ShownResource;
  failure: AppError;
  mine: FormValues;
  onUseTheirs: (theirs: KitRow) => void;
  /** Saves the form over `base`, or as a new row if undefined. */
  onSaveOver: (base: KitRow | undefined) => void;
}

/** Explains why a save failed and offers the next steps. */
export function SaveFailure({ resource, failure, mine, onUseTheirs, onSaveOver }: SaveFailureProps) {
  const { t } = useTexts(resourceKitMessages);
  const reason = useReason(resource);
  const theirs = newerVersion(failure);
  const isGone = failure.kind === 'not_found';
  return (
    <FailureNotice of={failure} title={theirs ? t('collision') : t('saveFailed')} className="w-full">
      <p>{theirs ? t('collisionHint') : reason(failure)}</p>
      {theirs && <NewerVersion resource={resource} theirs={theirs} mine={mine} />}
      <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
        {theirs && (
          <>
            <Button variant="secondary" size="sm" onClick={() => onUseTheirs(theirs)}>
              {t('useTheirs')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onSaveOver(theirs)}>
              {t('keepMine')}
            </Button>
          </>
        )}
        {isGone && (
          <Button variant="secondary" size="sm" onClick={() => onSaveOver(undefined)}>
            {t('saveAsNew')}
          </Button>
        )}
      </div>
    </FailureNotice>
  );
}
