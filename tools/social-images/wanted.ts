import { createHash } from 'node:crypto'
import { type ListedPage, listPages } from '#site'
import { readText, slugsOf } from '#words'
import { company } from '#words/facts'
import type { Locale } from '#words/interface'
import { contentOf } from '../../site/route-table/content-of.ts'
import { findPage } from '../../site/route-table/paths.ts'
import { socialImage } from '../../site/seo/social-image.ts'

/** Raise it when the drawing changes: all pictures are then drawn anew. */
const DRAWING = 1

export interface WantedImage {
  /** Below site/public: `/og/de/about-team.png`. */
  readonly address: string
  readonly locale: Locale
  readonly title: string
  /** Letters of the flags, from above. */
  readonly flags: string
  readonly brand: string
  /** Changes with everything that the picture shows. */
  readonly hash: string
}

async function wantedImage({ row, path, locale }: ListedPage): Promise<WantedImage> {
  const found = findPage(path)
  if (!found) throw new RangeError(`No page: ${path}`)
  const [area, name] = contentOf(found)
  const { title } = (await readText(area, name, locale)).meta
  const flags = (row.word ?? row.flag ?? company.hoist.charAt(0)).toLowerCase()
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, company.brand, title, flags]))
  return { address: socialImage(path, locale), locale, title, flags, brand: company.brand, hash: hash.digest('hex').slice(0, 16) }
}

/** One picture for each page in each language, from its title and its flags. */
export const wantedImages: readonly WantedImage[] = await Promise.all(listPages(slugsOf).map(wantedImage))
