import { readCollection } from '#words'
import { type Locale, normIn } from '#words/interface'
import { entryPath, localized } from '../../route-table/paths.ts'
import { citeRuling } from '../law/entry-sources.ts'

/** A knowledge entry as the lexicon prints it: its own definition, and what that rests on. */
export interface Defined {
  readonly slug: string
  readonly href: string
  readonly term: string
  readonly definition: string
  /** Statutes and rulings. */
  readonly grounds: readonly string[]
}

/** Read once: texts are rendered in one go, files are not. */
const defined: Readonly<Record<Locale, readonly Defined[]>> = { de: await readDefined('de'), en: await readDefined('en') }

async function readDefined(locale: Locale): Promise<readonly Defined[]> {
  return (await readCollection('wissen', locale)).map(({ slug, meta: { term, definition, statutes = [], rulings = [] } }) => ({
    slug,
    href: localized(entryPath('wissen', slug), locale),
    term,
    definition,
    grounds: [...statutes.map(({ norm }) => normIn(locale, norm).replaceAll(' ', '\u00a0')), ...rulings.map((ruling) => citeRuling(ruling, locale))],
  }))
}

/** All knowledge entries of a language. */
export function definedTerms(locale: Locale): readonly Defined[] {
  return defined[locale]
}
