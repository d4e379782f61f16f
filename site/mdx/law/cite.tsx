import { type Ruling as RulingRecord, rulingOf, type Statute as StatuteRecord, statuteOf } from '#words/facts'
import { type Locale, longDate, normIn } from '#words/interface'
import { useText } from '../text-context.ts'

const held = (words: string) => words.replaceAll(' ', '\u00a0')

/** „§ 109 GewO“, in English “section 109 GewO”, held together. */
export function nameOfStatute({ law, number }: StatuteRecord, locale: Locale): string {
  return held(normIn(locale, [law.sign, number, law.short[locale]].join(' ')))
}

/** As a sentence names it: „§ 109 Abs. 3 GewO“, in English “section 109(3) GewO”. */
function inSentence({ law, number }: StatuteRecord, locale: Locale, part = ''): string {
  if (locale === 'de') return held([law.sign, number, part, law.short.de].filter(Boolean).join(' '))
  const sign = law.sign === '§' ? 'section' : law.sign
  const plain = part.replaceAll('\u00a0', ' ')
  const place = plain
    .replace(/ ?(?:Abs|Buchst)\. (\w+)/g, '($1)')
    .replace('Satz', 'sentence')
    .replace('Nr.', 'no.')
  return held([sign, /^(?!\()./.test(place) ? `${number} ${place}` : number + place, law.short.en].join(' '))
}

/** „9 AZR 584/13“, held together. */
export function numberOf({ number }: Pick<RulingRecord, 'number'>): string {
  return held(number)
}

/** A statute named in a sentence, not at its start, as a link to its text; `part` is a paragraph or sentence of it („Abs. 3“). */
export function Statute({ id, part }: { id: string; part?: string }) {
  const { locale } = useText()
  const statute = statuteOf(id)
  return (
    <a href={statute.address} hrefLang="de">
      {inSentence(statute, locale, part)}
    </a>
  )
}

/** A ruling named in a sentence with its court, date and number, as a link to where it can be read. */
export function Ruling({ id }: { id: string }) {
  const { locale } = useText()
  const ruling = rulingOf(id)
  return (
    <a href={ruling.address} hrefLang="de">
      {held(ruling.court.name[locale])}, {longDate(ruling.date, locale)}, {numberOf(ruling)}
    </a>
  )
}
