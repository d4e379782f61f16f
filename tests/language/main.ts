/** `npm run words -- report`: lengths of texts and sentences. `npm run words -- mend`: sets the non-breaking spaces in texts and labels. */
import { readFileSync, writeFileSync } from 'node:fs'
import { contentFiles, isOfOneLanguage, localeOf, root } from './files.ts'
import { report } from './report.ts'
import { glued } from './typography.ts'

/** Left as they stand: fields that are compared with others, and samples of code. */
const kept = /^\s*(?:-\s+)?(?:norm|number):.*|^```[\s\S]*?^```/m

function mend(file: string): boolean {
  const before = readFileSync(`${root}${file}`, 'utf8')
  const after = before
    .split(new RegExp(`(${kept.source})`, 'm'))
    .map((part) => (kept.test(part) ? part : glued(part, localeOf(file))))
    .join('')
  if (after !== before) writeFileSync(`${root}${file}`, after)
  return after !== before
}

const [command] = process.argv.slice(2)
if (command === 'report') console.log(await report())
else if (command === 'mend') {
  const files = [...contentFiles('.mdx'), ...contentFiles('.json').filter(isOfOneLanguage)]
  console.log(files.filter(mend).join('\n') || 'Nothing to mend.')
} else {
  console.error('npm run words -- report | mend')
  process.exit(1)
}
