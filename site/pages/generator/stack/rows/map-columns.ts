import { keptHere } from '../../../../browser/kept.ts'
import { type ColumnId, columns } from './columns.ts'

/** What each column of a table stands for, by its place; empty for those that no letter needs. */
export type Mapping = readonly (ColumnId | '')[]

/** Under which a browser keeps what the columns of tables stand for: names of columns, nothing of people. */
export const STACK_COLUMNS_KEY = 'stack-columns'

/** A name without case, marks and umlauts: „Eintritts-Datum“ is „eintrittsdatum“. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
}

const known: ReadonlyMap<string, ColumnId> = new Map(
  columns.flatMap(({ id, names, otherNames }) => [names.de, names.en, ...otherNames.split(' ')].map((name) => [keyOf(name), id] as const)),
)

/** What the columns are by their names: as this browser was told of them last, else as exports call them. Nothing stands for two columns. */
export function mapColumns(headers: readonly string[]): Mapping {
  const told = rememberedColumns()
  const taken = new Set<string>()
  const ids = headers.map((header, at) =>
    isHome(headers, header) ? '' : (told[keyOf(header)] ?? functionOf(headers, at) ?? knownColumn(header) ?? ''),
  )
  return ids.map((id) => {
    if (id === '' || taken.has(id)) return ''
    taken.add(id)
    return id
  })
}

/** What exports mean by a name; nothing for one that they do not use. */
export const knownColumn = (header: string): ColumnId | undefined => known.get(keyOf(header))

const ofAddress = /^(?:privat|wohn)?(?:plz|postleitzahl|strasse|str$|hausn|anschrift|adresse|zip|post(?:al)?code|street|homeaddress)/

/** „Ort“ beside „Straße“ or „PLZ“ is where somebody lives, and no letter is issued there, whatever was told of another table. */
function isHome(headers: readonly string[], header: string): boolean {
  return ['ort', 'place'].includes(keyOf(header)) && headers.some((other) => ofAddress.test(keyOf(other)))
}

/** „Funktion“ is that of the signatory beside one, and the job where no other column is. */
function functionOf(headers: readonly string[], at: number): ColumnId | undefined {
  const key = keyOf(headers[at] ?? '')
  const isAfterSigner = at > 0 && knownColumn(headers[at - 1] ?? '') === 'signer'
  if (isAfterSigner && ['funktion', 'function', 'position'].includes(key)) return 'position'
  return ['funktion', 'function'].includes(key) && !headers.some((header) => knownColumn(header) === 'job') ? 'job' : undefined
}

/** Keeps in this browser what these columns stand for. A browser that keeps nothing is asked again the next time. */
export function rememberColumns(headers: readonly string[], mapping: Mapping): void {
  const told = Object.fromEntries(headers.map((header, at) => [keyOf(header), mapping[at] ?? '']))
  try {
    keptHere()?.setItem(STACK_COLUMNS_KEY, JSON.stringify({ ...rememberedColumns(), ...told }))
  } catch {
    // Full, or forbidden.
  }
}

const ids: ReadonlySet<string> = new Set(columns.map(({ id }) => id))
const isColumn = (id: unknown): id is ColumnId | '' => id === '' || (typeof id === 'string' && ids.has(id))

function rememberedColumns(): Readonly<Record<string, ColumnId | ''>> {
  try {
    const kept: unknown = JSON.parse(keptHere()?.getItem(STACK_COLUMNS_KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, ColumnId | ''] => isColumn(entry[1])))
  } catch {
    return {}
  }
}
