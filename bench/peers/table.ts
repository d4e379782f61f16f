import { median } from '../figures.ts'
import { type MeasuredServer, tellMeasured } from '../load.ts'
import { addresses } from './take-pages.ts'
import type { Weight } from './weigh-page.ts'

/** What was measured of one site: weights and paints by page, in the order of `addresses`; all but weights and memory by round. */
export interface Figures {
  readonly name: string
  readonly weights: readonly Weight[]
  readonly mebibytes: number
  readonly paints: (readonly number[])[]
  readonly clicks: number[]
  readonly loads: MeasuredServer[]
}

const pages = Object.keys(addresses)
const columns = [
  'kB of the page as it stands (of these scripts)',
  'kB after intent (of these scripts)',
  'requests before, after',
  'first paint, ms',
  'click to next page, ms',
  'answers a second',
  'processor for an answer, µs',
  'MiB at rest',
]

/** The head of the table; pages stand one behind the other. */
export const titles = [`| ${pages.join(' · ')} | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`]

export function row({ name, weights, mebibytes, paints, clicks, loads }: Figures): string {
  const ofEach = (tell: (weight: Weight) => string) => weights.map(tell).join(' · ')
  const cells = [
    ofEach(({ before }) => kilobytes(before)),
    ofEach(({ after }) => kilobytes(after)),
    ofEach(({ before, after }) => `${before.requests}, ${after.requests}`),
    pages.map((_, page) => range(paints.map((one) => one[page] ?? Number.NaN))).join(' · '),
    range(clicks),
    loadOf(loads),
    range(loads.map(({ work }) => work)),
    mebibytes.toFixed(0),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

const kilobytes = ({ kilobytes: all, scripts }: Weight['before']) => `${all.toFixed(0)} (${scripts.toFixed(0)})`

const range = (values: readonly number[]) => `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`

/** The rate in the middle, marked when the client was the limit in any round. */
function loadOf(loads: readonly MeasuredServer[]): string {
  const held = Math.max(...loads.map((one) => one.held))
  return tellMeasured({ perSecond: median(loads.map(({ perSecond }) => perSecond)), held }).replace(' a second', '')
}
