import { expect, it } from 'vitest'
import { outOfStep, reviewsOf } from './due.ts'

const text = (folder: string, de: string, en: string, isAboutLaw = true) => ({ folder, title: folder, isAboutLaw, revised: { de, en } })
const statute = { name: '§ 109 GewO', address: 'https://example.org/109', reviewed: '2026-02-28' }

it('what was looked at first is due first, a text by its older language', () => {
  const texts = [
    text('blog/b', '2026-11-29', '2026-11-22'),
    text('blog/a', '2026-01-31', '2026-01-31'),
    text('blog/c', '2025-01-01', '2025-01-01', false),
  ]
  expect(reviewsOf({ texts, law: [statute] }).map(({ name, dueOn }) => [name, dueOn])).toEqual([
    ['blog/a', '2027-01-31'],
    ['§ 109 GewO', '2027-02-28'],
    ['blog/b', '2027-11-22'],
  ])
})

it('texts are out of step when one language is newer', () => {
  const texts = [text('blog/a', '2026-11-29', '2026-11-22', false), text('blog/b', '2026-11-22', '2026-11-22'), text('pages/c', '', '')]
  expect(outOfStep(texts).map(({ folder }) => folder)).toEqual(['blog/a'])
})
