/** What this browser keeps for the site, or nothing where that is blocked: to ask for it then is an error. */
export function keptHere(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
