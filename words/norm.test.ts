import { expect, it } from 'vitest'
import { normIn } from './norm.ts'

const plain = (norm: string) => normIn('en', norm).replaceAll('\u00a0', ' ')

it.each([
  ['§ 109 Abs. 2 GewO', 'section 109(2) GewO'],
  ['§ 78 Satz 2 BetrVG', 'section 78 sentence 2 BetrVG'],
  ['§ 87 Abs. 1 Nr. 6 BetrVG', 'section 87(1) no. 6 BetrVG'],
  ['§§ 126, 126a BGB (Civil Code)', 'sections 126, 126a BGB (Civil Code)'],
  ['§ 16 Abs. 1, § 28 Abs. 1b BEEG', 'section 16(1), section 28(1b) BEEG'],
  ['Art. 6 DSGVO', 'Art. 6 GDPR'],
  ['Art. 4 KI-Verordnung', 'Art. 4 AI Act'],
  ['Anhang III Nr. 4 KI-Verordnung', 'point 4 of Annex III to the AI Act'],
  ['Art. 3, 25 VO (EU) Nr. 910/2014', 'Art. 3, 25 of Regulation (EU) No 910/2014'],
  ['Regional Labour Court (LAG) Hamm, 15 July 1986 (LAGE § 630 BGB Nr. 5)', 'Regional Labour Court (LAG) Hamm, 15 July 1986 (LAGE § 630 BGB Nr. 5)'],
])('says %s in English as English writes it', (norm, written) => {
  expect(plain(norm)).toBe(written)
})

it('keeps a norm together, in German as well', () => {
  expect(normIn('de', '§ 109 Abs. 2 GewO')).toBe('§\u00a0109 Abs.\u00a02 GewO')
  expect(normIn('en', '§ 109 Abs. 2 GewO')).toBe('section\u00a0109(2) GewO')
})
