import { expect, it } from 'vitest'
import { readText } from '#words'
import { company, noticeNames, processings } from '#words/facts'
import { renderText } from '../render.server.tsx'

const locales = ['de', 'en'] as const

async function render(page: string, locale: (typeof locales)[number]): Promise<string> {
  const { Body } = await readText('pages', page, locale)
  return renderText(Body, locale).html
}

it('each privacy notice lists every processing that it is about, once and in full, in both languages', async () => {
  for (const notice of noticeNames) {
    for (const locale of locales) {
      const html = await render(`datenschutz-datenschutz-${notice}`, locale)
      for (const { id, name, purpose, data, basis, storage } of processings.filter(({ notices }) => notices.includes(notice))) {
        expect(html.split(`id="${id}"`), `${notice} ${locale} ${id}`).toHaveLength(2)
        for (const text of [name, purpose, data, basis, storage]) expect(html, `${notice} ${id}`).toContain(text[locale])
      }
    }
  }
})

it('the legal notice marks every value of the company record while the record is a sample', async () => {
  const html = await render('impressum', 'de')
  const phone = company.phone.replaceAll(' ', '\u00a0')
  for (const value of [company.email, phone, company.vatId, company.registerNumber, company.editor, ...company.representatives])
    expect(html).toMatch(new RegExp(`${value.replace(/[+.]/g, '\\$&')}(</a>)? <i>Muster</i>`))
})
