import { expect, it } from 'vitest'
import { checkContract } from '#contract-check'
import { parseCv } from '#cv'
import { readSentence, SAMPLE_DAY, samplePool, search } from '#talent'
import { analyse, gradeSentence } from '#zeugnis'
import { replacePersonalData } from '#zeugnis/replace'
import { groupLetters } from '../../services/reports/group-letters.ts'
import { growsEvenly, growthOf } from '../support/growth.ts'

const letter =
  'Beispiel GmbH\n\nArbeitszeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.\n\nSie arbeitete stets sorgfältig. Ihr Verhalten gegenüber Vorgesetzten war stets einwandfrei.\n\n'
const cv =
  'Lebenslauf\nIna Lenz\n\nBerufserfahrung\n2019 – heute Buchhalterin bei der Beispiel GmbH\n\nKenntnisse\nExcel und Word in der Praxis und in der Lehre\n'
/** The language is told by the first 20 000 letters. */
const contract = `Arbeitsvertrag\n\nzwischen der Beispiel GmbH (Arbeitgeber) und Frau Lenz (Arbeitnehmerin)\n\n§ 1 Probezeit\nDie Probezeit beträgt sechs Monate.\n\n§ 2 Wettbewerbsverbot\n${'Die Arbeitnehmerin hält sich an die Ordnung des Betriebs. '.repeat(400)}`

interface Engine {
  /** What comes before the hostile text, so that it is read as the engine reads its own kind. */
  readonly start: string
  /** Characters of the shorter text; the longer one has four times as many. */
  readonly length: number
  readonly read: (text: string) => unknown
}

/** Everything that reads what a visitor gives, by its public door. Lengths stay near the limits that the pages and the API set. */
const engines: Readonly<Record<string, Engine>> = {
  analysis: { start: letter, length: 12_000, read: analyse },
  'grade of a sentence': { start: 'Sie arbeitete stets sorgfältig ', length: 12_000, read: gradeSentence },
  'replacing of personal data': { start: letter, length: 5000, read: (text) => replacePersonalData([text]) },
  'report of letters': { start: letter, length: 5000, read: (text) => groupLetters([text]) },
  CV: { start: cv, length: 8000, read: parseCv },
  contract: { start: contract, length: 8000, read: checkContract },
  'talent search': { start: '', length: 100, read: (text) => search(samplePool, { requirements: readSentence(text).requirements }, SAMPLE_DAY) },
}

/** Pieces from which careless patterns look again and again, by the signs that the patterns of these rooms use. `#` is another word each time. */
const seeds = [
  ...[
    'a',
    'aier',
    'A',
    'Aa ',
    'Aa-',
    'a-',
    'a-\n',
    '# ',
    'B# ',
    'B#\n',
    '#ung ',
    'l1',
    'Zeugnis ',
    'stets ',
    'und ',
    'und, ',
    'nicht nur ',
    'die sie ',
  ],
  ...['0', '1.', '1 ', '1.000', '1.1.2020 ', 'vom 1. Mai 2018 bis ', '3/2019 – heute\n', '12345 Ort ', '+49 40 ', 'Am Deich 14, ', 'Tel. '],
  ...[
    ' ',
    '\u00a0',
    '\u2003',
    '\t',
    '\n',
    '\n \n',
    '\r\n',
    '"',
    '„a“ ',
    '(',
    ')',
    '[',
    'A (a',
    ', ',
    '; ',
    'x:',
    '!',
    '..',
    '\n\t',
    '/-',
    '%',
    '• x\n',
    '- x\n',
    '- 2 -\n',
  ],
  ...[
    '[Person A] ',
    '[Person',
    'Frau A ',
    'Frau B# ',
    'Frau Ina B# war. ',
    'Ina B# ',
    'Herr A. B. ',
    'A.',
    'Ing',
    'Ing ',
    'Prof. Dr. ',
    'Diplom-a',
    'von  ',
  ],
  ...['im\n', 'geboren am 3. Mai 1991 ', 'G# GmbH ', 'A und ', 'a@', 'a.b', 'http://', '§ 1 ', '§ 1 B#\n', 'abreden ', 'darf ander '],
  ...['a\u0308', 'a\u00ad', '\u{1f600}'],
]

/** Many patterns go wrong only where the text does not go on as they hope. */
const ends = ['', '! Albers\nb']

function textOf(seed: string, length: number): string {
  let text = ''
  for (let index = 0; text.length < length; index += 1) text += seed.replaceAll('#', () => wordOf(index))
  return text.slice(0, length)
}

/** `0` → `aaa`, `1` → `aab`: words that differ, as names in a letter do. */
const wordOf = (index: number) =>
  [...index.toString(26).padStart(3, '0')].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')

it.each(Object.entries(engines))(
  '%s: the time grows with the length of the text, not faster',
  (_name, { start, length, read }) => {
    read(`${start}${textOf('Sie war bei uns am 1. Mai 2020 tätig und arbeitete stets sehr sorgfältig. ', 4 * length)}`)
    const steep = seeds.flatMap((seed) =>
      ends.flatMap((end) => {
        const growth = growthOf((size) => {
          const text = `${start}${textOf(seed, size)}${end}`
          return () => read(text)
        }, length)
        return growsEvenly(growth)
          ? []
          : [`${JSON.stringify(seed)} before ${JSON.stringify(end)}: ${growth.toFixed(1)} times for four times the text`]
      }),
    )
    expect(steep).toEqual([])
  },
  240_000,
)
