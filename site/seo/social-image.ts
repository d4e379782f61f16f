import type { Locale } from '#words/interface'
import { pageName } from '../route-table/pages.ts'
import { findPage } from '../route-table/paths.ts'

/**
 * Address of the picture that stands for a page where it is shared; `npm run social-images` draws one for each.
 * A page that is nobody's but its visitor's has none of its own and shows that of the home page.
 */
export function socialImage(path: string, locale: Locale): string {
  const found = findPage(path)
  return `/og/${locale}/${pageName(found && !found.row.hidden ? found.path : '/')}.png`
}
