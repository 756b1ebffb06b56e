/** Keys of the home page texts that the settings can override (`site.home`). */
export const HOME_TEXTS = [
  'values_title',
  'first_title',
  'first_text',
  'second_title',
  'second_text',
  'third_title',
  'third_text',
  'action_title',
  'action_text',
] as const;
export type HomeText = (typeof HOME_TEXTS)[number];
