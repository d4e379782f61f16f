import { access } from 'node:fs/promises'
import sparticuz from '@sparticuz/chromium'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

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

/** A real browser: the system's Chromium, else the one inside an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const system = await firstExisting(systemPaths)
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic']
  return { executablePath: system ?? (await sparticuz.executablePath()), args }
}
