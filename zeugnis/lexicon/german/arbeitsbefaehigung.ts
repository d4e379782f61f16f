import type { Phrase } from '../../model/phrase.ts'

/** Grasp, judgement, resilience. */
export const arbeitsbefaehigung = [
  {
    id: 'arbeitsbefaehigung.1.1',
    group: 'arbeitsbefaehigung',
    grade: 1,
    template:
      'Dank {seiner} äußerst schnellen Auffassungsgabe ⟨überblickte|überblickt⟩ {N} auch sehr komplexe Zusammenhänge stets sofort und ⟨fand|findet⟩ durchweg ausgezeichnete Lösungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.1.2',
    group: 'arbeitsbefaehigung',
    grade: 1,
    template: 'Auch unter höchstem Zeitdruck ⟨war|ist⟩ {N} jederzeit außerordentlich belastbar und ⟨behielt|behält⟩ in jeder Lage den Überblick.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.1.3',
    group: 'arbeitsbefaehigung',
    grade: 1,
    template: '{Seine} analytischen Fähigkeiten ⟨waren|sind⟩ stets herausragend, {seine} Entscheidungen durchweg sehr gut begründet.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.2.1',
    group: 'arbeitsbefaehigung',
    grade: 2,
    template:
      'Dank {seiner} schnellen Auffassungsgabe ⟨überblickte|überblickt⟩ {N} auch schwierige Zusammenhänge stets sicher und ⟨fand|findet⟩ gute Lösungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.2.2',
    group: 'arbeitsbefaehigung',
    grade: 2,
    template: 'Auch starkem Arbeitsanfall ⟨war|ist⟩ {N} jederzeit gut gewachsen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.2.3',
    group: 'arbeitsbefaehigung',
    grade: 2,
    template: '{Seine} Urteilsfähigkeit ⟨führte|führt⟩ auch in schwierigen Lagen stets zu guten, tragfähigen Entscheidungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.3.1',
    group: 'arbeitsbefaehigung',
    grade: 3,
    template: '{N} ⟨erfasste|erfasst⟩ neue Zusammenhänge zutreffend und ⟨fand|findet⟩ gute Lösungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.3.2',
    group: 'arbeitsbefaehigung',
    grade: 3,
    template: 'Auch starkem Arbeitsanfall ⟨war|ist⟩ {N} gewachsen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.3.3',
    group: 'arbeitsbefaehigung',
    grade: 3,
    template: '{Seine} Urteilsfähigkeit ⟨entsprach|entspricht⟩ in vollem Umfang den gestellten Anforderungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.4.1',
    group: 'arbeitsbefaehigung',
    grade: 4,
    template: '{N} ⟨erfasste|erfasst⟩ die für {seine} Aufgaben wesentlichen Zusammenhänge.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.4.2',
    group: 'arbeitsbefaehigung',
    grade: 4,
    template: 'Dem üblichen Arbeitsanfall ⟨war|ist⟩ {N} gewachsen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.4.3',
    group: 'arbeitsbefaehigung',
    grade: 4,
    template: '{Seine} Auffassungsgabe ⟨entsprach|entspricht⟩ den gestellten Anforderungen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.5.1',
    group: 'arbeitsbefaehigung',
    grade: 5,
    template: 'Mit Unterstützung ⟨erfasste|erfasst⟩ {N} die wesentlichen Zusammenhänge {seiner} Aufgaben.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.5.2',
    group: 'arbeitsbefaehigung',
    grade: 5,
    template: 'Dem üblichen Arbeitsanfall ⟨war|ist⟩ {N} im Großen und Ganzen gewachsen.',
    basis: 'steigerung',
  },
  {
    id: 'arbeitsbefaehigung.5.3',
    group: 'arbeitsbefaehigung',
    grade: 5,
    template: '{N} ⟨bemühte|bemüht⟩ sich, auch bei wechselnden Anforderungen den Überblick zu behalten.',
    basis: 'steigerung',
  },
] as const satisfies readonly Phrase[]
