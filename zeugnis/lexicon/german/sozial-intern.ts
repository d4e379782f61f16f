import type { Phrase } from '../../model/phrase.ts'

/** Conduct towards superiors, then colleagues. */
export const sozialIntern = [
  {
    id: 'sozialIntern.1.1',
    group: 'sozialIntern',
    grade: 1,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ stets vorbildlich.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.1.2',
    group: 'sozialIntern',
    grade: 1,
    template:
      'Wegen {seiner} ausgesprochen freundlichen und kooperativen Art ⟨wurde|wird⟩ {N} von Vorgesetzten und im Kollegenkreis jederzeit in höchstem Maße geschätzt.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.1.3',
    group: 'sozialIntern',
    grade: 1,
    template:
      'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ stets ausgezeichnet; {N} ⟨förderte|fördert⟩ den Zusammenhalt im Team jederzeit in beispielhafter Weise.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.2.1',
    group: 'sozialIntern',
    grade: 2,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ stets einwandfrei.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.2.2',
    group: 'sozialIntern',
    grade: 2,
    template: 'Wegen {seiner} freundlichen und kooperativen Art ⟨wurde|wird⟩ {N} von Vorgesetzten und im Kollegenkreis stets geschätzt.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.2.3',
    group: 'sozialIntern',
    grade: 2,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ jederzeit gut und vertrauensvoll.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.3.1',
    group: 'sozialIntern',
    grade: 3,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ einwandfrei.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.3.2',
    group: 'sozialIntern',
    grade: 3,
    template: '{N} ⟨wurde|wird⟩ von Vorgesetzten und im Kollegenkreis geschätzt.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.3.3',
    group: 'sozialIntern',
    grade: 3,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ gut.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.4.1',
    group: 'sozialIntern',
    grade: 4,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ ohne Tadel.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.4.2',
    group: 'sozialIntern',
    grade: 4,
    template: '{Sein:n} Auftreten gegenüber Vorgesetzten und im Kollegenkreis ⟨war|ist⟩ korrekt.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.4.3',
    group: 'sozialIntern',
    grade: 4,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ zufriedenstellend.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.5.1',
    group: 'sozialIntern',
    grade: 5,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ im Wesentlichen ohne Tadel.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.5.2',
    group: 'sozialIntern',
    grade: 5,
    template: '{Sein:n} Verhalten gegenüber Vorgesetzten und im Kollegenkreis ⟨gab|gibt⟩ zu Klagen keinen Anlass.',
    basis: 'verhaltensskala',
  },
  {
    id: 'sozialIntern.5.3',
    group: 'sozialIntern',
    grade: 5,
    template: '{N} ⟨war|ist⟩ um eine gute Zusammenarbeit mit Vorgesetzten und im Kollegenkreis bemüht.',
    basis: 'verhaltensskala',
  },
] as const satisfies readonly Phrase[]
