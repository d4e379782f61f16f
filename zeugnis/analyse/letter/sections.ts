import { foldPattern } from '#language'
import { sectionPatterns } from '../../lexicon/section-words.ts'
import type { Section } from '../../model/analysis.ts'
import type { Sentence } from '../text/sentences.ts'

const einleitung = foldPattern(sectionPatterns.einleitung)
const unternehmen = foldPattern(sectionPatterns.unternehmen)
const aufgaben = foldPattern(sectionPatterns.aufgaben)
const schluss = foldPattern(sectionPatterns.schluss)
const form = foldPattern(sectionPatterns.form)

const bullet = /^(?:[-–—•·▪*o]|\d{1,2}[.)])\s/u
/** Ends as a sentence does; lines that do not are headings, items or signatures. */
const ended = /[.!?]["“”»«)]*$/u

/** Where in the letter the reader is. */
interface Reading {
  readonly listing: boolean
  readonly closing: boolean
  /** Behind place and date stand only signatures. */
  readonly signed: boolean
}

/**
 * What each sentence of a letter is about. A letter has an order: what stands before its introduction is letterhead, what
 * follows a colon is a list of tasks, what follows the closing without being a sentence is place, date and signature.
 */
export function sectionsOf(sentences: readonly Sentence[]): Section[] {
  const first = sentences.findIndex(({ text }) => einleitung.test(text) && !form.test(text))
  let reading: Reading = { listing: false, closing: false, signed: false }
  return sentences.map(({ text, opensParagraph }, index) => {
    const section =
      index === first ? 'einleitung' : index < first ? beforeIntroduction(text) : closed(afterIntroduction(text, reading), reading, opensParagraph)
    const listing = section === 'aufgaben' && (reading.listing || text.endsWith(':') || bullet.test(text))
    const closing = reading.closing || (section === 'schluss' && index * 2 >= sentences.length)
    reading = { listing, closing, signed: reading.signed || (closing && section === 'form') }
    return section
  })
}

/** What follows the closing in its paragraph belongs to it. */
function closed(section: Section, { closing }: Reading, opensParagraph: boolean): Section {
  return closing && section === 'beurteilung' && !opensParagraph ? 'schluss' : section
}

function beforeIntroduction(text: string): Section {
  if (unternehmen.test(text)) return 'unternehmen'
  return ended.test(text) && text.length > 60 ? 'unternehmen' : 'form'
}

function afterIntroduction(text: string, { listing, closing, signed }: Reading): Section {
  if (signed) return 'form'
  if (bullet.test(text) && !closing) return 'aufgaben'
  if (listing && !ended.test(text) && !form.test(text)) return 'aufgaben'
  if (form.test(text)) return 'form'
  if (!ended.test(text) && !text.endsWith(':') && (closing || text.length < 60)) return 'form'
  if (unternehmen.test(text)) return 'unternehmen'
  if (!closing && aufgaben.test(text)) return 'aufgaben'
  if (text.endsWith(':')) return 'aufgaben'
  return schluss.test(text) ? 'schluss' : 'beurteilung'
}
