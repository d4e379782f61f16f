import { expect, it } from 'vitest'
import { dutiesOf, linesOf } from './pasted-lines.ts'

it('a copied list is as many lines, without its bullets and figures', () => {
  expect(linesOf('• Leitung der Gruppe\r\n- Dienstplanung\n\n3. Elternarbeit\na) Ablage')).toEqual([
    'Leitung der Gruppe',
    'Dienstplanung',
    'Elternarbeit',
    'Ablage',
  ])
  expect(linesOf('- 3D-Druck\n10 Gesellen geführt')).toEqual(['3D-Druck', '10 Gesellen geführt'])
})

it('headings of a copied list are no lines of it, and lines that its width broke are whole again', () => {
  expect(dutiesOf('Ihre Aufgaben:\n• Planung mit Kunden\nund den Behörden;\n• Abrechnung nach VOB.\n')).toEqual([
    'Planung mit Kunden und den Behörden',
    'Abrechnung nach VOB.',
  ])
})

it('a list in small letters stays one', () => {
  expect(dutiesOf('beraten von Kundschaft\nerstellen von Angeboten\nkasse')).toEqual(['beraten von Kundschaft', 'erstellen von Angeboten', 'kasse'])
})

it('one line with several semicolons is a list', () => {
  expect(dutiesOf('Fristen führen; Schriftsätze fertigen; Post öffnen')).toEqual(['Fristen führen', 'Schriftsätze fertigen', 'Post öffnen'])
  expect(dutiesOf('Planung; Bau')).toEqual(['Planung; Bau'])
})
