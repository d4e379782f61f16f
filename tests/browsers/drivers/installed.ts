import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Where Debian and its kin put WebKit's small browser. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`),
)

interface Engine {
  readonly name: 'firefox' | 'webkit'
  /** What to install where it is missing. */
  readonly packages: string
  /** How to start it; nothing where it is not installed. */
  find(): Promise<(() => Promise<Browser>) | undefined>
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: 'firefox-esr',
    async find() {
      const program = await firstOnPath(['firefox-esr', 'firefox'])
      return program ? () => startFirefox(program) : undefined
    },
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb',
    async find() {
      const [driver, screen, browser] = await Promise.all([firstOnPath(['WebKitWebDriver']), firstOnPath(['Xvfb']), firstThere(miniBrowsers)])
      return driver && screen && browser ? () => startWebKit({ driver, screen, browser }) : undefined
    },
  },
]

async function firstThere(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isThere(path)) return path
  return undefined
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function firstOnPath(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(':')
  return firstThere(names.flatMap((name) => folders.map((folder) => join(folder, name))))
}
