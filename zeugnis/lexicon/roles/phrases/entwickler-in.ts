import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in software: languages and frameworks, problems and code, learning, the team. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'In den eingesetzten Programmiersprachen und Frameworks ⟨war|ist⟩ {N} jederzeit außerordentlich versiert.',
      2: '{N} ⟨setzte|setzt⟩ Programmiersprachen und Frameworks stets sicher und mit Augenmaß ein.',
      3: '{N} ⟨beherrschte|beherrscht⟩ die eingesetzten Programmiersprachen und Frameworks sicher.',
      4: '{Seine} Kenntnisse der eingesetzten Programmiersprachen ⟨entsprachen|entsprechen⟩ den Anforderungen.',
      5: '{N} ⟨verfügte|verfügt⟩ über Grundkenntnisse der eingesetzten Sprachen und Frameworks.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ an exceptional command of the programming languages and frameworks we ⟨used|use⟩.',
      2: '{N} ⟨was/were|is/are⟩ technically very strong and thoroughly at home in our programming languages and frameworks.',
      3: '{N} ⟨was/were|is/are⟩ at home in the programming languages and frameworks needed for the job.',
      4: '{N} ⟨had|has/have⟩ a basic command of the programming languages and frameworks that we ⟨used|use⟩.',
      5: 'With support, {p} ⟨was/were|is/are⟩ able to work with the frameworks we ⟨used|use⟩.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Für komplexe Probleme ⟨fand|findet⟩ {N} stets ausgezeichnete Lösungen in klarem, wartbarem Code.',
      2: '{N} ⟨schrieb|schreibt⟩ zu jeder Zeit sauberen, gut getesteten Code und ⟨fand|findet⟩ tragfähige Lösungen.',
      3: 'Probleme ⟨analysierte|analysiert⟩ {N} gründlich und ⟨schrieb|schreibt⟩ sauberen Code.',
      4: 'Der von {N_dat} geschriebene Code ⟨entsprach|entspricht⟩ unseren Vorgaben.',
      5: '{N} ⟨war|ist⟩ bemüht, verständlichen und wartbaren Code zu schreiben.',
    },
    en: {
      1: '{Their} code ⟨was|is⟩ a model of clarity, even where the underlying problem ⟨was|is⟩ exceptionally difficult.',
      2: '{Their} code ⟨was|is⟩ clean, well tested and easy for others to maintain.',
      3: '{N} ⟨analysed|analyses/analyse⟩ problems thoroughly and ⟨wrote|writes/write⟩ dependable code.',
      4: 'The code {p} ⟨wrote|writes/write⟩ ⟨followed|follows⟩ our standards and ⟨worked|works⟩.',
      5: '{Their} code ⟨was|is⟩ generally usable after review.',
    },
  },
  {
    group: 'leistungsbereitschaft',
    de: {
      1: '{N} ⟨war|ist⟩ zu jeder Zeit überaus lernbereit und ⟨arbeitete|arbeitet⟩ sich rasch in neue Technologien ein.',
      2: '{N} ⟨war|ist⟩ immer lernbereit und ⟨arbeitete|arbeitet⟩ sich schnell in neue Technologien ein.',
      3: '{N} ⟨war|ist⟩ lernbereit und ⟨fand|findet⟩ sich gut in neue Werkzeuge und Technologien ein.',
      4: '{Seine} Einarbeitung in neue Technologien ⟨verlief|verläuft⟩ zufriedenstellend.',
      5: 'Bei neuen Technologien ⟨zeigte|zeigt⟩ {N} im Großen und Ganzen die erforderliche Lernbereitschaft.',
    },
    en: {
      1: 'Curious and remarkably quick to learn, {p} ⟨mastered|masters/master⟩ new technologies with evident enjoyment.',
      2: '{N} ⟨kept|keeps/keep⟩ up with developments in the field and always ⟨took|takes/take⟩ readily to new technologies.',
      3: '{N} ⟨was/were|is/are⟩ willing to learn and ⟨picked|picks/pick⟩ up new tools easily.',
      4: '{N} ⟨learned|learns/learn⟩ new technologies when the job ⟨required|requires⟩ it.',
      5: 'On the whole, {p} ⟨was/were|is/are⟩ willing to learn new technologies.',
    },
  },
  {
    group: 'sozialIntern',
    de: {
      1: 'Im Entwicklungsteam ⟨war|ist⟩ {N} immer äußerst hilfsbereit und kooperativ.',
      2: 'Bei Abstimmungen im Team ⟨arbeitete|arbeitet⟩ {N} jederzeit konstruktiv und verlässlich mit.',
      3: 'Mit dem Projektteam ⟨stimmte|stimmt⟩ {N} sich gut ab und ⟨zeigte|zeigt⟩ sich hilfsbereit.',
      4: '{N} ⟨beteiligte|beteiligt⟩ sich im erforderlichen Umfang an den Abstimmungen im Team.',
      5: 'Die Zusammenarbeit mit {N_dat} im Entwicklungsteam ⟨verlief|verläuft⟩ weitgehend zufriedenstellend.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ a superb member of the development team: open, constructive and generous with help.',
      2: 'The development team very much ⟨valued|values⟩ {their} constructive manner and ready cooperation.',
      3: '{N} ⟨was/were|is/are⟩ helpful and cooperative and ⟨kept|keeps/keep⟩ the team informed.',
      4: '{N} ⟨worked|works/work⟩ with the rest of the development team and ⟨kept|keeps/keep⟩ to what ⟨was|is⟩ agreed.',
      5: 'In the development team, {p} ⟨was/were|is/are⟩ cooperative for the most part.',
    },
  },
]
