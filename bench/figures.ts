/** What benches say of several rounds. */

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function summary(values: readonly number[], digits = 2): string {
  return `median ${median(values).toFixed(digits)}, from ${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
}
