import type { Phrase } from '../../model/phrase.ts'

/** Motivation, commitment, initiative. */
export const leistungsbereitschaft = [
  {
    id: 'leistungsbereitschaft.1.1',
    group: 'leistungsbereitschaft',
    grade: 1,
    template: '{N} ⟨zeigte|zeigt⟩ jederzeit eine außerordentlich hohe Einsatzbereitschaft und ⟨ging|geht⟩ stets mit größter Eigeninitiative voran.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.1.2',
    group: 'leistungsbereitschaft',
    grade: 1,
    template:
      '{Seine} Motivation ⟨war|ist⟩ stets vorbildlich; {p} ⟨übernahm|übernimmt⟩ aus eigenem Antrieb jederzeit auch zusätzliche Verantwortung.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.1.3',
    group: 'leistungsbereitschaft',
    grade: 1,
    template:
      '{N} ⟨identifizierte|identifiziert⟩ sich in jeder Hinsicht mit {seinen} Aufgaben und ⟨setzte|setzt⟩ sich stets mit äußerstem Engagement für unsere Ziele ein.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.2.1',
    group: 'leistungsbereitschaft',
    grade: 2,
    template: '{N} ⟨zeigte|zeigt⟩ stets eine hohe Einsatzbereitschaft und viel Eigeninitiative.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.2.2',
    group: 'leistungsbereitschaft',
    grade: 2,
    template: '{P} ⟨ging|geht⟩ {seine} Aufgaben jederzeit engagiert und aus eigenem Antrieb an.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.2.3',
    group: 'leistungsbereitschaft',
    grade: 2,
    template:
      '{N} ⟨identifizierte|identifiziert⟩ sich stets voll mit {seinen} Aufgaben und ⟨war|ist⟩ gern bereit, auch zusätzliche Aufgaben zu übernehmen.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.3.1',
    group: 'leistungsbereitschaft',
    grade: 3,
    template: '{N} ⟨zeigte|zeigt⟩ Einsatzbereitschaft und Eigeninitiative.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.3.2',
    group: 'leistungsbereitschaft',
    grade: 3,
    template: '{P} ⟨arbeitete|arbeitet⟩ engagiert und ⟨war|ist⟩ auch zu zusätzlichen Aufgaben bereit.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.3.3',
    group: 'leistungsbereitschaft',
    grade: 3,
    template: '{Seine} Motivation ⟨entsprach|entspricht⟩ in vollem Umfang unseren Erwartungen.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.4.1',
    group: 'leistungsbereitschaft',
    grade: 4,
    template: '{N} ⟨zeigte|zeigt⟩ die erforderliche Einsatzbereitschaft.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.4.2',
    group: 'leistungsbereitschaft',
    grade: 4,
    template: '{Seine} Motivation ⟨entsprach|entspricht⟩ unseren Erwartungen.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.4.3',
    group: 'leistungsbereitschaft',
    grade: 4,
    template: 'Auf entsprechende Bitte ⟨übernahm|übernimmt⟩ {p} auch zusätzliche Aufgaben.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.5.1',
    group: 'leistungsbereitschaft',
    grade: 5,
    template: '{N} ⟨zeigte|zeigt⟩ im Allgemeinen die erforderliche Einsatzbereitschaft.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.5.2',
    group: 'leistungsbereitschaft',
    grade: 5,
    template: '{P} ⟨war|ist⟩ bestrebt, den Anforderungen mit dem nötigen Einsatz gerecht zu werden.',
    basis: 'steigerung',
  },
  {
    id: 'leistungsbereitschaft.5.3',
    group: 'leistungsbereitschaft',
    grade: 5,
    template: '{Seine} Motivation ⟨entsprach|entspricht⟩ im Wesentlichen unseren Erwartungen.',
    basis: 'steigerung',
  },
] as const satisfies readonly Phrase[]
