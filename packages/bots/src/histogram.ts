/** How often each value was met. Plain data: histograms of the parts of a series can be added up. */
export type Histogram = Record<number, number>;

export function countValue(histogram: Histogram, value: number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

export function addHistogram(to: Histogram, from: Histogram): void {
  for (const [value, times] of Object.entries(from)) countValue(to, Number(value), times);
}

export function countOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, times) => sum + times, 0);
}

export function meanOf(histogram: Histogram): number {
  const sum = Object.entries(histogram).reduce((total, [value, times]) => total + Number(value) * times, 0);
  return sum / Math.max(1, countOf(histogram));
}

/** The value that so many of a hundred do not exceed; 0 if there are none. */
export function percentileOf(histogram: Histogram, percent: number): number {
  const values = Object.entries(histogram)
    .map(([value, times]) => [Number(value), times] as const)
    .sort((a, b) => a[0] - b[0]);
  const wanted = Math.max(1, Math.ceil((countOf(histogram) * percent) / 100));
  let counted = 0;
  for (const [value, times] of values) {
    counted += times;
    if (counted >= wanted) return value;
  }
  return 0;
}
