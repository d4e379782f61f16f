import { expect, it } from 'vitest'
import { listSlugs } from '#words/from-disk'
import { newShareToken } from '../../services/reports/share-token.ts'
import { listPages } from './list.ts'
import { withoutTokens } from './shared-address.ts'

it('tokens are taken out of addresses, also cut, joined, in capitals and with something behind', () => {
  const token = newShareToken()
  for (const one of [token, token.slice(1), token.slice(0, -4), token.toUpperCase()]) {
    expect(withoutTokens(`/${one}`)).toBe('/:token')
    expect(withoutTokens(`/en/${one}/behn-reederei.data`)).toBe('/en/:token/behn-reederei.data')
  }
  expect(withoutTokens(`/${token}behn-reederei`)).not.toContain(token)
})

it('addresses of pages stay as they are', () => {
  for (const { address } of listPages(listSlugs)) expect(withoutTokens(address)).toBe(address)
})
