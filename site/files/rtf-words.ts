/** What is said by a word or a sign behind a backslash. */
export const rtfLetters: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['softline', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['{', '{'],
  ['}', '}'],
  ['\\', '\\'],
])

/** What ends a paragraph; cells of a table are paragraphs. A new line behind a backslash is `\par`. */
export const paragraphEnds: ReadonlySet<string> = new Set(['par', 'sect', 'page', 'cell', 'row', 'nestcell', 'nestrow', '\n', '\r'])

/**
 * Groups whose text is none of the letter: lists of fonts, colours and styles, what is said of the file, pictures, marks of lists, page
 * frames of left pages, properties of shapes, and shapes once more for older programs.
 */
export const skippedGroups: ReadonlySet<string> = new Set([
  ...['colortbl', 'stylesheet', 'info', 'filetbl', 'revtbl', 'listtable', 'template'],
  ...['pict', 'nonshppict', 'objdata', 'sp', 'shprslt'],
  ...['listtext', 'pntext', 'pntxta', 'pntxtb', 'headerl', 'footerl', 'ftnsep', 'ftnsepc', 'ftncn', 'aftnsep', 'aftnsepc', 'aftncn'],
  ...['tc', 'tcn', 'xe', 'rxe', 'txe', 'comment', 'annotation', 'atnid', 'atnauthor'],
])

/** Groups that hold text although a program that does not know them is told to leave them out. */
export const keptGroups: ReadonlySet<string> = new Set(['footnote', 'shpinst', 'fldinst', 'do'])

/** Of Windows' numbers for the letters of a font; those of the file when it is none of them. */
export const charsets: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

export const SYMBOLS = 2

/** Numbers of code pages that are called otherwise than `windows-…`. */
export const codePages: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}
