import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in accounting: accuracy, the rules, discretion, closing on time. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsweise',
    de: {
      1: 'Auch bei hohem Arbeitsaufkommen ⟨arbeitete|arbeitet⟩ {N} stets äußerst genau, und jeder Vorgang ⟨war|ist⟩ lückenlos belegt.',
      2: 'Die laufenden Vorgänge ⟨bearbeitete|bearbeitet⟩ {N} jederzeit genau und nachvollziehbar.',
      3: 'Die anvertrauten Vorgänge ⟨bearbeitete|bearbeitet⟩ {N} genau und nachvollziehbar.',
      4: 'Die anfallenden Vorgänge ⟨wurden|werden⟩ von {N_dat} ordnungsgemäß bearbeitet.',
      5: 'Die anfallenden Vorgänge ⟨bearbeitete|bearbeitet⟩ {N} im Großen und Ganzen mit der erforderlichen Sorgfalt.',
    },
    en: {
      1: '{Their} figures ⟨were|are⟩ meticulously prepared and supported by the records down to the last entry.',
      2: '{Their} figures ⟨were|are⟩ accurate and well documented, and we ⟨could|can⟩ rely on them completely.',
      3: '{Their} figures ⟨were|are⟩ accurate, and {p} ⟨followed|follows/follow⟩ up discrepancies.',
      4: '{N} ⟨kept|keeps/keep⟩ the accounting records in order.',
      5: '{Their} figures ⟨were|are⟩ generally accurate, although some checking ⟨was|is⟩ needed.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: '{N} ⟨kannte|kennt⟩ sich in Rechnungslegung und Steuerrecht ausgezeichnet aus und ⟨setzte|setzt⟩ Neuerungen jederzeit sicher um.',
      2: 'Fragen der Rechnungslegung ⟨beurteilte|beurteilt⟩ {N} stets sicher.',
      3: '{Seine} soliden Kenntnisse der Rechnungslegung ⟨wandte|wendet⟩ {N} sicher an.',
      4: 'Im Rechnungswesen ⟨verfügte|verfügt⟩ {N} über die erforderlichen Kenntnisse.',
      5: '{Seine} Kenntnisse im Rechnungswesen ⟨reichten|reichen⟩ für die übertragenen Aufgaben im Wesentlichen aus.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ an outstanding command of accounting and tax rules and ⟨resolved|resolves/resolve⟩ even difficult questions with authority.',
      2: '{Their} knowledge of accounting and tax rules ⟨was|is⟩ very good and fully up to date.',
      3: '{N} ⟨applied|applies/apply⟩ accounting and tax rules correctly and confidently.',
      4: '{N} ⟨knew|knows/know⟩ the accounting and tax rules that {their} work ⟨involved|involves⟩.',
      5: 'With guidance, {p} ⟨was/were|is/are⟩ able to apply the main accounting and tax rules.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Geld und vertraulichen Zahlen ⟨war|ist⟩ {N} zu jeder Zeit absolut ehrlich, integer und verschwiegen.',
      2: 'Im Umgang mit Geld und Geschäftszahlen ⟨war|ist⟩ {N} zu jeder Zeit ehrlich und verschwiegen.',
      3: 'Mit Geld und Geschäftszahlen ⟨ging|geht⟩ {N} ehrlich, vertraulich und verantwortungsvoll um.',
    },
    en: {
      1: 'We ⟨had|have⟩ no hesitation in giving {them} access to our most sensitive figures.',
      2: '{N} ⟨treated|treats/treat⟩ all financial information in the strictest confidence.',
      3: '{N} ⟨handled|handles/handle⟩ confidential figures responsibly.',
    },
  },
  {
    group: 'arbeitserfolg',
    whenMentioned:
      /abschl[uü]ss|melde|voranmeldung|closing|(?:month|quarter|year|period)[- ]end|annual accounts|financial statements|returns?(?!\p{L})/iu,
    de: {
      1: 'Fristgebundene Arbeiten ⟨schloss|schließt⟩ {N} immer termingerecht und in hervorragender Qualität ab.',
      2: 'Auch unter Zeitdruck ⟨hielt|hält⟩ {N} die Fristen immer zuverlässig ein.',
      3: 'Fristgebundene Arbeiten ⟨erledigte|erledigt⟩ {N} sorgfältig und rechtzeitig.',
      4: 'Den Terminvorgaben ⟨kam|kommt⟩ {N} nach.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die vorgegebenen Termine einzuhalten.',
    },
    en: {
      1: 'However tight the deadline, {p} ⟨delivered|delivers/deliver⟩ fully accurate figures on time, every time.',
      2: 'Even under pressure, {p} reliably ⟨met|meets/meet⟩ every deadline.',
      3: '{N} ⟨completed|completes/complete⟩ time-critical work correctly and on time.',
      4: '{N} ⟨completed|completes/complete⟩ time-critical work when it ⟨was|is⟩ due.',
      5: 'On the whole, deadlines ⟨were|are⟩ met.',
    },
  },
]
