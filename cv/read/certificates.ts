import { type Passage, spanOf } from '#language'
import { licence, licenceClass, noLicence } from '../lexicon/licences.ts'
import type { Certificate, Confidence } from '../model/cv.ts'
import { isBlank, type Line, LONGEST } from '../text/lines.ts'
import { endOf, fieldOf, type Piece, part, splitAt, splitOutsideBrackets, trimmed } from '../text/piece.ts'
import { type FoundPeriod, periodsOf } from './periods.ts'

const MOST_WORDS = 12

/** "Staplerschein, Führerschein B und BE": classes stay with their licence. */
function licencesIn(line: Line): Piece[] {
  const items: Piece[] = []
  for (const item of splitAt(line, /\. (?=\p{Lu})/gu).flatMap((sentence) => splitOutsideBrackets(sentence, ',;'))) {
    const last = items.at(-1)
    if (last && (licenceClass.test(item.text) || /^\p{Ll}/u.test(item.text)))
      items[items.length - 1] = part(line, last.start - line.start, endOf(item) - line.start)
    else items.push(item)
  }
  return items.filter(({ text }) => licence.test(text) && !noLicence.test(text) && text.split(/\s+/).length <= MOST_WORDS)
}

/** The words beside the date, or the whole when the date is inside of them. */
function nameBeside(item: Piece, period: FoundPeriod | undefined): Piece {
  if (!period) return trimmed(item)
  const before = trimmed(part(item, 0, item.text.charAt(period.start - 1) === '(' ? period.start - 1 : period.start))
  return before.text ? before : trimmed(part(item, period.end + (item.text.charAt(period.end) === ')' ? 1 : 0)))
}

function certificateOf(source: Passage, item: Piece, confidence: Confidence): Certificate | null {
  const period = periodsOf(item.text).at(0)
  const point = period?.to ?? period?.from
  const name = nameBeside(item, period)
  if (!/\p{L}{2}/u.test(name.text) || name.text.split(/\s+/).length > MOST_WORDS) return null
  const date =
    point && point.value !== 'present'
      ? { value: point.value, confidence: point.confidence, ...spanOf(source, item.start + point.start, item.start + point.end) }
      : null
  return { ...fieldOf(source, name, confidence), date }
}

/** Lines under a heading for certificates. */
export function certificatesUnder(source: Passage, lines: readonly Line[]): Certificate[] {
  return lines
    .filter((line) => !isBlank(line) && line.text.length <= LONGEST)
    .flatMap((line) => {
      const named = licencesIn(line)
      return (named.length > 0 ? named : [trimmed(line)]).flatMap((item) => certificateOf(source, item, 'high') ?? [])
    })
}

/** Licences known by their names, in lines elsewhere. */
export function licencesOf(source: Passage, lines: readonly Line[]): Certificate[] {
  return lines
    .filter((line) => line.text.length <= LONGEST)
    .flatMap((line) => licencesIn(line).flatMap((item) => certificateOf(source, item, 'high') ?? []))
}
