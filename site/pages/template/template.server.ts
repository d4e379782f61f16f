import type { Locale } from '#words/locales'
import { findRole } from '#zeugnis'
import { overviewItems } from '../overview/overview-items.server.ts'

/** Duties, competences and pitfalls of a role in one language. Throws for a role the lexicon does not know. */
export function roleFacts(slug: string, locale: Locale) {
  const role = findRole(slug)
  const inLanguage = (items: readonly { readonly de: string; readonly en: string }[]) => items.map((item) => item[locale])
  return { tasks: inLanguage(role.tasks), competences: inLanguage(role.competences), pitfalls: inLanguage(role.pitfalls) }
}

const COUNT = 4

/** The templates that follow this one in the table, round to its start. */
export async function neighbouringTemplates(path: string, locale: Locale) {
  const { items } = await overviewItems('/arbeitszeugnis-vorlage', locale)
  const place = items.findIndex(({ href }) => href.endsWith(path))
  return [...items.slice(place + 1), ...items.slice(0, place)].slice(0, COUNT)
}
