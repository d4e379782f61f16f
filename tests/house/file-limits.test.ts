import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limitsInWords } from '../../site/files/limits-in-words.ts'

const read = (path: string) => readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8')

describe.each(['de', 'en'])('the limits of files and texts (%s)', (locale) => {
  it.each(['products-zeugnisparser', 'products-zeugnisvergleich'])('stand on the page %s as one sentence, and in no other number', (page) => {
    const text = read(`pages/${page}/${locale}.mdx`)
    expect(text).toContain('<FileLimits />')
    expect(text).not.toMatch(/\d+\s(?:MB|Seiten|pages)|\d+[.,]\d{3}\s(?:Zeichen|characters)/u)
  })

  it('are named by that sentence, each once', () => {
    const messages: Record<string, string> = JSON.parse(read(`messages/${locale}.json`))
    expect(messages['file.limits']?.match(/\{\w+\}/g)?.sort()).toEqual(['{characters}', '{pages}', '{size}'])
  })

  it('are those of the price table', () => {
    const { size, pages, characters } = limitsInWords(locale)
    const words = JSON.stringify(JSON.parse(read('pricing.json')).products.zeugnisparser.limits).replaceAll('\u00a0', ' ')
    const upTo = locale === 'de' ? 'bis' : 'up to'
    for (const limit of [`${size} MB`, pages, characters]) expect(words).toContain(`"${locale}":"${upTo} ${limit}"`)
  })
})
