import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import type { AppError } from '@/lib/errors';
import { reasonOf } from './queries';

interface SaveFailureProps {
  failure: AppError;
  /** When somebody else saved meanwhile: goes on from theirs, or saves over it. */
  onTake?: (() => void) | undefined;
  onKeep?: (() => void) | undefined;
}

/** Why nothing was saved, and what can be done about it. */
export function SaveFailure({ failure, onTake, onKeep }: SaveFailureProps) {
  const { t } = useTranslation('settings');
  const isCollision = onTake !== undefined;
  return (
    <Notice tone="danger" live="assertive" title={isCollision ? t('collision') : t('saveFailed')}>
      <p>{isCollision ? t('collisionHint') : t(`reason.${reasonOf(failure)}`)}</p>
      {isCollision && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button size="sm" variant="secondary" onClick={onTake}>
            {t('useTheirs')}
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            {t('keepMine')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
