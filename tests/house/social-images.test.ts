import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wantedImages } from '../../tools/social-images/wanted.ts'

const folder = new URL('../../site/public/', import.meta.url)
const read = (address: string) => readFileSync(new URL(`.${address}`, folder))
const MAX_BYTES = 20_000

it('every page has its picture for sharing, drawn from the title and flags it has now, and none is left over (else: npm run social-images)', () => {
  const hashes = Object.fromEntries(wantedImages.map(({ address, hash }) => [address, hash]))
  expect(JSON.parse(read('/og/images.json').toString())).toEqual(hashes)
  const files = readdirSync(new URL('og/', folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
  expect(files.map((name) => `/og/${name.replaceAll('\\', '/')}`).sort()).toEqual(Object.keys(hashes).sort())
})

it('each is a PNG of 1200 by 630 and at most 20 kB', () => {
  for (const { address } of wantedImages) {
    const png = read(address)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual(['PNG', 1200, 630])
    expect(png.length, address).toBeLessThanOrEqual(MAX_BYTES)
  }
})
