import type { Phrase } from '../../model/phrase.ts'

/** Leadership; only for those who led. */
export const fuehrung = [
  {
    id: 'fuehrung.1.1',
    group: 'fuehrung',
    grade: 1,
    template: '{N} ⟨führte|führt⟩ {seine} Mitarbeitenden jederzeit vorbildlich und ⟨motivierte|motiviert⟩ sie zu sehr guten Leistungen.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.1.2',
    group: 'fuehrung',
    grade: 1,
    template: 'Unter {seiner} Führung ⟨erreichte|erreicht⟩ das Team bei gutem Arbeitsklima stets hervorragende Ergebnisse.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.1.3',
    group: 'fuehrung',
    grade: 1,
    template:
      '{N} ⟨delegierte|delegiert⟩ Aufgaben umsichtig, ⟨förderte|fördert⟩ {seine} Mitarbeitenden gezielt und ⟨genoss|genießt⟩ als Führungskraft stets höchste Anerkennung.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.2.1',
    group: 'fuehrung',
    grade: 2,
    template: '{N} ⟨führte|führt⟩ {seine} Mitarbeitenden stets zielbewusst und kooperativ zu guten Leistungen.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.2.2',
    group: 'fuehrung',
    grade: 2,
    template: 'Unter {seiner} Führung ⟨erreichte|erreicht⟩ das Team bei gutem Arbeitsklima jederzeit gute Ergebnisse.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.2.3',
    group: 'fuehrung',
    grade: 2,
    template:
      '{N} ⟨delegierte|delegiert⟩ angemessen, ⟨förderte|fördert⟩ {seine} Mitarbeitenden gezielt und ⟨war|ist⟩ als Führungskraft stets anerkannt.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.3.1',
    group: 'fuehrung',
    grade: 3,
    template: '{N} ⟨führte|führt⟩ {seine} Mitarbeitenden zielbewusst zu voll befriedigenden Leistungen.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.3.2',
    group: 'fuehrung',
    grade: 3,
    template: 'Unter {seiner} Führung ⟨erfüllte|erfüllt⟩ das Team die Ziele in vollem Umfang.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.3.3',
    group: 'fuehrung',
    grade: 3,
    template: '{N} ⟨delegierte|delegiert⟩ angemessen und ⟨war|ist⟩ als Führungskraft anerkannt.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.4.1',
    group: 'fuehrung',
    grade: 4,
    template: '{N} ⟨führte|führt⟩ {seine} Mitarbeitenden zu zufriedenstellenden Leistungen.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.4.2',
    group: 'fuehrung',
    grade: 4,
    template: 'Unter {seiner} Führung ⟨erfüllte|erfüllt⟩ das Team die Vorgaben.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.4.3',
    group: 'fuehrung',
    grade: 4,
    template: '{N} ⟨nahm|nimmt⟩ die Führungsaufgaben ordnungsgemäß wahr.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.5.1',
    group: 'fuehrung',
    grade: 5,
    template: '{N} ⟨führte|führt⟩ {seine} Mitarbeitenden im Allgemeinen zu zufriedenstellenden Leistungen.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.5.2',
    group: 'fuehrung',
    grade: 5,
    template: '{N} ⟨war|ist⟩ bestrebt, {seine} Mitarbeitenden anzuleiten und zu motivieren.',
    basis: 'fuehrung',
  },
  {
    id: 'fuehrung.5.3',
    group: 'fuehrung',
    grade: 5,
    template: 'Die Führungsaufgaben ⟨wurden|werden⟩ von {N_dat} im Wesentlichen wahrgenommen.',
    basis: 'fuehrung',
  },
] as const satisfies readonly Phrase[]
