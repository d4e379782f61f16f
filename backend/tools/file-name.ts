import { ID_ALPHABET, randomText } from './id.ts'
import { sniffContentType } from './mime.ts'

const LONGEST_READ = 300
const SHORTEST_BASE = 3
const LONGEST_BASE = 100
const LONGEST_EXTENSION = 20
const RANDOM_LENGTH = 10

/** The name a file is stored under (contract 3.2), such as `tmpfile_123_a1b2c3d4e5.txt`. Never the same twice. */
export async function storedFileName(originalName: string, bytes: Uint8Array): Promise<string> {
  const name = originalName.slice(-LONGEST_READ)
  const extension = extensionOf(name)
  const clean = cleanExtension(extension) || (await sniffContentType(bytes)).extension
  return `${cleanBase(name.slice(0, name.length - extension.length))}_${randomPart()}${cutExtension(clean)}`
}

/** The last two dotted parts at most, as in `.tar.gz`. */
function extensionOf(name: string): string {
  const last = name.lastIndexOf('.')
  if (last < 0) return ''
  const secondLast = name.slice(0, last).lastIndexOf('.')
  return name.slice(secondLast >= 0 ? secondLast : last)
}

function cleanExtension(extension: string): string {
  const clean = trimDots(extension.replace(/[^\w.*\-+=#]+/g, ''))
  return clean === '' ? '' : `.${clean}`
}

function cutExtension(extension: string): string {
  return extension.length > LONGEST_EXTENSION ? `.${trimDots(extension.slice(-LONGEST_EXTENSION))}` : extension
}

function cleanBase(base: string): string {
  const clean = snakeCase(trimDots(base))
  return clean.length < SHORTEST_BASE ? clean + randomPart() : clean.slice(0, LONGEST_BASE)
}

/** Words of ASCII letters and digits, joined by `_`; a capital starts a word unless it follows another: `myTestDB` is `my_test_db`. */
export function snakeCase(text: string): string {
  const words = text.split(/[\W_]+/).filter((word) => word !== '')
  return words
    .map((word) => word.replace(/(?<=[^A-Z])(?=[A-Z])/g, '_'))
    .join('_')
    .toLowerCase()
}

function trimDots(text: string): string {
  return text.replace(/^\.+|(?<!\.)\.+$/g, '')
}

function randomPart(): string {
  return randomText(RANDOM_LENGTH, ID_ALPHABET)
}

/** Keys are made of ids and names of records: none may climb out of the storage or name it as a whole. */
export function safeKey(key: string): string {
  const segments = key.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..' || /[\\\0]/.test(segment))) {
    throw new TypeError('Not a key of a stored file')
  }
  return key
}
