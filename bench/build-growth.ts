/**
 * Question: do time and memory of a build grow faster than its pages?
 * Input: a copy of the project with today's pages, with 650 and with 2,000: texts of the blog and of the knowledge area written again
 * under new addresses, in both languages. Reference: the build of today's pages, in the same run. Seconds by the clock depend on
 * what else the machine does; those of the processor hardly do. Memory is that of all the build's processes together, at its most.
 * `npm run bench build-growth`; not among those that run without a name, for it takes many minutes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { listPages } from '#site'
import { listSlugs } from '#words/from-disk'
import { growProject } from './grown-project.ts'
import { treeOf } from './process-tree.ts'

const POLL_MS = 250
const today = listPages(listSlugs).length

interface Build {
  readonly pages: number
  /** By the clock. */
  readonly seconds: number
  /** Of the processor. */
  readonly work: number
  readonly mebibytes: number
}

async function measure(pages: number): Promise<Build> {
  const { folder, remove } = growProject(Math.ceil((pages - today) / 2))
  const start = performance.now()
  const child = spawn(process.execPath, ['server/build/run.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const most = { mebibytes: 0, seconds: 0 }
  const poll = setInterval(() => {
    const { mebibytes, seconds } = treeOf(child.pid ?? 0)
    most.mebibytes = Math.max(most.mebibytes, mebibytes)
    most.seconds = Math.max(most.seconds, seconds)
  }, POLL_MS)
  const [code] = await once(child, 'exit')
  clearInterval(poll)
  remove()
  if (code !== 0) throw new Error(`The build of ${pages} pages ended with ${code}`)
  return { pages, seconds: (performance.now() - start) / 1000, work: most.seconds, mebibytes: most.mebibytes }
}

function tell({ pages, seconds, work, mebibytes }: Build): void {
  const each = (amount: number) => `${amount.toFixed(0)} s (${((1000 * amount) / pages).toFixed(0)} ms a page)`
  console.log(`${pages} pages: ${each(seconds)} by the clock, ${each(work)} of the processor, ${mebibytes.toFixed(0)} MiB`)
}

let first: Build | undefined
for (const pages of [today, 650, 2000]) {
  const build = await measure(pages)
  tell(build)
  first ??= build
  const ratio = (of: keyof Build) => (build[of] / (first?.[of] ?? 1)).toFixed(1)
  if (build !== first) {
    console.log(
      `${ratio('pages')} times the pages: ${ratio('seconds')} times the clock, ${ratio('work')} times the processor, ${ratio('mebibytes')} times the memory`,
    )
  }
}
