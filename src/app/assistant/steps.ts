import type { SettingsRoom } from '@/config/settings-room';
import { isStep, type SetupStep } from '@/features/dashboard/setup-steps';
import { readStored, writeStored } from '@/lib/storage';

/**
 * Assistant steps in order. `room`: section of the settings shown by the step. `check`: checklist item that
 * marks the step as done; without one, a step is done once visited.
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
/** Key of the last step, which lists the tasks outside the assistant. */
export const FINISH = 'finish';
export type AssistantLocation = AssistantStep | typeof FINISH;
export type StepState = 'done' | 'passed' | 'open';

const all = Object.keys(assistantSteps) as AssistantStep[];

export const roomOf = (step: AssistantStep): SettingsRoom | undefined => {
  const entry = assistantSteps[step];
  return 'room' in entry ? entry.room : undefined;
};
const checkOf = (step: AssistantStep): SetupStep | undefined => {
  const entry = assistantSteps[step];
  return 'check' in entry ? entry.check : undefined;
};

/** Returns true for a step without an incomplete state: moving past it does not count as skipping it. */
export const isOptional = (step: AssistantStep) => checkOf(step) === undefined;

interface Line {
  step: string;
  is_done: boolean;
}

/**
 * Returns each step with its state. Includes the step that clears demo data only while demo data exists or
 * the step is `shown`.
 */
export function stepsOf(
  lines: readonly Line[],
  passed: readonly string[],
  shown: AssistantLocation | undefined,
) {
  return all.flatMap((step): { step: AssistantStep; state: StepState }[] => {
    const check = checkOf(step);
    const isPassed = passed.includes(step);
    const isDone = check ? lines.some((line) => line.step === check && line.is_done) : isPassed;
    if (step === 'demo' && isDone && shown !== 'demo') return [];
    return [{ step, state: isDone ? 'done' : isPassed ? 'passed' : 'open' }];
  });
}

/** Returns the step at which a returning user continues: the first that is neither done nor passed. */
export const nextOpen = (steps: ReturnType<typeof stepsOf>): AssistantLocation =>
  steps.find(({ state }) => state === 'open')?.step ?? FINISH;

const checks: readonly (string | undefined)[] = all.map(checkOf);

/** Returns the open checklist items that no assistant step covers. */
export const otherSetupLines = <L extends Line>(lines: readonly L[]) =>
  lines.flatMap(({ step, ...rest }) =>
    isStep(step) && !checks.includes(step) && !rest.is_done ? [{ step, ...rest }] : [],
  );

const passedKey = (userId: string) => `lsbu-assistant:${userId}`;

/** Returns the steps this user has passed in this browser. */
export const passedSteps = (userId: string): readonly string[] =>
  (readStored(passedKey(userId)) ?? '').split(' ').filter(Boolean);

export function markStepPassed(userId: string, step: AssistantStep): readonly string[] {
  const passed = [...new Set([...passedSteps(userId), step])];
  writeStored(passedKey(userId), passed.join(' '));
  return passed;
}
