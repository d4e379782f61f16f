/** A time as the contract writes it (its section 3): `2026-11-21 10:00:00.000Z`. */
export function contractTime(time: Date): string {
  return time.toISOString().replace('T', ' ')
}
