import { listPages } from '#site'
import { listSlugs } from '#words/from-disk'

/** Every public page in every language, from the route table. */
export const allPages = listPages(listSlugs)

/** One page of each family in German, for checks that would take too long on all. */
export const onePerFamily = [...new Map(allPages.filter((page) => page.locale === 'de').map((page) => [page.row.family, page])).values()]
