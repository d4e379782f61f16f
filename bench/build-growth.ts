/**
 * Question: do time and memory of a build grow faster than its pages, and how do they compare with Astro's?
 * Input: a copy of the project with today's pages, with 650 and with 2,000 (`PAGES=650` names others than these two): texts of the blog and
 * of the knowledge area written again under new addresses, in both languages. Seconds by the clock depend on what else the machine does;
 * those of the processor hardly do. Memory is that of all the build's processes together, at its most.
 * References: the build of today's pages, and Astro with the same MDX (`peers/astro-texts.ts`), which makes only HTML of it: no header,
 * styles, payloads, twins or search. Each behind the other in one run.
 * `npm run bench build-growth`; not among those that run without a name, for it takes many minutes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { listPages } from '#site'
import { listSlugs } from '#words/from-disk'
import { growProject } from './grown-project.ts'
import { makeAstroTexts } from './peers/astro-texts.ts'
import { treeOf } from './process-tree.ts'

const POLL_MS = 250
const today = listPages(listSlugs).length
const grown = (process.env.PAGES ?? '650 2000').split(' ').filter(Boolean).map(Number)

interface Build {
  readonly pages: number
  /** By the clock. */
  readonly seconds: number
  /** Of the processor. */
  readonly work: number
  readonly mebibytes: number
}

interface Project {
  readonly folder: string
  readonly pages: number
  /** What Node is started with to build it. */
  readonly build: readonly string[]
}

async function measure({ folder, pages, build }: Project): Promise<Build> {
  const start = performance.now()
  const child = spawn(process.execPath, build, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const most = { mebibytes: 0, seconds: 0 }
  const poll = setInterval(() => {
    const { mebibytes, seconds } = treeOf(child.pid ?? 0)
    most.mebibytes = Math.max(most.mebibytes, mebibytes)
    most.seconds = Math.max(most.seconds, seconds)
  }, POLL_MS)
  const [code] = await once(child, 'exit')
  clearInterval(poll)
  if (code !== 0) throw new Error(`The build of ${pages} pages in ${folder} ended with ${code}`)
  return { pages, seconds: (performance.now() - start) / 1000, work: most.seconds, mebibytes: most.mebibytes }
}

function tell(name: string, { pages, seconds, work, mebibytes }: Build): void {
  const each = (amount: number) => `${amount.toFixed(0)} s (${((1000 * amount) / pages).toFixed(0)} ms a page)`
  console.log(`${name}, ${pages} pages: ${each(seconds)} by the clock, ${each(work)} of the processor, ${mebibytes.toFixed(0)} MiB`)
}

let first: Build | undefined
for (const pages of [today, ...grown]) {
  const { folder, remove } = growProject(Math.ceil((pages - today) / 2))
  const build = await measure({ folder, pages, build: ['server/build/run.ts'] })
  const astro = await measure(makeAstroTexts(folder))
  remove()
  tell('ours', build)
  tell('Astro', astro)
  first ??= build
  const ratio = (of: keyof Build, to: Build | undefined = first) => (build[of] / (to?.[of] ?? Number.NaN)).toFixed(1)
  console.log(`beside Astro: ${ratio('work', astro)} times the processor, ${ratio('mebibytes', astro)} times the memory`)
  if (build !== first) {
    console.log(
      `${ratio('pages')} times the pages: ${ratio('seconds')} times the clock, ${ratio('work')} times the processor, ${ratio('mebibytes')} times the memory`,
    )
  }
}
