import { type BlankLetterTexts, blankGroups, blankLetters, checkedOn } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { sheetTexts } from '#words/said'
import { generateIn, type Letter, type LetterSentence, type ZeugnisSpec } from '#zeugnis'
import { letterToDocx } from '#zeugnis/document'
import { english } from '#zeugnis/english'
import { german } from '#zeugnis/german'

export const blankKinds = {
  'vorlage-einfaches-zeugnis': 'einfach',
  'vorlage-qualifiziertes-zeugnis': 'qualifiziert',
  'vorlage-zwischenzeugnis': 'zwischen',
  'vorlage-ausbildungszeugnis': 'ausbildung',
} as const

export type BlankId = keyof typeof blankKinds

/** Stand where a day is still to be filled in: the engine wants days that can be, and nobody is employed in these years yet. */
const years = { from: 2098, to: 2099, issued: 2100 } as const
const dayNames = ['from', 'to', 'issued'] as const
const firstOf = (year: number) => `${year}-01-01`

export function writeBlankLetter(id: BlankId, locale: Locale): Promise<Uint8Array> {
  const date = checkedOn(id)
  const formNote = fill(blankLetters[locale].note, { date: longDate(date, locale) })
  return letterToDocx(blankLetter(id, locale), { date, texts: sheetTexts[locale], formNote })
}

/** A letter as the engine builds it for this kind, with a gap in place of every sentence that grades. */
export function blankLetter(id: BlankId, locale: Locale): Letter {
  const texts = blankLetters[locale]
  const letter = generateIn({ de: german, en: english }[locale], specOf(id, locale, texts), 0)
  const gaps = letter.kind === 'ausbildung' ? { ...texts.gaps, ...texts.training.gaps } : texts.gaps
  const parts = letter.parts.map(({ part, sentences }) => ({ part, sentences: sentences.map((one) => ({ text: blank(one, gaps, texts.days) })) }))
  return { ...letter, parts }
}

function specOf(id: BlankId, locale: Locale, texts: BlankLetterTexts): ZeugnisSpec {
  const kind = blankKinds[id]
  const { job, duties, signers } = kind === 'ausbildung' ? texts.training : texts
  return {
    kind,
    language: locale,
    person: { address: 'name', firstName: texts.firstName, lastName: texts.lastName },
    employer: { name: texts.letterhead, city: texts.city, description: texts.company },
    job: { title: job },
    from: firstOf(years.from),
    ...(kind !== 'zwischen' && { to: firstOf(years.to) }),
    issued: firstOf(years.issued),
    tasks: duties,
    overall: 3,
    leads: kind !== 'ausbildung',
    trained: kind !== 'ausbildung',
    meetsThirdParties: true,
    ...(kind !== 'einfach' && { reason: 'eigenerWunsch' as const }),
    occasion: 'eigenerWunsch',
    signers,
  }
}

function blank({ text, phraseId }: LetterSentence, gaps: BlankLetterTexts['gaps'], days: BlankLetterTexts['days']): string {
  if (phraseId) return gaps[groupOf(phraseId)]
  return dayNames.reduce((all, name) => all.replace(formatted(years[name]), days[name]), text)
}

/** Throws a `RangeError` for a wording of which the form would know nothing: a grade would stay in it. */
function groupOf(phraseId: string): keyof BlankLetterTexts['gaps'] {
  const group = blankGroups.find((one) => [...german.phrases[one], ...english.phrases[one]].some(({ id }) => id === phraseId))
  if (!group) throw new RangeError(`No gap for ${phraseId}`)
  return group
}

function formatted(year: number): RegExp {
  return new RegExp(String.raw`\d+\.?\u00a0\p{L}+\u00a0${year}`, 'gu')
}
