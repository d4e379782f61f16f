import { type Ruling as RulingRecord, rulingOf, type Statute as StatuteRecord, statuteOf } from '#words/facts'
import { type Locale, longDate } from '#words/interface'
import { useText } from '../text-context.ts'

const held = (words: string) => words.replaceAll(' ', '\u00a0')

/** „§ 109 Abs. 3 GewO“, held together. */
export function nameOfStatute({ law, number }: StatuteRecord, locale: Locale, part?: string): string {
  return held([law.sign, number, part, law.short[locale]].filter(Boolean).join(' '))
}

/** „9 AZR 584/13“, held together. */
export function numberOf({ number }: Pick<RulingRecord, 'number'>): string {
  return held(number)
}

/** A statute named in a sentence, as a link to its text; `part` is a paragraph or sentence of it („Abs. 3“). */
export function Statute({ id, part }: { id: string; part?: string }) {
  const { locale } = useText()
  const statute = statuteOf(id)
  return (
    <a href={statute.address} hrefLang="de">
      {nameOfStatute(statute, locale, part)}
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
