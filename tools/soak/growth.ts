export interface Sample {
  /** Since the process began. */
  seconds: number;
  values: Record<keyof typeof LIMITS, number>;
}

/**
 * Growth a minute that is no growth yet: caches still fill, and PostgreSQL's memory is touched page by page. A leak of
 * a kilobyte a request is several MB a minute here.
 */
export const LIMITS = { 'heap MB': 1.5, 'RSS MB': 8, descriptors: 1 };

/** The slope of the line that fits best, a minute. */
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

/** Growth in the second half beyond its limit: by then whatever fills once is full. */
export function grown(samples: readonly Sample[]): (keyof typeof LIMITS)[] {
  const secondHalf = samples.slice(Math.floor(samples.length / 2));
  return (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
    (what) => growth(secondHalf, what) > LIMITS[what],
  );
}
