/** Descriptions of letters, plain and hostile, for the tests of documents. All persons are invented. */
import type { ZeugnisSpec } from '#zeugnis'

export const plainSpec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt', title: 'Dr.' },
  employer: {
    name: 'Hansen Kühllogistik GmbH',
    city: 'Hamburg',
    description: 'Die Hansen Kühllogistik GmbH fährt „auf Straße und Schiene“ und setzt 12\u00a0Mio.\u00a0€ um.',
  },
  job: { title: 'Teamleiterin Disposition' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Touren im Nah-\u00a0und Fernverkehr', 'Führung von acht Beschäftigten'],
  overall: 2,
  leads: true,
  signers: [
    { name: 'Ute Hansen', position: 'Geschäftsführerin' },
    { name: 'Łukasz Şahin', position: 'Leiter Personal' },
  ],
}

export const hostileSpec: ZeugnisSpec = {
  ...plainSpec,
  person: { address: 'name', firstName: '<b>Ali&amp;</b> 😀👩‍💻', lastName: `שלום مرحبا ${'Ü'.repeat(200)}` },
  employer: { name: `A\u0000\u0008\ud800\ufffe & ${'Söhne '.repeat(60)}`, city: ']]><w:p/>' },
  tasks: Array.from({ length: 100 }, (_, index) => `Aufgabe ${index} <script>alert(1)</script> ${index % 7 === 0 ? 'lang '.repeat(60) : ''}`),
}

/** As hostile, but every letter of it can be drawn. */
export const longSpec: ZeugnisSpec = {
  ...hostileSpec,
  person: { ...hostileSpec.person, firstName: '<b>Ali&amp;</b>' },
  employer: { ...hostileSpec.employer, name: hostileSpec.employer.name.replace('\ud800', '') },
}
