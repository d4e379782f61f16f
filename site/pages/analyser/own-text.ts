import { keptHere } from '../../browser/kept.ts'

/** Where the visitor's own text lies; its presence brings React at once (site/arrival/intent-script.ts). */
export const OWN_TEXT_KEY = 'zeugnis-text'

/** The text that was read here last, or nothing. */
export function loadOwnText(): string | undefined {
  return keptHere()?.getItem(OWN_TEXT_KEY) || undefined
}

/** Keeps it; a browser that stores nothing has it until the page is left. */
export function saveOwnText(text: string): void {
  try {
    keptHere()?.setItem(OWN_TEXT_KEY, text)
  } catch {
    // Full storage refuses: the reading goes on.
  }
}

export function clearOwnText(): void {
  keptHere()?.removeItem(OWN_TEXT_KEY)
}
