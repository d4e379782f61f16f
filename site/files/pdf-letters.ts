/**
 * Letters of TeX's own fonts, which files of pdfTeX name by their place only: in the encoding T1 (Cork) the first places hold quotation
 * marks, dashes and ligatures. No other text has these characters.
 */
const ofTex: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
}
/** The same for letters that other texts have as well: taken for TeX's where one of the above is there. */
const besidesOfTex: Readonly<Record<string, string>> = { ÿ: 'ß', '\u0088': '•', '\u007f': '-' }

const anyOf = (signs: object) => new RegExp(`[${Object.keys(signs).join('')}]`, 'g')
const places = anyOf(ofTex)
const besides = anyOf(besidesOfTex)
const ligatures = /[\ufb00-\ufb06]/g

/** A page's pieces of text in letters that everybody knows: ligatures taken apart, those of TeX by their places. */
export function inPlainLetters<P extends { readonly str: string }>(pieces: readonly P[]): P[] {
  const isOfTex = pieces.some(({ str }) => str.search(places) >= 0)
  return pieces.map((piece) => {
    const plain = piece.str.replace(ligatures, (sign) => sign.normalize('NFKC'))
    return { ...piece, str: isOfTex ? fromTex(plain) : plain }
  })
}

function fromTex(text: string): string {
  return text.replace(places, (sign) => ofTex[sign] ?? '').replace(besides, (sign) => besidesOfTex[sign] ?? sign)
}

const dots = /\u00a8([aouAOU])/g

/** Fonts of TeX without umlauts set two dots over a letter, as a piece that ends before it. */
export function withUmlauts(line: string): string {
  return line.replace(dots, (_, letter) => `${letter}\u0308`.normalize())
}
