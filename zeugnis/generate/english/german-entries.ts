import type { Warning } from '../../model/letter.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'

type Of = Extract<Warning, { code: 'german-words' }>

/** Words that only German has: small ones, umlauts in words that are no name, and endings. „die“ and „den“ are English words too. */
const german = new RegExp(
  String.raw`(?<!\p{L})(?:und|oder|(?<!v[ao]n )der|das|dem|eine[rnms]?|mit|vom|bei|für|zur|zum|im|auf|nach|sowie|wir|unsere?|betreibt|drei|vier)(?!\p{L})` +
    String.raw`|(?<!\p{L})\p{Ll}{0,20}[äöüß]\p{Ll}{1,30}(?!\p{L})` +
    String.raw`|(?<!\p{L})\p{L}{2,40}(?:(?<!s)ungen|(?<![sro])ung|keit|heit|schaft|ieren)(?!\p{L})`,
  'u',
)

/** Occupations, most of them known by the ending for women. */
const germanTitle =
  /(?<!\p{L})\p{L}{2,40}(?:(?:er|eur|or|ist|ent|ant)in|(?:leit|arbeit|berat|führ|fleg|köch)er|kaufmann|kauffrau|meister|kraft|fachmann|fachfrau|angestellte[rn]?|vorstand)(?!\p{L})|(?<!\p{L})Köch(?:in)?(?!\p{L})/iu

/** Entries of an English letter that are in German: they would stand between English sentences as they are. */
export function germanEntries({ employer, job, tasks, thirdParties = '', ofPerson = {}, signers }: ZeugnisSpec): Of[] {
  const entries: readonly (readonly [field: string, text: string])[] = [
    ['employer.description', employer.description ?? ''],
    ...tasks.map((text, index) => [`tasks.${index}`, text] as const),
    ['thirdParties', thirdParties],
    ...Object.entries(ofPerson).map(([name, text]) => [`ofPerson.${name}`, text] as const),
  ]
  const titles: typeof entries = [['job.title', job.title], ...signers.map(({ position }, index) => [`signers.${index}.position`, position] as const)]
  return [...foundIn(titles, germanTitle), ...foundIn([...titles, ...entries], german)].filter(isFirstOfField)
}

function foundIn(entries: readonly (readonly [field: string, text: string])[], pattern: RegExp): Of[] {
  return entries.flatMap(([field, text]) => {
    const found = pattern.exec(text)
    return found ? [{ code: 'german-words' as const, field, words: found[0] }] : []
  })
}

function isFirstOfField({ field }: Of, index: number, all: readonly Of[]): boolean {
  return all.findIndex((other) => other.field === field) === index
}
