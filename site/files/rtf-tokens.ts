/** One sign of an RTF file; bytes are characters of Latin-1. */
export type RtfToken =
  | { readonly kind: 'open' | 'close' | 'star' }
  /** A control word with its number, or a sign behind a backslash. */
  | { readonly kind: 'word'; readonly word: string; readonly value: number | undefined }
  /** Letters of the text; those written as numbers come one by one. */
  | { readonly kind: 'bytes'; readonly bytes: string }

const sign = /\\(?:'([\da-f]{2})|([a-z]+)(-?\d*) ?|([^a-z]))|([{}])|[\r\n\0]+|([^\\{}\r\n\0]+)|\\/gisy

/** The signs of a file in their order. What `\bin` announces is passed over. */
export function* rtfTokens(file: string): Generator<RtfToken> {
  sign.lastIndex = 0
  let at = 0
  while (at < file.length) {
    sign.lastIndex = at
    const [all = '', code, word, number, other, brace, letters] = sign.exec(file) ?? []
    at += Math.max(1, all.length)
    if (brace) yield { kind: brace === '{' ? 'open' : 'close' }
    else if (other === '*') yield { kind: 'star' }
    else if (code) yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(code, 16)) }
    else if (letters) yield { kind: 'bytes', bytes: letters }
    else if (word === 'bin') at += Math.max(0, Number(number) || 0)
    else if (word ?? other) yield { kind: 'word', word: word ?? other ?? '', value: number && number !== '-' ? Number(number) : undefined }
  }
}
