import type { ReviewVerdict } from '@/domain/compliance-review';

/** Meeting that fulfils an item, as entered. Dates are ISO dates or empty. */
export interface Meeting {
  metOn: string;
  nextOn: string;
  participants: string;
}
export const NO_MEETING: Meeting = { metOn: '', nextOn: '', participants: '' };
export const MAX_PARTICIPANTS_LENGTH = 300;

/** Returns the same day of the next year, the latest date for the next meeting. */
export const yearAfter = (day: string) => day && `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

export type MeetingPart = keyof Meeting | 'minutes';

/** Returns the missing or invalid parts. For an insufficient verdict, all parts are optional. */
export function wrongParts(
  { metOn, nextOn, participants }: Meeting,
  { verdict, hasMinutes, today }: { verdict: ReviewVerdict; hasMinutes: boolean; today: string },
): MeetingPart[] {
  const isRequired = verdict === 'sufficient';
  const isWrong: Record<MeetingPart, boolean> = {
    metOn: metOn ? metOn > today : isRequired,
    nextOn: nextOn ? nextOn <= metOn || nextOn > yearAfter(metOn) : isRequired,
    participants: isRequired && !participants.trim(),
    minutes: isRequired && !hasMinutes,
  };
  return (['metOn', 'nextOn', 'participants', 'minutes'] as const).filter((part) => isWrong[part]);
}
