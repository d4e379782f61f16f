import { expect, it } from 'vitest'
import { clausesOf } from '../testing/read-contract.ts'

const quotesOf = (text: string) => clausesOf(text).map(({ heading, quote }) => [heading, quote])

it.each([
  ['of a sentence behind a paragraph sign', '§ 1 Die Probezeit beträgt acht Monate.', '§ 1', 'Die Probezeit beträgt acht Monate.'],
  ['of a numbered sentence, which is no heading', '1. Die Probezeit beträgt acht Monate.', 'Arbeitsvertrag', '1. Die Probezeit beträgt acht Monate.'],
  ['with tabs and doubled spaces', '§ 1\tProbezeit\nDie  Probezeit\tbeträgt  acht Monate.', '§ 1 Probezeit', 'Die Probezeit beträgt acht Monate.'],
  [
    'whose long line goes on with a capital',
    '§ 1 Probezeit\nDie Probezeit beträgt nach dem Willen der beiden\nParteien acht Monate.',
    '§ 1 Probezeit',
    'Die Probezeit beträgt nach dem Willen der beiden Parteien acht Monate.',
  ],
  [
    'whose sign and first words fill a line',
    '§ 1 Die Probezeit beträgt nach dem Willen beider\nacht Monate.',
    '§ 1',
    'Die Probezeit beträgt nach dem Willen beider acht Monate.',
  ],
  [
    'below a long heading',
    '§ 1 Probezeit und Kündigung in der ersten Zeit danach\nDie Probezeit beträgt acht Monate.',
    '§ 1 Probezeit und Kündigung in der ersten Zeit danach',
    'Die Probezeit beträgt acht Monate.',
  ],
])('reads a clause %s', (_how, text, heading, quote) => {
  expect(quotesOf(text)).toEqual([[heading, quote]])
})

it.each([
  ['a form feed', '\f'],
  ['the next-line character', '\u0085'],
])('takes %s for a line end', (_what, end) => {
  expect(quotesOf(`§ 1 Probezeit${end}Die Probezeit beträgt acht Monate.`)).toEqual([['§ 1 Probezeit', 'Die Probezeit beträgt acht Monate.']])
})
