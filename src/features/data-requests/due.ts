const HOUR_MS = 3_600_000;

/** How a request stands against its 3 x 24 hours: whole hours left, or over. */
export function clockOf(due: string, now: number): { state: 'left' | 'soon' | 'over'; count: number } {
  const hours = (Date.parse(due) - now) / HOUR_MS;
  if (hours < 0) return { state: 'over', count: Math.ceil(-hours) };
  return { state: hours < 24 ? 'soon' : 'left', count: Math.floor(hours) };
}
