import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in accounting: accuracy, the rules, discretion, closing on time. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsweise',
    de: {
      1: 'Bei hohem Belegaufkommen ⟨buchte|bucht⟩ {N} stets äußerst genau und ⟨stimmte|stimmt⟩ die Konten lückenlos ab.',
      2: 'Geschäftsvorfälle ⟨buchte|bucht⟩ {N} jederzeit genau und nachvollziehbar.',
      3: '{N} ⟨führte|führt⟩ die Konten genau und ⟨klärte|klärt⟩ offene Posten gewissenhaft.',
      4: 'Belege ⟨wurden|werden⟩ von {N_dat} ordnungsgemäß kontiert und gebucht.',
      5: '{N} ⟨buchte|bucht⟩ im Großen und Ganzen mit der erforderlichen Sorgfalt.',
    },
    en: {
      1: 'However busy the period end, {their} ledgers ⟨were|are⟩ meticulously kept and reconciled to the last penny.',
      2: '{Their} ledgers ⟨were|are⟩ accurate and fully reconciled, and we ⟨could|can⟩ rely on them completely.',
      3: '{Their} postings ⟨were|are⟩ accurate, and {p} ⟨followed|follows/follow⟩ up outstanding items with care.',
      4: '{N} ⟨posted|posts/post⟩ and ⟨reconciled|reconciles/reconcile⟩ accounts to the standard required.',
      5: '{Their} postings ⟨were|are⟩ generally accurate, although some checking ⟨was|is⟩ needed.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: '{N} ⟨kannte|kennt⟩ sich im Handels- und Steuerrecht ausgezeichnet aus und ⟨setzte|setzt⟩ Neuerungen jederzeit sicher um.',
      2: 'In bilanz- und steuerrechtlichen Fragen ⟨urteilte|urteilt⟩ {N} stets sicher.',
      3: '{Seine} soliden Kenntnisse in Rechnungslegung und Steuerrecht ⟨wandte|wendet⟩ {N} sicher an.',
      4: 'Im Handels- und Steuerrecht ⟨verfügte|verfügt⟩ {N} über die erforderlichen Kenntnisse.',
      5: '{Seine} Kenntnisse im Steuerrecht ⟨reichten|reichen⟩ für die laufende Buchhaltung im Wesentlichen aus.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ an outstanding command of accounting and tax rules and ⟨resolved|resolves/resolve⟩ even difficult questions with authority.',
      2: '{Their} knowledge of accounting and tax rules ⟨was|is⟩ very good and fully up to date.',
      3: '{N} ⟨had|has/have⟩ a good knowledge of accounting and tax rules and ⟨applied|applies/apply⟩ it reliably.',
      4: '{Their} understanding of accounting and tax rules ⟨was|is⟩ adequate for the position.',
      5: 'With guidance, {p} ⟨was/were|is/are⟩ able to apply the main accounting and tax rules.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Geld und vertraulichen Zahlen ⟨war|ist⟩ {N} zu jeder Zeit absolut ehrlich, integer und verschwiegen.',
      2: 'Im Umgang mit Geld und Geschäftszahlen ⟨war|ist⟩ {N} immer ehrlich und streng vertraulich.',
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
      1: 'Fristgebundene Arbeiten ⟨schloss|schließt⟩ {N} ausnahmslos termingerecht und in hervorragender Qualität ab.',
      2: 'Unter Zeitdruck ⟨hielt|hält⟩ {N} Abschluss- und Meldefristen durchweg zuverlässig ein.',
      3: 'Abschlussarbeiten ⟨erledigte|erledigt⟩ {N} sorgfältig und rechtzeitig.',
      4: 'Den Terminvorgaben für Abschlüsse und Meldungen ⟨kam|kommt⟩ {N} nach.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die Termine für Abschlüsse und Meldungen einzuhalten.',
    },
    en: {
      1: 'However tight the deadline, {p} ⟨delivered|delivers/deliver⟩ fully accurate figures on time, every time.',
      2: 'Even under pressure, {p} reliably ⟨met|meets/meet⟩ closing and filing deadlines.',
      3: '{N} ⟨carried|carries/carry⟩ out the period-end work correctly and on time.',
      4: 'Period-end work ⟨was|is⟩ completed within the time allowed.',
      5: 'On the whole, closing and filing deadlines ⟨were|are⟩ met.',
    },
  },
]
