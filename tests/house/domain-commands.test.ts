import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

function run(command: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}/main.ts`, ...args], { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}

it.each([
  [
    'cv',
    'Lebenslauf\n\nIna Lenz\n\nBerufserfahrung\n2019 – heute Buchhalterin, Beispiel GmbH, Kiel\n\nKenntnisse\nExcel',
    { isCv: true, language: 'de' },
  ],
  ['contract-check', 'Arbeitsvertrag\n\n§ 1 Urlaub\nDer Arbeitnehmer erhält 30 Arbeitstage Urlaub im Jahr.', { isContract: true, isPart: true }],
])('%s answers what comes in as JSON', (command, text, expected) => {
  const { status, stdout } = run(command, ['-'], text)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject(expected)
})

it.each(['cv', 'contract-check'])('%s ends with 2 and says why', (command) => {
  expect(run(command, [])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage') })
  expect(run(command, ['nowhere.txt'])).toMatchObject({ status: 2, stdout: '', stderr: 'nowhere.txt cannot be read.\n' })
})
