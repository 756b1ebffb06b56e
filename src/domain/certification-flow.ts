/** Steps that take longer recur while a certificate is valid and are not stages of certification. */
const MAX_STAGE_DAYS = 180;
type Timed = { duration_days: number | null };

/** Splits the steps into the stages of certification and the recurring cycles. */
export function splitFlow<S extends Timed>(steps: readonly S[]): { stages: S[]; cycles: S[] } {
  const returns = ({ duration_days }: S) => (duration_days ?? 0) > MAX_STAGE_DAYS;
  return { stages: steps.filter((step) => !returns(step)), cycles: steps.filter(returns) };
}

/** Returns the total working days of all stages, without corrections. */
export const totalDays = (stages: readonly Timed[]): number =>
  stages.reduce((sum, { duration_days }) => sum + (duration_days ?? 0), 0);
