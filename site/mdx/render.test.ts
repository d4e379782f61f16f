import { createElement } from 'react'
import { expect, it } from 'vitest'
import { company } from '#words/facts'
import { Below, Faq, Question } from './blocks.tsx'
import { De, Mail } from './inline.tsx'
import { renderText } from './render.server.tsx'

it('gathers what a text asks, with its answers in plain words as the reader reads them', () => {
  const answer = [createElement('p', { key: 1 }, 'A person, not ', createElement(De, null, 'die Software'), '.'), createElement(Mail, { key: 2 })]
  const { html, questions } = renderText(() => createElement(Faq, null, createElement(Question, { title: 'Who decides?' }, answer)), 'en')
  expect(questions).toEqual([{ question: 'Who decides?', answer: `A person, not „die Software“. ${company.email}` }])
  expect(html).toContain('<summary>Who decides?</summary>')
})

it('keeps what is to stand below apart, with its questions among those of the text', () => {
  const asked = (title: string) => createElement(Question, { title, key: title }, 'Yes.')
  const { html, below, questions } = renderText(() => [asked('Above?'), createElement(Below, { key: 'below' }, asked('Below?'))], 'en')
  expect(html).toContain('Above?')
  expect(html).not.toContain('Below?')
  expect(below).toContain('<summary>Below?</summary>')
  expect(questions.map(({ question }) => question)).toEqual(['Above?', 'Below?'])
})
