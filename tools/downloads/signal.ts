import { readFileSync } from 'node:fs'
import type { DrawnPath } from '#zeugnis/sheets'

const sprite = readFileSync(new URL('../../site/ui/flags.svg', import.meta.url), 'utf8')

/** Markup of one symbol of the sprite, such as `flag-l` or `pennant-3`. Throws a `RangeError` for one that it does not hold. */
export function symbolMarkup(name: string): string {
  const markup = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1]
  if (!markup) throw new RangeError(`No symbol: ${name}`)
  return markup
}

/** The pennant of a grade as paths on a field of 96 by 60: its stripes and discs within its outline, then the outline. */
export function pennantPaths(grade: number): DrawnPath[] {
  const markup = symbolMarkup(`pennant-${grade}`)
  const outline = /<clipPath[^>]*><path d="([^"]+)"/.exec(markup)?.[1] ?? ''
  const stroke = /stroke="([^"]+)"/.exec(markup)?.[1] ?? ''
  const fields = [...markup.matchAll(/<(rect|circle) ([^>]*)\/>/g)].map(([, shape, attributes = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? ''
    return { d: shape === 'rect' ? rectangle(value) : disc(value), fill: value('fill'), within: outline }
  })
  return [...fields, { d: outline, stroke }]
}

type Value = (name: string) => string

function rectangle(value: Value): string {
  return `M${value('x')} ${value('y')}h${value('width')}v${value('height')}h-${value('width')}Z`
}

function disc(value: Value): string {
  const [x, y, r] = [value('cx'), value('cy'), value('r')].map(Number)
  const radius = r ?? 0
  return `M${(x ?? 0) - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}
