import { charsets, codePages, SYMBOLS } from './rtf-words.ts'

const USUAL = 'windows-1252'
/** How symbol fonts are called here: their bytes are no letters. */
const symbols = 'symbols'

/** Which letters the bytes of a file are: those of its code page, or of a font's. */
export class RtfEncodings {
  readonly #fonts = new Map<number, string>()
  readonly #decoders = new Map<string, TextDecoder>()
  #ofFile = USUAL
  #usualFont: number | undefined

  /** Takes what a control word says; `font` is the one that the list of fonts is describing. */
  note(word: string, value: number | undefined, font: number | undefined): void {
    if (word === 'mac') this.#ofFile = 'macintosh'
    if (value === undefined) return
    if (word === 'deff') this.#usualFont = value
    if (word === 'ansicpg') this.#ofFile = encodingOf(value)
    if (font === undefined) return
    if (word === 'fcharset') this.#setFont(font, value === SYMBOLS ? symbols : charsets[value])
    if (word === 'cpg') this.#setFont(font, encodingOf(value))
  }

  decode(bytes: string, font = this.#usualFont): string {
    if (/^[\x20-\x7e]*$/.test(bytes)) return bytes
    const encoding = (font === undefined ? undefined : this.#fonts.get(font)) ?? this.#ofFile
    if (encoding === symbols) return bytes.replace(/[^\x20-\x7e]/g, '•')
    return this.#decoder(encoding).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  }

  #setFont(font: number, encoding: string | undefined): void {
    if (encoding) this.#fonts.set(font, encoding)
  }

  #decoder(encoding: string): TextDecoder {
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding)
    this.#decoders.set(encoding, decoder)
    return decoder
  }
}

function encodingOf(codePage: number): string {
  return codePages[codePage] ?? (Number.isInteger(codePage) && codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : USUAL)
}
