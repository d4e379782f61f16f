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
      'Wegen {seiner} freundlichen und kooperativen Art ⟨wurde|wird⟩ {N} von Vorgesetzten, Kolleginnen und Kollegen jederzeit sehr geschätzt.',
    basis: 'steigerung',
  },
  {
    id: 'sozialIntern.1.3',
    group: 'sozialIntern',
    grade: 1,
    template:
      'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ durchgehend ausgezeichnet; {N} ⟨förderte|fördert⟩ den Zusammenhalt im Team.',
    basis: 'steigerung',
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
    template: 'Wegen {seiner} freundlichen und kooperativen Art ⟨wurde|wird⟩ {N} von Vorgesetzten, Kolleginnen und Kollegen durchgehend geschätzt.',
    basis: 'steigerung',
  },
  {
    id: 'sozialIntern.2.3',
    group: 'sozialIntern',
    grade: 2,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ jederzeit gut und vertrauensvoll.',
    basis: 'steigerung',
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
    basis: 'steigerung',
  },
  {
    id: 'sozialIntern.3.3',
    group: 'sozialIntern',
    grade: 3,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ gut.',
    basis: 'steigerung',
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
    template: '{N} ⟨stimmte|stimmt⟩ sich mit Vorgesetzten, Kolleginnen und Kollegen im nötigen Umfang ab.',
    basis: 'steigerung',
  },
  {
    id: 'sozialIntern.4.3',
    group: 'sozialIntern',
    grade: 4,
    template: 'Die Zusammenarbeit mit Vorgesetzten, Kolleginnen und Kollegen ⟨war|ist⟩ zufriedenstellend.',
    basis: 'steigerung',
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
    basis: 'steigerung',
  },
] as const satisfies readonly Phrase[]
