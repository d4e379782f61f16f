/** The seconds that a `Retry-After` says; nothing where there is none, or a date, which no server of ours sends. */
export function retryAfterOf(header: string | null | undefined): number | undefined {
  return header && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}
