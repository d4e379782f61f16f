import { generateIn, specProblems } from '#zeugnis'
import { german } from '#zeugnis/german'
import { decodeText } from '../../../site/files/decode-text.ts'
import { kindOf } from '../../../site/files/file-kind.ts'
import { linesOf } from '../../../site/files/pdf-lines.ts'
import { textOfPages } from '../../../site/files/pdf-text.ts'
import { readRtf } from '../../../site/files/read-rtf.ts'
import { Archive } from '../../../site/files/unzip.ts'
import { compareTexts } from '../../../site/pages/comparison/compare-texts.ts'
import { specOf } from '../../../site/pages/generator/draft.ts'
import { sampleDraft } from '../../../site/pages/generator/sample-draft.ts'
import { parseFigure } from '../../../site/pages/pricing/calculator/parse-figure.ts'
import { analyseText } from '../../../site/reading/analyse-text.ts'
import { carryingWords } from '../../../site/reading/carrying-words.ts'
import { makeReading } from '../../../site/reading/make-reading.ts'
import { shortened } from '../../../site/reading/quote.ts'
import { packWords } from '../../../site/search/packed-words.ts'
import { makeSearch } from '../../../site/search/search.ts'
import { inDirections, settable } from '../../../zeugnis/document/letters.ts'
import { arrange } from '../../../zeugnis/document/pdf/bidi.ts'
import { breakLines } from '../../../zeugnis/document/pdf/lines.ts'
import { isWhole } from '../../support/extent.ts'
import { letter } from './engines.ts'
import type { Reader, Readers } from './reader.ts'

const prose = (length: number, read: Reader['read'], start = ''): Reader => ({ start, length, seeds: ['any', 'prose'], read })

const page = (number: number) => ({
  path: `/wissen/wort${number}`,
  title: `Zeugnis und Wort ${number}`,
  names: '',
  about: 'Der letzte Absatz',
  sections: [{ heading: 'Noten', text: 'Wer geht, liest die Schlussformel zuerst. '.repeat(20) }],
})
const search = makeSearch({ pages: Array.from({ length: 100 }, (_, number) => page(number)), words: packWords(new Map()) }, 'de')

function reading(text: string): unknown {
  const analysis = analyseText(text)
  return analysis.isReference && makeReading(text, analysis, 'de')
}

/** A line for each of the text, as many on a page as a page has. */
function pagesOf(text: string) {
  const lines = text.split('\n').map((words, index) => ({ text: words, y: 800 - (index % 50) * 14, height: 12, right: 500, width: 450 }))
  return Array.from({ length: Math.ceil(lines.length / 50) }, (_, index) => lines.slice(index * 50, (index + 1) * 50))
}

/** A piece for each word of the text, as a file may place them: on one line or on many, one way or back and forth. */
function itemsOf(text: string, place: (index: number) => { readonly x: number; readonly y: number; readonly hasEOL: boolean }) {
  return text.split(/(?<= )/).map((str, index) => {
    const { x, y, hasEOL } = place(index)
    return { str, dir: 'ltr', width: str.length, height: 12, transform: [1, 0, 0, 1, x, y], fontName: 'a', hasEOL }
  })
}

function generated(text: string): unknown {
  const spec = specOf({ ...sampleDraft('de'), lastName: text, employer: text, about: text, job: text, tasks: [text, text], signer: text })
  return specProblems(spec).length > 0 ? specProblems(spec) : generateIn(german, spec, 0)
}

export const site: Readers = {
  'reading of a letter': prose(5000, reading, letter),
  'comparison of two letters': prose(
    isWhole ? 3000 : 1500,
    (text) =>
      compareTexts({
        before: text,
        after: `${letter}Wir waren stets zufrieden. ${text.slice(letter.length).split(' ').reverse().join(' ')}`,
        locale: 'de',
      }),
    letter,
  ),
  'words that carry a grade': prose(8000, (text) => carryingWords(text, 2, 'de'), 'Sie arbeitete stets sorgfältig '),
  'quoted words': prose(20_000, shortened),
  'search of pages': { length: 100, seeds: ['any', 'prose', 'syntax'], read: (query) => search({ query, limit: 10 }) },
  figure: { length: 4000, seeds: ['any', 'syntax'], read: (text) => parseFigure(text, 'de', { min: 0, max: 10 }) },
  'letter of own words': prose(2000, generated),
  'letters for a file': prose(20_000, (text) => inDirections(settable(text))),
  'lines of a file': prose(5000, (text) => breakLines([{ text, look: '' }], 450, (piece) => piece.text.length * 6)),
  'letters from right to left': prose(5000, (text) => breakLines([{ text, look: '' }], 450, (piece) => piece.text.length * 6).map(arrange), 'זרה '),
  'encoding of a text': prose(20_000, (text) => [Buffer.from(text), Buffer.from(text, 'utf16le')].map((bytes) => [decodeText(bytes), kindOf(bytes)])),
  'lines of a PDF': prose(5000, (text) => textOfPages(pagesOf(text))),
  'short lines of a PDF': prose(5000, (text) => textOfPages(pagesOf(text.replaceAll(' ', '-\n')))),
  'pieces of a PDF, on one line': prose(5000, (text) => linesOf(itemsOf(text, (index) => ({ x: index * 4, y: 800, hasEOL: false })))),
  'pieces of a PDF, back and forth': prose(5000, (text) =>
    linesOf(itemsOf(text, (index) => ({ x: index % 2 ? index : -index, y: 800, hasEOL: false }))),
  ),
  'pieces of a PDF, upwards': prose(5000, (text) => linesOf(itemsOf(text, (index) => ({ x: 0, y: index * 100, hasEOL: true })))),
  'RTF file': { length: 20_000, seeds: ['any', 'rtf'], read: (text) => readRtf(new Uint8Array(Buffer.from(`{\\rtf1 ${text}`, 'latin1'))) },
  'RTF file, whole': { length: 20_000, seeds: ['rtf'], read: (text) => readRtf(new Uint8Array(Buffer.from(`{\\rtf1{${text}}}`, 'latin1'))) },
  'Word file': { length: 20_000, seeds: ['any', 'syntax'], read: (text) => new Archive(new Uint8Array(Buffer.from(`PK\u0003\u0004${text}`))) },
}
