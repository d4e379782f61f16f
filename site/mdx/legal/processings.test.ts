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
  for (const value of [company.email, phone, company.vatId, company.registerNumber, company.responsible, ...company.representatives])
    expect(html).toMatch(new RegExp(`${value.replace(/[+.]/g, '\\$&')}(</a>)? <i>Musterangabe</i>`))
})

it('the entries are folded in groups, each behind a heading and a sentence, and say what a browser keeps and under which name', async () => {
  for (const notice of noticeNames) {
    const html = await render(`datenschutz-datenschutz-${notice}`, 'de')
    const ofNotice = processings.filter(({ notices }) => notices.includes(notice))
    const groups = html.split('<div class="procs">')
    expect(groups).toHaveLength(new Set(ofNotice.map(({ group }) => group)).size + 1)
    expect(html.split('<details class="proc">')).toHaveLength(ofNotice.length + 1)
    for (const before of groups.slice(0, -1)) expect(before.slice(before.lastIndexOf('<h2'))).toMatch(/<p>[^<]{40,}/)
    for (const { kept } of ofNotice) if (kept) expect(html).toContain(`<code>${kept.name}</code>`)
  }
})

it('nothing on the pages about data and trust speaks of an operator as of somebody else, or of what is still to be filled in', async () => {
  for (const page of ['impressum', 'vertrauen', 'barrierefreiheit', ...noticeNames.map((notice) => `datenschutz-datenschutz-${notice}`)]) {
    expect(await render(page, 'de'), page).not.toMatch(/Betreiber|gehör(t|en) hierher|zu ergänzen|beim Start/)
    expect(await render(page, 'en'), page).not.toMatch(/\boperator\b|to be (completed|stated)|\bat start\b/i)
  }
})
