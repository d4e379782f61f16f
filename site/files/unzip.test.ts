import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { Archive } from './unzip.ts'

const zip = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) => new Uint8Array(zipSync(files, { level }))

describe('Archive', () => {
  it.each([0, 9] as const)('unpacks what was packed at level %i', async (level) => {
    const archive = new Archive(zip({ 'word/a.xml': Buffer.from('größte Sorgfalt '.repeat(500)) }, level))
    expect(Buffer.from(await archive.read('word/a.xml')).toString()).toBe('größte Sorgfalt '.repeat(500))
    await expect(archive.read('word/b.xml')).rejects.toMatchObject({ code: 'damaged' })
  })

  it('stops at the limit, whatever size the archive claims', async () => {
    const bomb = zip({ 'word/a.xml': new Uint8Array(limits.part * 8) })
    const claimedSize = Buffer.from(bomb).lastIndexOf('PK\u0001\u0002') + 24
    new DataView(bomb.buffer).setUint32(claimedSize, 100, true)
    await expect(new Archive(bomb).read('word/a.xml')).rejects.toMatchObject({ code: 'too-large-unpacked' })
  })

  it('opens nothing that was cut short', () => {
    const whole = zip({ 'word/a.xml': Buffer.from('a'.repeat(5000)) })
    expect(() => new Archive(whole.slice(0, whole.length - 40))).toThrow(RangeError)
  })
})
