import { expect, it } from 'vitest'
import { caseStates, type Step, stateDue, steps, waitsFor } from '#processes'
import { processRules } from '#words/facts'

const table: readonly Step[] = steps

/** Taken by `npm run way-pictures`, in the order of the way. */
const pictures = [
  ['board', 'HR: what is on its way, by station, with what is late'],
  ['request', 'HR: what is asked for, and of whom'],
  ['rating', 'Manager, on a phone: one topic at a time, each grade with its sentence'],
  ['draft', 'HR: what the edited draft does to the grades'],
  ['review', 'Works council: the letter, comments at its sentences, what has changed'],
  ['release', 'HR: by hand or electronically'],
  ['employee', 'Employee, on a phone: it is there, received or objected to'],
  ['history', 'HR: who did what, chained by hash'],
] as const

function processPage(): string {
  const arrows = table
    .filter(({ to }) => to !== undefined)
    .flatMap(({ from, to, call, by }) => from.map((state) => `    ${state} --> ${to}: ${call} (${by.join(', ')})`))
  const rows = table.map(
    ({ call, by, from, to, needs = [], tells = [] }) =>
      `| ${[`\`${call}\``, by.join(', '), from.join(', '), to ?? 'stays', needs.join(', ') || '–', tells.join(', ') || '–'].join(' | ')} |`,
  )
  const days = caseStates.map((state) => {
    const due = stateDue({ state, since: '2026-01-01T00:00:00Z' }, processRules)
    return `| ${state} | ${waitsFor[state] ?? 'nobody'} | ${due ? processRules.stateDays[state] : '–'} |`
  })
  return [
    '# The way of a reference',
    'Made of `processes/steps.ts` and `content/facts/process.json` by `npx vitest run tests/house/process-doc.test.ts -u`. Services, collections,',
    'mails and the pictures on pages take it from there as well (docs/decisions/056).',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> requested: open (hr, employee)',
    ...arrows,
    '    archived --> [*]',
    '    withdrawn --> [*]',
    '```',
    '',
    '| call | by | from | to | needs | tells |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '| state | waits for | days until it is late |',
    '|---|---|---|',
    ...days,
    '',
    '## In pictures',
    'All people are invented. `npm run way-pictures` takes them anew.',
    '',
    ...pictures.flatMap(([name, about]) => [`![${about}](pictures/way-${name}.webp)`, '']),
  ].join('\n')
}

it('docs/process.md says what the table of steps says', async () => {
  await expect(processPage()).toMatchFileSnapshot('../../docs/process.md')
})
