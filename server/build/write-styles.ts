import { writeFile } from 'node:fs/promises'
import { refusingServices } from '#services'
import { pages, unstamped } from '#site'
import { inlineSources } from '../http/security-headers.ts'
import { createSiteHandler } from '../http/site-handler.ts'
import { createLog } from '../log.ts'
import { loadServerBuild } from './server-build.ts'
import { stylesFile } from './styles.ts'

/** Nobody sends anything while a build is made. */
const nothing = refusingServices('backend_away')
/** Nothing that a page could ask consent for: what asks for it stands in prerendered pages too. */
const config = { ...unstamped, captcha: { ...unstamped.captcha, siteKey: '' }, analytics: { ...unstamped.analytics, key: '' } }

/**
 * Notes which styles the pages have that are not prerendered: the 404 page and those for one visitor alone. The policy of every page names
 * them, and a server that starts does not have to render anything for it.
 */
export async function writeStyles(folder: string): Promise<void> {
  const site = createSiteHandler({
    build: () => loadServerBuild({ folder }),
    config,
    styles: [],
    search: () => async () => undefined,
    log: createLog(),
  })
  const paths = ['/404/404', ...pages.filter(({ hidden, path }) => hidden && !path.includes(':')).map(({ path }) => path)]
  const rendered = await Promise.all(
    paths.map(async (path) => (await site(new Request(`http://localhost${path}`), nothing, { caller: 'build' })).text()),
  )
  const styles = new Set(rendered.flatMap((html) => inlineSources(html).styles))
  await writeFile(stylesFile(folder), JSON.stringify([...styles].sort()))
}
