export interface Sample {
  /** Since the start of the process. */
  seconds: number;
  values: Record<keyof typeof LIMITS, number>;
}

/**
 * Growth per minute that is still normal: caches fill, and PostgreSQL's memory is mapped page by page. A leak
 * of 1 KB per request is several MB per minute here.
 */
export const LIMITS = { 'heap MB': 1.5, 'RSS MB': 8, descriptors: 1 };

/** Returns the slope per minute of the best-fitting line. */
export function growth(samples: readonly Sample[], what: keyof typeof LIMITS): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const minutes = samples.map(({ seconds }) => seconds / 60);
  const values = samples.map((sample) => sample.values[what]);
  const [middle, average] = [mean(minutes), mean(values)];
  const rise = mean(
    minutes.map((minute, index) => (minute - middle) * ((values[index] ?? average) - average)),
  );
  const run = mean(minutes.map((minute) => (minute - middle) ** 2));
  return run === 0 ? 0 : rise / run;
}

/** Returns the values that grew beyond their limit in the second half, when caches are full. */
export function grown(samples: readonly Sample[]): (keyof typeof LIMITS)[] {
  const secondHalf = samples.slice(Math.floor(samples.length / 2));
  return (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
    (what) => growth(secondHalf, what) > LIMITS[what],
  );
}
