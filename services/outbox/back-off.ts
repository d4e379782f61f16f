const SECOND = 1000
const HOUR = 3600 * SECOND

/** How long a process that tries to send may take before another one may try: longer than the mail server's time limits together. */
export const LEASE_MS = 120 * SECOND

const first = [5, 15, 60, 300, 900].map((seconds) => seconds * SECOND)

/** How long to wait after a try that failed; `attempts` counts it. */
export function delayAfter(attempts: number): number {
  return first[attempts - 1] ?? HOUR
}
