import { access } from 'node:fs/promises'
import sparticuz from '@sparticuz/chromium'

/** Made to run without a window: renders the same with a third of the processor. */
const shells = ['/usr/bin/chromium-headless-shell']
const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Chromium without a window calls itself headless, and the client of the analytics, which is not ours, sends nothing then. Also given on
 * the command line: what a page is told by emulation it is not told any more while it is being left.
 */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

async function firstExisting(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic', '--disable-gpu']
const args = ['--no-sandbox', `--user-agent=${userAgent}`, ...quiet]

/** A real browser: the system's Chromium, else the one inside an npm package. */
export async function findChromium() {
  const system = await firstExisting([...shells, ...windowed])
  return { executablePath: system ?? (await sparticuz.executablePath()), args }
}

/** The system's Chromium as visitors have it, which also keeps pages for steps back; nothing where there is none. */
export async function findWindowedChromium() {
  const executablePath = await firstExisting(windowed)
  return executablePath ? { executablePath, args } : undefined
}
