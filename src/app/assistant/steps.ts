import type { SettingsRoom } from '@/config/settings-room';
import { isStep, type SetupStep } from '@/features/dashboard/setup-steps';
import { recall, remember } from '@/lib/storage';

/**
 * The steps of the assistant in their order. `room`: the part of the settings that a step shows; `check`: the step of the
 * set-up checklist that tells when it is done, of a step without one that it was passed.
 */
export const assistantSteps = {
  demo: { room: 'starter', check: 'demo' },
  names: { room: 'identity', check: 'logo' },
  legalName: { room: 'letters', check: 'letters' },
  licence: { check: 'licence' },
  contacts: { room: 'contacts', check: 'contacts' },
  colours: { room: 'colours' },
  correspondence: { room: 'templates' },
  holidays: { room: 'holidays', check: 'holidays' },
  notice: { room: 'privacy', check: 'notice' },
} as const satisfies Record<string, { room?: SettingsRoom; check?: SetupStep }>;

export type AssistantStep = keyof typeof assistantSteps;
/** The last page: what remains outside of the assistant. */
export const FINISH = 'finish';
export type AssistantPlace = AssistantStep | typeof FINISH;
export type StepState = 'done' | 'passed' | 'open';

// assistantSteps has exactly these keys.
const all = Object.keys(assistantSteps) as AssistantStep[];

export const roomOf = (step: AssistantStep): SettingsRoom | undefined => {
  const entry = assistantSteps[step];
  return 'room' in entry ? entry.room : undefined;
};
const checkOf = (step: AssistantStep): SetupStep | undefined => {
  const entry = assistantSteps[step];
  return 'check' in entry ? entry.check : undefined;
};

/** A step that has nothing to be missing: going past it is no skipping. */
export const isOptional = (step: AssistantStep) => checkOf(step) === undefined;

interface Line {
  step: string;
  is_done: boolean;
}

/** Each step with its state; clearing the demo is one only while there is a demo, or while it is `shown`. */
export function stepsOf(
  lines: readonly Line[],
  passed: readonly string[],
  shown: AssistantPlace | undefined,
) {
  return all.flatMap((step): { step: AssistantStep; state: StepState }[] => {
    const check = checkOf(step);
    const isPassed = passed.includes(step);
    const isDone = check ? lines.some((line) => line.step === check && line.is_done) : isPassed;
    if (step === 'demo' && isDone && shown !== 'demo') return [];
    return [{ step, state: isDone ? 'done' : isPassed ? 'passed' : 'open' }];
  });
}

/** Where somebody who comes back goes on: the first step that is neither done nor passed. */
export const nextOpen = (steps: ReturnType<typeof stepsOf>): AssistantPlace =>
  steps.find(({ state }) => state === 'open')?.step ?? FINISH;

const checks: readonly (string | undefined)[] = all.map(checkOf);

/** Open steps of the checklist that no step of the assistant takes. */
export const beyondAssistant = <L extends Line>(lines: readonly L[]) =>
  lines.flatMap(({ step, ...rest }) =>
    isStep(step) && !checks.includes(step) && !rest.is_done ? [{ step, ...rest }] : [],
  );

const passedKey = (userId: string) => `lsbu-assistant:${userId}`;

/** The steps that this person has gone past on this browser. */
export const passedSteps = (userId: string): readonly string[] =>
  (recall(passedKey(userId)) ?? '').split(' ').filter(Boolean);

export function notePassed(userId: string, step: AssistantStep): readonly string[] {
  const passed = [...new Set([...passedSteps(userId), step])];
  remember(passedKey(userId), passed.join(' '));
  return passed;
}
