const HOUR_MS = 3_600_000;

/** Returns the whole hours left of a request's 3 x 24 hours, or the hours overdue. */
export function clockOf(due: string, now: number): { state: 'left' | 'soon' | 'over'; count: number } {
  const hours = (Date.parse(due) - now) / HOUR_MS;
  if (hours < 0) return { state: 'over', count: Math.ceil(-hours) };
  return { state: hours < 24 ? 'soon' : 'left', count: Math.floor(hours) };
}
