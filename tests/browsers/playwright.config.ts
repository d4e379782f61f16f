import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { engines } from './drivers/installed.ts'

const found = await Promise.all(engines.map(async (engine) => ({ ...engine, isThere: Boolean(await engine.find()) })))
const projects = found.filter(({ isThere }) => isThere).map(({ name }) => ({ name }))
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
for (const { name, packages, isThere } of found) {
  if (!isThere && !isWorker) console.warn(`${name} is not installed, its journeys are left out. On Debian: apt-get install ${packages}`)
}
if (projects.length === 0) throw new Error('There is no browser for these journeys.')

/** Firefox and WebKit where they are installed, with the server of the other journeys. Each browser has one test at a time. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  use: {},
  projects: projects.map((project) => ({ ...project, workers: 1 })),
})
