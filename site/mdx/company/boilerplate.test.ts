import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderText } from '../render.server.tsx'
import { Boilerplate } from './boilerplate.tsx'

it('shows a text to copy with its length, and says its language where it is not that of the page', () => {
  const letter = createElement(Boilerplate, { title: 'Letter', lang: 'de' }, createElement('p', null, 'Guten Tag, [Name]'))
  const { html } = renderText(() => letter, 'en')
  expect(html).toContain('<h3>Letter</h3>')
  expect(html).toContain('3 words')
  expect(html).toContain('<div class="boil-t" lang="de"><p>Guten Tag, <span class="boil-g">[Name]</span></p></div>')
  expect(html).toContain('data-copy=""')
})
