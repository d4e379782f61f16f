const CMAP = 0x636d6170
/** Mapping of the Basic Multilingual Plane, the one that every TrueType font of today has. */
const SEGMENTS_FORMAT = 4

/** Reads which characters a TrueType font can show (OpenType, table "cmap", format 4). */
export function charactersOf(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableAt(view)
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const subtable = cmap + view.getUint32(cmap + 8 + 8 * index)
    if (view.getUint16(subtable) === SEGMENTS_FORMAT) return segmentsAt(view, subtable)
  }
  throw new TypeError('A font without a table of characters')
}

function tableAt(view: DataView): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const row = 12 + 16 * index
    if (view.getUint32(row) === CMAP) return view.getUint32(row + 8)
  }
  throw new TypeError('Not a TrueType font')
}

/** Segments of characters in a row; a segment of the last code only closes the list. */
function segmentsAt(view: DataView, subtable: number): Set<number> {
  const count = view.getUint16(subtable + 6) / 2
  const ends = subtable + 14
  const starts = ends + 2 * count + 2
  const characters = new Set<number>()
  for (let segment = 0; segment < count - 1; segment++) {
    for (let code = view.getUint16(starts + 2 * segment); code <= view.getUint16(ends + 2 * segment); code++) characters.add(code)
  }
  return characters
}
