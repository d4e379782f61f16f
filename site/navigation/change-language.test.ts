import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage } from './change-language.ts'

afterEach(() => vi.unstubAllGlobals())

it('a language whose messages cannot be had is the error of the specification', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const untouched = () => expect.unreachable()
  await expect(changeLanguage('http://localhost/en/about/team', untouched, untouched)).rejects.toThrow('Failed loading locale (en)')
  expect(warn).toHaveBeenCalledOnce()
})
