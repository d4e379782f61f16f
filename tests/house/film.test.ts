import { readFile, stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { filmFacts, filmSteps } from '#words/facts'
import { captionFile } from '../../site/pages/video/captions.ts'

const file = (ending: string) => new URL(`../../site/public/videos/zeugnisgenerator.${ending}`, import.meta.url)
const MOST_BYTES = 4_000_000

describe('the film', () => {
  it.each(['webm', 'mp4'] as const)('is there as %s, at most 4 MB, as heavy as the page says', async (format) => {
    const { size } = await stat(file(format))
    expect(size).toBeLessThanOrEqual(MOST_BYTES)
    expect(size).toBe(filmFacts.bytes[format])
  })

  it('begins as its formats do, and the MP4 has its index before its pictures', async () => {
    const [webm, mp4] = await Promise.all(['webm', 'mp4'].map((ending) => readFile(file(ending))))
    expect(webm?.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(mp4?.subarray(4, 8).toString('latin1')).toBe('ftyp')
    expect(mp4?.indexOf('moov')).toBeLessThan(mp4?.indexOf('mdat') ?? 0)
  })
})

/** Cues of a WebVTT file: name, times in seconds, text. */
function cuesOf(vtt: string) {
  const [head, ...blocks] = vtt.trimEnd().split('\n\n')
  expect(head).toBe('WEBVTT')
  return blocks.map((block) => {
    const [, name, from, to, text] = /^([\w-]+)\n(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/.exec(block) ?? []
    const seconds = (time = '') => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    return { name, start: seconds(from), end: seconds(to), text: text ?? '' }
  })
}

describe('its captions', () => {
  const [de, en] = (['de', 'en'] as const).map((locale) => cuesOf(captionFile(filmSteps(locale))))

  it('follow one another within the film, long enough to be read', () => {
    let last = 0
    for (const { name, start, end, text } of de ?? []) {
      expect(start, name).toBe(last)
      expect(end - start, name).toBeGreaterThan(Math.max(3, text.length / 25))
      expect(text, name).not.toMatch(/-->|[<>&]/)
      last = end
    }
    expect(last).toBe(filmFacts.duration)
  })

  it('have the same times in both languages, in words of their own', () => {
    const times = (cues: typeof de) => cues?.map(({ name, start, end }) => [name, start, end])
    expect(times(en)).toEqual(times(de))
    expect(en?.filter(({ text }, index) => text === de?.[index]?.text)).toEqual([])
  })
})
