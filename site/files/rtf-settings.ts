import type { RtfPlace, RtfState } from './rtf-state.ts'

type Change = (state: RtfState, value: number | undefined) => Partial<RtfState>

const pageField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i
const isOn = (value: number | undefined) => value !== 0
export const nowhere: RtfPlace = { kind: 'nowhere' }

/** Whether the result of the field that is open is the number of a page. */
export function countsPages({ field }: RtfState): boolean {
  return field !== undefined && pageField.test(field.code)
}

/** Control words that change what holds up to the end of their group. */
export const rtfSettings: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['uc', (_, value = 1) => ({ substitutes: Math.max(0, value) })],
  ['f', (_, font) => ({ font })],
  ['v', (_, value) => ({ isHidden: isOn(value) })],
  ['deleted', (_, value) => ({ isGone: isOn(value) })],
  ['mvf', (_, value) => ({ isGone: isOn(value) })],
  ['plain', () => ({ font: undefined, isHidden: false, isGone: false })],
  ['fonttbl', () => ({ place: { kind: 'fonts' } })],
  ['field', ({ place }) => ({ field: { code: '', around: place } })],
  ['fldinst', ({ field }) => (field ? { place: { kind: 'code', field } } : {})],
  ['fldrslt', (state) => (state.field ? { place: countsPages(state) ? nowhere : state.field.around } : {})],
  ['shptxt', besideText],
  ['dptxbxtext', besideText],
])

function besideText({ place }: RtfState): Partial<RtfState> {
  return place.kind === 'flow' ? { place: { kind: 'flow', flow: place.flow.beside() } } : {}
}
