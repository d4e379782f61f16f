import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { portOf } from '../support/ports.ts'
import { copyForProduction } from '../support/production-copy.ts'
import { startSite } from '../support/start-site.ts'

const PORT = String(portOf('production install'))

test('without the packages of the build a finished build is served, and changed sources are refused in a sentence', LONG, async ({ request }) => {
  test.setTimeout(180_000)
  const copy = copyForProduction()
  try {
    const site = await startSite({ PORT }, { folder: copy.folder })
    const get = (path: string) => request.get(site.url + path)
    const authorization = `Bearer sk_test_lotse`
    const analysed = await request.post(`${site.url}/api/v1/analyses`, {
      headers: { authorization },
      data: {
        text: 'Herr Meier war vom 1. Januar 2020 bis 31. Dezember 2023 als Koch bei uns tätig. Er arbeitete stets zu unserer vollsten Zufriedenheit.',
      },
    })
    const letter = (format: string) => get(`/zeugnis-datei?template=arbeitszeugnis-vorlage-Zwischenzeugnis&grade=2&address=frau&format=${format}`)
    for (const path of ['/', '/en', '/products/zeugnisparser', '/gibt-es-nicht', '/testzugang/anmelden', '/en/products/talentscout/suche?q=cook'])
      expect((await get(path)).status(), path).toBe(path === '/gibt-es-nicht' ? 404 : 200)
    expect(await (await get('/suche?q=Zwischenzeugnis')).text()).toContain('/arbeitszeugnis-vorlage/Zwischenzeugnis')
    expect(analysed.status()).toBe(200)
    expect((await (await letter('pdf')).body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await (await letter('docx')).body()).subarray(0, 2).toString()).toBe('PK')
    expect((await get('/api/health')).status()).toBe(200)
    await site.stop()
    appendFileSync(join(copy.folder, 'content/pages/impressum/de.mdx'), '\nEin Satz mehr.\n')
    const refused: string[] = []
    await expect(startSite({ PORT }, { folder: copy.folder, onError: (text) => refused.push(text) })).rejects.toThrow('The server ended with 1')
    expect(refused.join('')).toContain('The sources have changed since the last build')
  } finally {
    copy.remove()
  }
})
