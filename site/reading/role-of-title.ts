import { expectations } from '#zeugnis'

/** Slug of the occupation that a job title belongs to; null where the lexicon knows none. */
export function roleOfTitle(title: string): string | null {
  return expectations.roleIn(`als ${title}`)
}
