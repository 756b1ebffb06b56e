import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';

/** Steps of setup_checklist() and their screens. */
export const setupSteps = {
  demo: settingsRoom('starter'),
  logo: settingsRoom('identity'),
  contacts: settingsRoom('contacts'),
  letters: settingsRoom('letters'),
  licence: paths.admin.legality,
  fees: paths.admin.fees,
  pages: paths.admin.cms,
  notice: settingsRoom('privacy'),
  holidays: settingsRoom('holidays'),
  mail: paths.profile.contact,
  second_admin: paths.admin.users,
  two_factor: paths.admin.profile,
} as const;

export type SetupStep = keyof typeof setupSteps;

interface Line {
  step: string;
  is_done: boolean;
  missing: string[];
  dismissed_at: string | null;
}

export const isStep = (step: string): step is SetupStep => Object.hasOwn(setupSteps, step);

/** Returns the state of the checklist, without unknown steps. */
export function setupOf(lines: readonly Line[]) {
  const steps = lines.flatMap(({ step, ...rest }) => (isStep(step) ? [{ step, ...rest }] : []));
  const done = steps.filter((line) => line.is_done).length;
  return {
    steps,
    done,
    total: steps.length,
    isFinished: done === steps.length,
    isDismissed: lines.some((line) => line.dismissed_at !== null),
  };
}
