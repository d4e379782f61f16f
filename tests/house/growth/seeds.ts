/** A hostile text of this many characters. */
export type Seed = (length: number) => string

export type SeedKind = keyof typeof seeds

/** `0` → `aaa`, `1` → `aab`: words that differ, as names in a letter do. */
const wordOf = (index: number) =>
  [...index.toString(26).padStart(3, '0')].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')

/** The same again and again; `#` is another word each time. */
function again(piece: string): Seed {
  return (length) => {
    const pieces: string[] = []
    for (let index = 0, size = 0; size < length; index += 1) {
      const next = piece.replaceAll('#', () => wordOf(index))
      pieces.push(next)
      size += next.length
    }
    return pieces.join('').slice(0, length)
  }
}

/** One within the other, as deep as the text is long. */
const nested =
  (open: string, close: string): Seed =>
  (length) =>
    open.repeat(length / 2 / open.length) + close.repeat(length / 2 / close.length)

const allAgain = (...pieces: readonly string[]): Readonly<Record<string, Seed>> =>
  Object.fromEntries(pieces.map((piece) => [JSON.stringify(piece), again(piece)]))

/** Pieces from which careless code looks again and again, by what reads them. */
export const seeds = {
  /** Long words, repeated marks, nested brackets, combining letters, thousands of short lines, one endless line. */
  any: {
    ...allAgain('a', 'A', 'a ', '# ', '0', '1.', ' ', '\u00a0', '\n', 'a\n', '\r\n', '"', '(', ', ', 'x:', '!', '..', '/-', 'a.', 'a-'),
    ...allAgain('a\u0308', '\u0308', 'a\u00ad', '\u{1f600}', '\ud800'),
    'nested ()': nested('(', ')'),
    'nested []': nested('[', ']'),
  },
  prose: allAgain(
    ...['aier', 'Aa ', 'Aa-', 'a-\n', 'B# ', 'B#\n', '#ung ', 'l1', 'Zeugnis ', 'stets ', 'und ', 'und, ', 'nicht nur ', 'die sie ', '# das war '],
    ...['1 ', '1.000', '1.1.2020 ', 'vom 1. Mai 2018 bis ', '3/2019 – heute\n', '12345 Ort ', '+49 40 ', 'Am Deich 14, ', 'Tel. ', 'im\n'],
    ...['\t', '\u2003', '\n \n', '\n\t', '„a“ ', '„', ')', 'A (a', '; ', '%', '• x\n', '- x\n', '- 2 -\n', 'Seite 1 von '],
    ...['[Person A] ', '[Person', 'Frau A ', 'Frau B# ', 'Frau Ina B# war. ', 'Ina B# ', 'Herr A. B. ', 'A.', 'Ing ', 'Prof. Dr. ', 'Diplom-a'],
    ...['von  ', 'geboren am 3. Mai 1991 ', 'G# GmbH ', 'A und ', 'a@', 'http://', '§ 1 ', '§ 1 B#\n', 'abreden ', 'darf ander '],
  ),
  /** Filters, fields, topics, headers, addresses, dates, JSON, forms. */
  syntax: {
    ...allAgain('a=1&&', '(a=1)||', 'a.b.', 'a:b,', '@request.', '"\\"', '\\', '\\\\"', "'", '//a\n', '-', '+a,', '&', '&a=1', 'a=1&', '#=1&'),
    ...allAgain('q=0,', ';q=0', 'a;q=0,', '*/*,', 'bytes=', '1-,', '%41', '%', 'a=b; ', '::', '1:', '127.0.0.1,', 'W/"a",', '/a', '../', 'a/'),
    ...allAgain(
      '{"a":',
      '[1,',
      '"a",',
      ':excerpt(',
      '<a ',
      '<!--',
      '<b>',
      '&amp;',
      '<?xml ',
      'a@a.',
      '-.',
      '2020-01-01',
      '\0',
      'Mozilla/5.0 (',
      'bot ',
    ),
    'nested {}': nested('{"a":', '}'),
    'nested <>': nested('<b>', '</b>'),
  },
  rtf: {
    ...allAgain(
      '\\par ',
      "\\'fc",
      '\\u252?',
      '\\uc9\\u252 ',
      '\\f1 ',
      '\\bin0 ',
      '\\*',
      '\\',
      '-',
      '{}',
      '{\\*\\a b}',
      '{\\footnote a}',
      '{\\shptxt a\\par}',
    ),
    ...allAgain(
      '{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}',
      '\\fldrslt ',
      '\\deleted0 \\v0 ',
      '{\\header a\\par}',
      '{\\fonttbl{\\f1\\fcharset204 a;}}',
    ),
    'nested groups': nested('{', '}'),
    'nested fields': nested('{\\field{\\*\\fldinst ', '}}'),
    'nested boxes': nested('{\\shptxt ', '}'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Seed>>>>
