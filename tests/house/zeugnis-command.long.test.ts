import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Result {
  readonly code: number
  readonly out: string
  readonly error: string
}

function zeugnis(...args: readonly string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/zeugnis/main.ts', ...args], (error, out, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: stderr }),
    )
  })
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'zeugnis-')), name)
  await writeFile(path, text)
  return path
}

const letter =
  'Zeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig. Sie kassierte und rechnete ab.\n\nSie arbeitete stets sorgfältig. Wir waren mit ihren Leistungen stets voll zufrieden.\n\nKiel, 31. Mai 2024\n\nEva Roth, Inhaberin'

const spec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Lenz' },
  employer: { name: 'Beispiel GmbH', city: 'Kiel' },
  job: { title: 'Kassiererin' },
  from: '2018-05-01',
  to: '2024-05-31',
  issued: '2024-05-31',
  tasks: ['Kasse'],
  overall: 2,
  signers: [{ name: 'Eva Roth', position: 'Inhaberin' }],
}

it('answers every line of a batch in order, one JSON a line, whatever the line holds', async () => {
  const lines = [
    JSON.stringify({ text: letter, role: 'kassierer-in' }),
    '',
    'no JSON',
    '{"text": 5}',
    '{"text": ""}',
    '{"text": "Invoice for the goods that were sent to you."}',
  ]
  const { code, out, error } = await zeugnis('analyse', '--jsonl', await fileOf('letters.jsonl', `${lines.join('\n')}\n`))
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect([code, error, answers.length]).toEqual([0, '', lines.length])
  expect(answers[0]).toMatchObject({
    isReference: true,
    language: 'de',
    kind: 'qualifiziert',
    tense: 'past',
    role: 'kassierer-in',
    overall: { grade: 2 },
  })
  expect(answers[0].missingExpectations.map(({ code: what }: { code: string }) => what)).toContain('honesty')
  expect(answers.slice(1).map(({ problem }) => problem)).toEqual(['invalid-input', 'invalid-input', 'invalid-input', 'empty', 'other-language'])
})

it('answers files in their order', async () => {
  const { out } = await zeugnis('analyse', await fileOf('a.txt', letter), await fileOf('b.txt', 'Rechnung über die gelieferte Ware und den Versand.'))
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).isReference),
  ).toEqual([true, false])
})

it('compares two files in one JSON answer', async () => {
  const after = letter.replace('stets voll', 'voll')
  const { code, out, error } = await zeugnis('compare', await fileOf('old.txt', letter), await fileOf('new.txt', after))
  expect([code, error]).toEqual([0, ''])
  const answer = JSON.parse(out)
  expect(Object.keys(answer)).toEqual(['comparable', 'overall', 'performance', 'conduct', 'closing', 'pairs', 'lost', 'added', 'facts'])
  expect(answer).toMatchObject({ comparable: { answer: 'yes' }, performance: { before: 2, after: 2.5, change: 'worse' }, facts: [] })
  const { out: none } = await zeugnis('compare', await fileOf('old.txt', letter), await fileOf('empty.txt', ''))
  expect(JSON.parse(none)).toMatchObject({ comparable: { answer: 'no', why: 'empty', side: 'after' } })
})

it('says how the sentences of a file would read with a grade', async () => {
  const { code, out, error } = await zeugnis('improve', await fileOf('letter.txt', letter), '--to', '1')
  expect([code, error]).toEqual([0, ''])
  const { improvements } = JSON.parse(out)
  expect(improvements).toMatchObject([
    { sentence: 'Sie arbeitete stets sorgfältig.', grade: 2, to: 1, none: null },
    { grade: 2, to: 1, none: null },
  ])
  expect(improvements[1].wordings.map(({ text }: { text: string }) => text)).toContain(
    'Wir waren mit ihren Leistungen stets außerordentlich zufrieden.',
  )
  const { out: none } = await zeugnis('improve', await fileOf('empty.txt', ' '))
  expect(JSON.parse(none)).toEqual({ isReference: false, language: 'unknown', problem: 'empty' })
})

it('writes the same letter for the same seed, another for another', async () => {
  const path = await fileOf('spec.json', JSON.stringify(spec))
  const [first, again, other] = await Promise.all([
    zeugnis('generate', path),
    zeugnis('generate', path, '--seed', '0'),
    zeugnis('generate', path, '--seed', '3'),
  ])
  expect(first.out).toMatch(/Frau Ina Lenz war|war Frau Ina Lenz/)
  expect(again.out).toBe(first.out)
  expect(other.out).not.toBe(first.out)
})

it('writes the letter for Word and as a PDF, too', async () => {
  const path = await fileOf('spec.json', JSON.stringify(spec))
  const { code, out } = await zeugnis('generate', path, '--docx', `${path}.docx`, '--pdf', `${path}.pdf`)
  expect([code, out.includes('Frau Ina Lenz')]).toEqual([0, true])
  expect((await readFile(`${path}.docx`)).subarray(0, 2).toString()).toBe('PK')
  expect((await readFile(`${path}.pdf`)).subarray(0, 5).toString()).toBe('%PDF-')
  const nowhere = await zeugnis('generate', path, '--pdf', '/nowhere/letter.pdf')
  expect([nowhere.code, nowhere.error]).toEqual([2, '/nowhere/letter.pdf cannot be written.\n'])
})

it.each([
  [['generate'], /Usage/],
  [['generate', 'nowhere.json'], /nowhere\.json cannot be read/],
  [['analyse'], /Usage/],
  [['compare', 'package.json'], /Usage/],
  [['compare', 'nowhere.txt', 'package.json'], /nowhere\.txt cannot be read/],
  [['improve'], /Usage/],
  [['improve', 'nowhere.txt'], /nowhere\.txt cannot be read/],
  [['improve', 'package.json', '--to', '7'], /--to must be a grade from 1 to 5/],
  [['praise'], /Usage/],
])('%j ends with 2 and says why', async (args, message) => {
  const { code, out, error } = await zeugnis(...args)
  expect([code, out]).toEqual([2, ''])
  expect(error).toMatch(message)
})

it('names the field of a description that is wrong', async () => {
  const wrong = await zeugnis('generate', await fileOf('wrong.json', JSON.stringify({ ...spec, overall: 7 })))
  expect([wrong.code, wrong.error]).toEqual([2, expect.stringMatching(/^overall: /)])
  const reversed = await zeugnis('generate', await fileOf('reversed.json', JSON.stringify({ ...spec, to: '2017-01-01' })))
  expect([reversed.code, reversed.error]).toEqual([2, 'dates-reversed (to)\n'])
})
