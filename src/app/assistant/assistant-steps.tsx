import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';
import { useStaff } from '@/app/staff';
import { Button } from '@/ui/controls/button';
import { Room } from '@/features/settings/settings-sections';
import { useTexts } from '@/lib/i18n/use-texts';
import { fitting } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { hasDraft } from '@/session/drafts';
import { FinishStep } from './finish-step';
import { LicenceStep } from './licence-step';
import { assistantMessages } from './messages';
import { AssistantStepList } from './assistant-step-list';
import {
  assistantSteps,
  FINISH,
  isOptional,
  nextOpen,
  markStepPassed,
  passedSteps,
  roomOf,
  stepsOf,
  type AssistantLocation,
  type AssistantStep,
} from './steps';

interface AssistantStepsProps {
  lines: readonly { step: string; is_done: boolean; missing: string[] }[];
}

const isPlace = (text: string) => text === FINISH || Object.hasOwn(assistantSteps, text);
const schema = { step: fitting(isPlace) };

/** Renders the current step. Steps visited before stay mounted but hidden, so that typed text is not lost. */
export function AssistantSteps({ lines }: AssistantStepsProps) {
  const { t } = useTexts(assistantMessages);
  const { profile } = useStaff();
  const { values, to } = useUrlState(schema);
  const [passed, setPassed] = useState(() => passedSteps(profile.id));
  // Initial step if the URL names none; fixed while the screen is mounted.
  const [first] = useState(() => nextOpen(stepsOf(lines, passed, undefined)));
  const shown = (values.step || first) as AssistantLocation;
  const steps = stepsOf(lines, passed, shown);
  const [opened, setOpened] = useState<readonly AssistantLocation[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const [unsaved, setUnsaved] = useState<Partial<Record<AssistantStep, boolean>>>({});
  const title = useTitleFocus(shown);

  const places: readonly AssistantLocation[] = [...steps.map(({ step }) => step), FINISH];
  const at = places.indexOf(shown);
  const before = places[at - 1];
  const after = places[at + 1];
  const isDone = steps.some(({ step, state }) => step === shown && state === 'done');
  const isUnsaved = (step: AssistantStep) => unsaved[step] ?? hasDraft(`settings:${roomOf(step)}`);
  const note = (step: AssistantStep, isDirty: boolean) =>
    setUnsaved((then) => (then[step] === isDirty ? then : { ...then, [step]: isDirty }));
  const address = (place: AssistantLocation) => to({ step: place });

  return (
    <div className="gap-8 max-lg:space-y-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="space-y-3 self-start lg:sticky lg:top-20">
        <AssistantStepList steps={steps} shown={shown} to={address} isUnsaved={isUnsaved} />
      </div>
      <div className="max-w-4xl space-y-5">
        <div className="space-y-1">
          {shown !== FINISH && (
            <p className="text-sm text-text-muted tabular-nums">
              {t('at', { step: at + 1, total: steps.length })}
            </p>
          )}
          <h2 ref={title} tabIndex={-1} className="text-xl">
            {t(`step.${shown}`)}
          </h2>
          <p className="max-w-prose text-text-muted">{t(`about.${shown}`)}</p>
        </div>
        {opened.flatMap((place) => {
          const room = place === FINISH ? undefined : roomOf(place);
          if (place === FINISH || !room) return [];
          return (
            <div key={place} hidden={place !== shown}>
              <Room
                name={room}
                isShown={place === shown}
                previews={settingsPreviews}
                onDirty={(isDirty) => note(place, isDirty)}
              />
            </div>
          );
        })}
        {shown === 'licence' && (
          <LicenceStep missing={lines.find(({ step }) => step === 'licence')?.missing ?? []} />
        )}
        {shown === FINISH && <FinishStep lines={lines} />}
        <div className="flex flex-wrap justify-between gap-3">
          {before ? (
            <Button asChild variant="ghost">
              <Link to={address(before)}>{t('back')}</Link>
            </Button>
          ) : (
            <span />
          )}
          {after && shown !== FINISH && (
            <Button asChild variant={isDone ? 'primary' : 'secondary'}>
              <Link to={address(after)} onClick={() => setPassed(markStepPassed(profile.id, shown))}>
                {t(isDone || isOptional(shown) ? 'next' : 'skip')}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Moves the focus to the heading when the step changes, so that keyboard and screen reader users continue
 * there.
 */
function useTitleFocus(shown: AssistantLocation) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    title.current?.focus();
  }, [shown]);
  return title;
}
