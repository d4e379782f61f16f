import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { flows } from '#words/facts'
import { emptyText } from '../empty-text.server.ts'
import { TextContext } from '../text-context.ts'
import { FlowDrawing } from './data-flow.tsx'

const spoken = (markup: string) =>
  markup
    .replace(/<\/(?:li|ul)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())

it('a drawing reads as sentences in order: from whom, to whom, what', () => {
  const markup = renderToStaticMarkup(
    <TextContext value={emptyText('de')}>
      <FlowDrawing flow={flows.website} />
    </TextContext>,
  )
  const lines = spoken(markup)
  expect(lines).toContain('Server dieser Website mit Ziel Ihr Browser: Seite, Programm, Formulierungen')
  expect(lines).toContain('Ihr Browser: Aus Angaben und Noten wird der Brief.')
  expect(lines.at(-2)).toBe('Ihr Browser mit Ziel Server dieser Website: nichts von dem, was Sie eingeben')
})
