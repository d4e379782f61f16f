import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'

const PATTERNS_KEPT = 500

/** Patterns are Go's (RE2): a pattern from outside can never take more than linear time. */
const compiled = new LRUCache<string, RE2JS>({ max: PATTERNS_KEPT })

/** Whether the pattern is found anywhere in the text. A pattern that cannot be read matches nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  try {
    return compile(pattern).test(text)
  } catch {
    return false
  }
}

/** Why a pattern cannot be read; undefined when it can. */
export function patternError(pattern: string): string | undefined {
  try {
    compile(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'error parsing regexp'
  }
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const made = RE2JS.compile(pattern)
  compiled.set(pattern, made)
  return made
}
