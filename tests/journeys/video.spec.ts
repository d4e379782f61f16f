import { expect, test } from '@playwright/test'

const page = '/videos/zeugnisgeneratorvideo'

test('the film is loaded only when it is started, and then plays with captions', async ({ page: browser }) => {
  const asked: string[] = []
  browser.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await browser.goto(page)
  await browser.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([])
  const film = browser.locator('video')
  const start = browser.getByRole('button', { name: /Film ansehen/ })
  await start.click()
  await expect(start).toBeHidden()
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).not.toEqual([])
  const tracks = await film.evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ language, kind, mode }) => ({ language, kind, mode })))
  expect(tracks).toEqual([
    { language: 'de', kind: 'captions', mode: 'showing' },
    { language: 'en', kind: 'captions', mode: 'disabled' },
  ])
  const shown = () => film.evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.cues ?? [])].length)
  await expect.poll(shown).toBeGreaterThan(8)
})

test('captions, films and parts of them are answered as players ask for them', async ({ request }) => {
  for (const [address, words] of [
    ['/videos/zeugnisgenerator.vtt', 'Formular'],
    ['/en/videos/zeugnisgenerator.vtt', 'form'],
  ] as const) {
    const captions = await request.get(address)
    expect(captions.headers()['content-type']).toBe('text/vtt; charset=utf-8')
    expect(await captions.text()).toContain(words)
  }
  for (const [format, type] of [
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
  ] as const) {
    const part = await request.get(`/videos/zeugnisgenerator.${format}`, { headers: { range: 'bytes=0-1' } })
    expect(part.status()).toBe(206)
    expect(part.headers()).toMatchObject({ 'content-type': type, 'content-length': '2', 'accept-ranges': 'bytes' })
    expect(part.headers()['content-range']).toMatch(/^bytes 0-1\/\d{6,7}$/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('film, files and transcript are there in both languages', async ({ page: browser }) => {
    for (const [address, heading, first] of [
      [page, 'Der Film als Text', 'Formular und Brief'],
      [`/en${page}`, 'The film as text', 'Form and letter'],
    ] as const) {
      await browser.goto(address)
      await expect(browser.locator('video[controls][preload=none][playsinline]')).toBeVisible()
      await expect(browser.getByRole('link', { name: /WebM|MP4/ })).toHaveCount(2)
      await expect(browser.getByRole('heading', { name: heading })).toBeVisible()
      await expect(browser.getByRole('heading', { level: 3, name: first })).toBeVisible()
    }
  })
})
