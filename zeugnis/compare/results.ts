import { keyOf, type Place } from '#language'
import type { ComparedFact } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import type { Side, Sides, Unit } from './read-side.ts'

/** What somebody else examined or marked; in folded text. That further training went well is praise, a course that ends with a mark is none. */
const examined =
  /pruefung|examen|diplom|fachweiterbildung|lehrgang|lehrgaenge|studium|abschlussarbeit|berufsschul|schulisch|zertifi|meister(?:brief|kurs|schule)|abitur|gesellenstueck/iu
const trained = /(?:fort|weiter|aus)bildung|kurs/iu
const mark = '(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft|ungenuegend|hervorragend|ausgezeichnet|summa cum laude|magna cum laude|cum laude)'
const marked = `[„“”‚‘"'»«]?${mark}(?:e[nmrs]?)?[„“”‚‘"'»«]?`
const anyOf = (words: readonly string[]) => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`
const sure = [
  `(?:mit der |der )?(?:\\p{L}{1,30})?note (?:von )?(?:\\d(?:,\\d{1,2})?|${marked})`,
  `mit (?:dem )?(?:praedikat|ergebnis|urteil) ${marked}`,
  'mit auszeichnung',
  '(?:noch nicht |nicht |leider nicht )?(?:bestanden|bestand|bestehen)',
  'durchgefallen',
]
const ofExamination = [
  ...sure,
  `mit (?:${marked}|grossem|vollem) (?:erfolg|ergebnis|leistungen|praedikat)`,
  ...['mit erfolg', 'erfolgreich', 'ohne (?:erfolg|abschluss)'],
  `(?<=(?:leistungen|noten|ergebnisse)[^.;]{0,60} (?:waren|war|sind) (?:stets |durchweg )?)${marked}`,
]
const [ofCourse, ofAll] = [sure, ofExamination].map((words) => new RegExp(anyOf(words), 'giu'))
/** „schwere Prüfung bestanden“ is none where goods are tested. */
const ofThings = /wareneingangspruefung|qualitaetspruefung|rechnungspruefung|pruefung (?:der|des|von) /iu

interface Result extends Place {
  /** What was said, whatever the words around it: sorted, since their order says nothing. */
  readonly key: string
}

/** How an examination, a course or a school judged, by what a sentence says of it; places are those of its folded text. */
export function resultIn({ text }: Pick<Unit, 'text'>): Result | null {
  const pattern = examined.test(text) && !ofThings.test(text) ? ofAll : trained.test(text) ? ofCourse : undefined
  const found = pattern ? [...text.matchAll(pattern)] : []
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const said = found.map(([words]) =>
    keyOf(withoutQuotes(words))
      .replace(/^(?:mit der|der) |(?<=bestand)en$|(?<=note) von/gu, '')
      .replace('bestehen', 'bestand'),
  )
  const marks = said.filter((words) => !/^(?:bestand|mit erfolg|erfolgreich)$/.test(words))
  return { start: first.index, end: last.index + last[0].length, key: marks.length > 0 ? marks.sort().join(' ') : 'bestand' }
}

/** Results that are others. What a school or a chamber judged is a fact, and no judgement of who writes. */
export function resultsThatDiffer(aligned: readonly Aligned[], { before, after }: Sides): ComparedFact[] {
  return aligned.flatMap((pair) => {
    const [one, other] = [pair.before && resultIn(pair.before), pair.after && resultIn(pair.after)]
    if (one?.key === other?.key) return []
    // One that stands alone may be told elsewhere in the other text.
    if ((!one && before.units.some(resultIn)) || (!other && after.units.some(resultIn))) return []
    return [{ kind: 'result' as const, before: toldIn(pair.before, one, before), after: toldIn(pair.after, other, after) }]
  })
}

function toldIn(unit: Unit | null, result: Result | null, { text }: Side): string | null {
  if (!unit || !result) return null
  const { start, end } = unit.placeOf(result)
  return text.slice(start, end).replace(/\s+/gu, ' ')
}

/** A mark as it stands between other quotation marks. */
export const withoutQuotes = (words: string) => words.replace(/[„“”‚‘"»«]|(?<!\p{L})'|'(?!\p{L})/gu, '')
