import { keyOf, type Place } from '#language'
import type { ComparedFact } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import type { Side, Sides, Unit } from './read-side.ts'

/** What somebody else examined or marked; in folded text. */
const examined =
  /(?:pruefung|examen|diplom|(?:fach|weiter)bildung|lehrgang|lehrgaenge|studium|abschlussarbeit|berufsschul|schulisch|zertifi|meisterbrief|abitur|fuehrerschein)/iu
const mark = '(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft|ungenuegend|hervorragend|ausgezeichnet|summa cum laude|magna cum laude|cum laude)'
const marked = `[„“”‚‘"'»«]?${mark}(?:e[nmrs]?)?[„“”‚‘"'»«]?`
const outcome = new RegExp(
  [
    `(?:mit der |der )?(?:\\p{L}+)?note (?:von )?(?:\\d(?:,\\d{1,2})?|${marked})`,
    `mit (?:der |dem )?(?:praedikat |urteil )?(?:${marked}|grossem|vollem) (?:erfolg|ergebnis|leistungen|praedikat)`,
    `mit (?:dem )?(?:praedikat|ergebnis|urteil) ${marked}`,
    'mit (?:erfolg|auszeichnung)',
    'erfolgreich',
    '(?:noch nicht |nicht |leider nicht )?bestanden',
    'nicht bestehen',
    'ohne (?:erfolg|abschluss)',
    'durchgefallen',
    `(?<=(?:leistungen|noten|ergebnisse)[^.;]{0,60} (?:waren|war|sind) (?:stets |durchweg )?)${marked}`,
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^/, '(?<!\\p{L})(?:')
    .replace(/$/, ')(?!\\p{L})'),
  'giu',
)

/** Where a sentence says how an examination, a course or a school judged, from the first to the last of such words; in its folded text. */
export function resultIn({ text }: Pick<Unit, 'text'>): Place | null {
  if (!examined.test(text)) return null
  const found = [...text.matchAll(outcome)]
  const [first, last] = [found[0], found.at(-1)]
  return first && last ? { start: first.index, end: last.index + last[0].length } : null
}

/** Results that are others. What a school or a chamber judged is a fact, and no judgement of who writes. */
export function resultsThatDiffer(aligned: readonly Aligned[], { before, after }: Sides): ComparedFact[] {
  return aligned.flatMap((pair) => {
    const [one, other] = [pair.before && toldIn(pair.before, before), pair.after && toldIn(pair.after, after)]
    if (plain(one) === plain(other) || (!one && !other)) return []
    // One that stands alone may be told elsewhere in the other text.
    const isAlone = one === null ? before.units.some(resultIn) : other === null && after.units.some(resultIn)
    return isAlone ? [] : [{ kind: 'result' as const, before: one, after: other }]
  })
}

function toldIn(unit: Unit, { text }: Side): string | null {
  const found = resultIn(unit)
  if (!found) return null
  const { start, end } = unit.placeOf(found)
  return text.slice(start, end).replace(/\s+/gu, ' ')
}

/** In whatever quotation marks. */
function plain(words: string | null): string {
  return keyOf(withoutQuotes(words ?? ''))
}

/** A mark as it stands between other quotation marks. */
export const withoutQuotes = (words: string) => words.replace(/[„“”‚‘"»«]|(?<!\p{L})'|'(?!\p{L})/gu, '')
