/** Texts of the home page that the organisation may replace, by their keys in the settings (`site.home`). */
export const HOME_WORDS = [
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
export type HomeWord = (typeof HOME_WORDS)[number];
