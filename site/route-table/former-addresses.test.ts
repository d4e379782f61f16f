import { describe, expect, it } from 'vitest'
import { slugsOf } from '#words'
import { formerAddresses, presentAddress } from './former-addresses.ts'
import { listPages } from './list.ts'
import { meantPages } from './short-addresses.ts'

describe('former addresses', () => {
  const paths = listPages(slugsOf).map(({ path }) => path)

  it.each([...formerAddresses])('%s leads to a page, and stands in the way of none', (former, page) => {
    expect(paths).toContain(page)
    expect([...paths, ...meantPages.keys()]).not.toContain(former)
    // One step is enough: a page that moves twice is named twice.
    expect(formerAddresses.has(page)).toBe(false)
    expect(former).toBe(former.toLowerCase())
  })

  it.each([
    ['/wissen/wer-schreibt-wer-unterschreibt', '/wissen/unterschrift'],
    ['/wissen/bedauern-dank-wuensche', '/wissen/schlussformel'],
  ])('%s leads to the entry that says both, in each language', (former, page) => {
    expect([former, `/en${former}`, `${former}.md`].map(presentAddress)).toEqual([page, `/en${page}`, `${page}.md`])
  })

  it('are understood in both languages, without regard to case, with a slash behind, and for the twin in Markdown', () => {
    const former = '/wissen/zeitwoerter-und-verstaerker'
    expect([former, `/en${former}`, '/EN/Wissen/Zeitwoerter-und-Verstaerker/', `/en${former}.md`].map(presentAddress)).toEqual([
      '/wissen/zeitfaktor-und-verstaerker',
      '/en/wissen/zeitfaktor-und-verstaerker',
      '/en/wissen/zeitfaktor-und-verstaerker',
      '/en/wissen/zeitfaktor-und-verstaerker.md',
    ])
    expect(['/', '/en', '/wissen', '/wissen/zeitfaktor-und-verstaerker', '/wissen/.md', '/__proto__'].map(presentAddress)).toEqual(
      Array(6).fill(undefined),
    )
  })
})
