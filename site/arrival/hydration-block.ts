import { HYDRATION_BLOCK_ID, IN_PAGE_MARKER } from '../constants.ts'

/** What a page carries, inert, so that React can take over later. */
export interface HydrationBlock {
  /** Module that starts React. */
  readonly entry: string
  /** Module addresses to load together with it. */
  readonly preload: readonly string[]
  /** Module that holds the router's manifest. */
  readonly manifest: string
  /** Route id and module of each matched route. */
  readonly routes: readonly (readonly [id: string, module: string])[]
  /** The router's own hand-off (JSON), and its data as one encoded text. */
  readonly handoff: string
  readonly data: string
}

const unsafe: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that can stand inside a script element (HTML, 4.12.1.3). */
export function toInertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? character)
}

export function readHydrationBlock(): HydrationBlock | undefined {
  const text = document.getElementById(HYDRATION_BLOCK_ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

/**
 * Replaces each prose text of the encoded data by a marker: the page's markup holds it already, and once is enough.
 * The encoded data is one JSON array per line, texts stand in it as they are (turbo-stream).
 */
export function withoutProse(data: string, prose: Readonly<Record<string, string>>): string {
  return mapTexts(data, (text) => {
    const name = Object.keys(prose).find((key) => prose[key] === text)
    return name === undefined ? text : `${IN_PAGE_MARKER}${name}`
  })
}

/** Puts the prose back, read from where the page shows it. */
export function withProse(data: string, read: (name: string) => string): string {
  return mapTexts(data, (text) => (text.startsWith(IN_PAGE_MARKER) ? read(text.slice(IN_PAGE_MARKER.length)) : text))
}

function mapTexts(data: string, change: (text: string) => string): string {
  const end = data.indexOf('\n')
  const first = end < 0 ? data : data.slice(0, end)
  const values: unknown = JSON.parse(first)
  if (!Array.isArray(values)) return data
  return JSON.stringify(values.map((value) => (typeof value === 'string' ? change(value) : value))) + (end < 0 ? '' : data.slice(end))
}
