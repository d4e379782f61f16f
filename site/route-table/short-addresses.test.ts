import { describe, expect, it } from 'vitest'
import { TOKEN_LENGTH } from '#services/reports'
import { documentPaths } from './documents.ts'
import { findPage } from './paths.ts'
import { longAddress, meantPages } from './short-addresses.ts'

describe('short addresses', () => {
  it.each([...meantPages])('%s leads to a page, and stands in the way of none', (short, page) => {
    expect(findPage(page)?.path).toBe(page)
    // The router would take it for a report, by its place alone.
    expect(Object.keys(findPage(short)?.params ?? { token: '' })).toContain('token')
    expect(documentPaths).not.toContain(short)
    expect(short.split('/')[1]?.length).toBeLessThan(TOKEN_LENGTH)
    expect(meantPages.has(page)).toBe(false)
  })

  it('are understood in both languages, without regard to case and with a slash behind', () => {
    expect(['/docs/api', '/en/docs/api', '/EN/Docs/api/', '/Kontakt'].map(longAddress)).toEqual([
      '/docs/api/einfuehrung',
      '/en/docs/api/einfuehrung',
      '/en/docs/api/einfuehrung',
      '/about/contact',
    ])
    expect(['/', '/en', '/wissen', '/about/team', '/gibtesnicht', '/__proto__'].map(longAddress)).toEqual(Array(6).fill(undefined))
  })
})
