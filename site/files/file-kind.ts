import type { FileProblemCode } from './file-problem.ts'

type Kind = 'pdf' | 'zip' | 'ole' | 'rtf' | 'flat-odt' | 'picture' | 'unknown'

const startsWith =
  (signature: string, at = 0) =>
  (start: string) =>
    start.startsWith(signature, at)

/** How files begin, byte for byte as Windows-1252: decoders know no Latin-1, and take the bytes from 80 to 9f for other letters. Older programs put something before the mark of a PDF. */
const signatures: readonly (readonly [Kind, (start: string) => boolean])[] = [
  ['pdf', (start) => start.includes('%PDF-')],
  ['zip', startsWith('PK\u0003\u0004')],
  ['ole', startsWith('\u00d0\u00cf\u0011\u00e0')],
  ['rtf', startsWith('{\\rtf')],
  ['flat-odt', (start) => start.includes('<?xml') && start.includes('urn:oasis:names:tc:opendocument:')],
  ['picture', startsWith('\u00ff\u00d8\u00ff')],
  ['picture', startsWith('PNG\r\n', 1)],
  ['picture', startsWith('GIF8')],
  ['picture', startsWith('II*\0')],
  ['picture', startsWith('MM\0*')],
  ['picture', startsWith('WEBP', 8)],
  ['picture', (start) => /^ftyp(?:hei|hev|mif|msf|avif)/.test(start.slice(4))],
]

const START = 1024

/** What a file is by its bytes, whatever it is called. */
export function kindOf(bytes: Uint8Array): Kind {
  const start = latin1(bytes.subarray(0, START))
  return signatures.find(([, matches]) => matches(start))?.[0] ?? 'unknown'
}

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('iso-8859-1').decode(bytes)
}

export const readEndings: readonly string[] = ['.pdf', '.docx', '.odt', '.fodt', '.rtf', '.txt']
/** Programs that can save what they wrote in another way, and where. */
const otherPrograms: ReadonlyMap<string, FileProblemCode> = new Map([
  ['.doc', 'old-word'],
  ['.dot', 'old-word'],
  ['.pages', 'pages'],
  ['.wps', 'works'],
])
const otherFormats = new Set(['.wpd', '.xps', '.oxps'])
/** Pictures by their names: those that a browser draws, and what phones and scanners write beside them. */
export const pictureEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.gif', '.bmp', '.tif', '.tiff', '.webp', '.heic', '.heif', '.avif']

/** Of a file that is not read: what its name promises. */
export function refusalOf(ending: string): FileProblemCode {
  if (readEndings.includes(ending)) return 'renamed'
  const program = otherPrograms.get(ending)
  if (program) return program
  if (otherFormats.has(ending)) return 'other-format'
  return pictureEndings.includes(ending) ? 'picture' : 'wrong-type'
}
