import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FormValues, SettingField } from './groups';
import { settingsMessages } from './messages';
import { reasonOf } from './queries';
import { useSettingTexts } from './setting-texts';

/** Values that somebody else saved meanwhile: the fields they changed, and those that were changed here too. */
export interface Collision {
  theirs: FormValues;
  mine: FormValues;
  fields: readonly SettingField[];
  both: readonly SettingField[];
  /** Goes on from theirs. */
  onTake: () => void;
  /** Saves the fields changed here over their version, and leaves the rest as it is there. */
  onKeep: () => void;
}

interface SaveFailureProps {
  failure: AppError;
  collision: Collision | undefined;
}

/** Why nothing was saved, and what can be done about it. It stands by the button and takes the focus from there. */
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
