import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FormValues, SettingField } from './groups';
import { settingsMessages } from './messages';
import { reasonOf } from './queries';
import { useSettingTexts } from './setting-texts';

/**
 * Conflict with values saved by another user meanwhile: the fields they changed, and those changed on both
 * sides.
 */
export interface Collision {
  theirs: FormValues;
  mine: FormValues;
  fields: readonly SettingField[];
  both: readonly SettingField[];
  /** Continues with the other user's version. */
  onTake: () => void;
  /** Saves the fields changed here on top of the other user's version. */
  onKeep: () => void;
}

interface SaveFailureProps {
  failure: AppError;
  collision: Collision | undefined;
}

/** Renders why saving failed and how to continue. It is placed next to the button and receives the focus. */
export function SaveFailure({ failure, collision }: SaveFailureProps) {
  const { t } = useTexts(settingsMessages);
  const words = useSettingTexts();
  return (
    <FailureNotice of={failure} title={collision ? t('collision') : t('saveFailed')}>
      <p>{collision ? t('collisionHint') : t(`reason.${reasonOf(failure)}`)}</p>
      {collision && (
        <>
          <dl aria-label={t('theirChanges')} className="space-y-2 pt-1">
            {collision.fields.map((field) => (
              <div key={field.key}>
                <dt className="text-xs text-text-muted">{words.labelOf(field)}</dt>
                <dd className="break-words">{words.shown(field, collision.theirs[field.key])}</dd>
                {collision.both.includes(field) && (
                  <dd className="font-semibold break-words">
                    {t('yours', { value: words.shown(field, collision.mine[field.key]) })}
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-2 pt-1">
            <Button size="sm" variant="secondary" onClick={collision.onTake}>
              {t('useTheirs')}
            </Button>
            <Button size="sm" variant="secondary" onClick={collision.onKeep}>
              {t('keepMine')}
            </Button>
          </div>
        </>
      )}
    </FailureNotice>
  );
}
