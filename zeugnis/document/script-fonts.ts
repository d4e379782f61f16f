import { letterSet } from './letters.ts'
import type { Faces, FontStyle, ReadFont } from './options.ts'

interface Script {
  /** Which letters a file of it may hold. */
  readonly letters: RegExp
  readonly file: (style: FontStyle) => URL
}

const names: Readonly<Record<FontStyle, string>> = { serif: 'serif', serifStrong: 'serif-strong', sans: 'sans', sansStrong: 'sans-strong' }
const own = (script: string) => (style: FontStyle) => new URL(`./fonts/${names[style]}-${script}.ttf`, import.meta.url)

/** More letters of the style's own family: within one word they stand beside its Latin ones. */
const kin: readonly Script[] = [
  { letters: /[\u1ea0-\u1ef9]/u, file: own('vietnamese') },
  { letters: /[\u0100-\u02ff\u1e00-\u1eff\u2010-\u2265]/u, file: own('latin-ext') },
]

/** Families that fit to the style. */
const others: readonly Script[] = [
  { letters: /(?=[\0-\u2265])[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, file: own('latin-marks') },
  { letters: /\p{Script=Greek}/u, file: own('greek') },
  { letters: /\p{Script=Cyrillic}|\u2116/u, file: own('cyrillic') },
  { letters: /\p{Script=Hebrew}|\u20aa/u, file: own('hebrew') },
  { letters: /\p{Script=Arabic}|[\u060c\u061b\u061f\u0640]/u, file: own('arabic') },
]

/** The faces of a style with those that the missing letters need, as far as there are any. */
export async function supplement(style: FontStyle, latin: Uint8Array, missing: readonly string[], read: ReadFont): Promise<Faces> {
  let left = missing
  const needed = async ({ letters, file }: Script): Promise<Uint8Array[]> => {
    if (!left.some((grapheme) => letters.test(grapheme))) return []
    const face = await read(file(style))
    const has = letterSet(face)
    left = left.filter((grapheme) => !has(grapheme))
    return [face]
  }
  const family = [latin]
  for (const script of kin) family.push(...(await needed(script)))
  const families = [family]
  for (const script of others) families.push(await needed(script))
  return families.filter(({ length }) => length > 0)
}
