import { expect, it } from 'vitest'
import { linesOf } from './pasted-lines.ts'

it('a copied list is as many lines, without its bullets and figures', () => {
  expect(linesOf('• Leitung der Gruppe\r\n- Dienstplanung\n\n3. Elternarbeit\na) Ablage')).toEqual([
    'Leitung der Gruppe',
    'Dienstplanung',
    'Elternarbeit',
    'Ablage',
  ])
  expect(linesOf('- 3D-Druck\n10 Gesellen geführt')).toEqual(['3D-Druck', '10 Gesellen geführt'])
})
