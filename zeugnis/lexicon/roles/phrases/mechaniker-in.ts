import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a workshop: manual skill, finding faults, care and safety, readiness when it is urgent. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'Auch schwierige Arbeiten ⟨führte|führt⟩ {N} zu jeder Zeit mit außerordentlichem handwerklichem Geschick aus.',
      2: '{Seine} Arbeiten ⟨führte|führt⟩ {N} stets fachgerecht und mit sicherer Hand aus.',
      3: '{N} ⟨arbeitete|arbeitet⟩ mit handwerklichem Geschick und ⟨führte|führt⟩ auch schwierige Handgriffe fachgerecht aus.',
      4: 'Die anfallenden Arbeiten ⟨führte|führt⟩ {N} mit dem nötigen handwerklichen Können aus.',
      5: '{Seine} handwerklichen Fertigkeiten ⟨genügten|genügen⟩ im Großen und Ganzen den Anforderungen.',
    },
    en: {
      1: '{Their} workmanship ⟨was|is⟩ superb, and we ⟨could|can⟩ give {them} the most intricate jobs with complete confidence.',
      2: '{Their} practical work ⟨was|is⟩ consistently well done, thanks to {their} sure hand with tools.',
      3: '{N} ⟨was/were|is/are⟩ skilled with {their} hands and ⟨turned|turns/turn⟩ out reliable work.',
      4: '{N} ⟨had|has/have⟩ the practical skills for the jobs {p} ⟨was/were|is/are⟩ given.',
      5: 'On simpler jobs, {their} practical work ⟨was|is⟩ usually correct.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    whenMentioned: /fehler|stör|diagnos|repar|instandsetz|fault|repair|breakdown/iu,
    de: {
      1: 'Auch schwer erkennbare Störungen ⟨diagnostizierte|diagnostiziert⟩ {N} jederzeit äußerst schnell und zielsicher.',
      2: 'Bei der Fehlersuche ⟨ging|geht⟩ {N} zu jeder Zeit systematisch vor und ⟨fand|findet⟩ auch verborgene Ursachen schnell.',
      3: '{N} ⟨grenzte|grenzt⟩ Störungen mit Mess- und Diagnosegeräten systematisch ein und ⟨erkannte|erkennt⟩ die Ursache sicher.',
      4: 'Gängige Störungen ⟨diagnostizierte|diagnostiziert⟩ {N} mit der erforderlichen Sicherheit.',
      5: 'Bei der Suche nach Fehlerursachen ⟨war|ist⟩ {N} um ein systematisches Vorgehen bemüht.',
    },
    en: {
      1: 'Even when a fault ⟨left|leaves⟩ others puzzled, {p} ⟨tracked|tracks/track⟩ it down with impressive speed and accuracy.',
      2: '{N} ⟨worked|works/work⟩ through faults methodically and ⟨was/were|is/are⟩ very good at finding the real cause.',
      3: '{Their} fault finding ⟨was|is⟩ reliable and methodical.',
      4: 'Common faults ⟨were|are⟩ diagnosed and repaired.',
      5: 'With support, {p} ⟨was/were|is/are⟩ able to trace the more familiar faults.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Auf Arbeitssicherheit und eine saubere Ausführung ⟨achtete|achtet⟩ {N} stets mit vorbildlicher Sorgfalt.',
      2: '{N} ⟨ging|geht⟩ immer sorgfältig vor und ⟨hielt|hält⟩ die Sicherheitsvorschriften gewissenhaft ein.',
      3: 'Mit Werkzeugen, Maschinen und Betriebsstoffen ⟨ging|geht⟩ {N} umsichtig und sicherheitsbewusst um.',
      4: '{Seine} Arbeitsweise ⟨entsprach|entspricht⟩ den Vorschriften zu Arbeitssicherheit und Umweltschutz.',
      5: '{N} ⟨ließ|lässt⟩ im Wesentlichen die nötige Sorgfalt und Umsicht walten.',
    },
    en: {
      1: '{N} always ⟨put|puts/put⟩ safety first, and {their} thoroughness on every job ⟨was|is⟩ exemplary.',
      2: 'Careful and conscientious, {p} always ⟨took|takes/take⟩ safety and environmental rules seriously.',
      3: '{N} ⟨worked|works/work⟩ carefully and ⟨kept|keeps/keep⟩ to the safety rules.',
      4: '{N} ⟨complied|complies/comply⟩ with safety and environmental rules.',
      5: 'On the whole, {p} ⟨worked|works/work⟩ carefully and ⟨followed|follows/follow⟩ the safety rules.',
    },
  },
  {
    group: 'leistungsbereitschaft',
    de: {
      1: '{N} ⟨war|ist⟩ auch bei dringenden Aufträgen immer in höchstem Maße einsatzbereit.',
      2: 'Auch bei eiligen Aufträgen ⟨war|ist⟩ {N} jederzeit engagiert und flexibel.',
      3: 'Bei kurzfristigen Änderungen ⟨zeigte|zeigt⟩ {N} sich flexibel und einsatzbereit.',
      4: 'Bei kurzfristigen Aufträgen ⟨zeigte|zeigt⟩ {N} ausreichende Flexibilität.',
      5: '{N} ⟨zeigte|zeigt⟩ bei kurzfristigen Aufträgen weitgehend die erforderliche Flexibilität.',
    },
    en: {
      1: '{N} ⟨brought|brings/bring⟩ remarkable energy to urgent jobs and ⟨stayed|stays/stay⟩ with them until they ⟨were|are⟩ properly done.',
      2: 'Whenever a job ⟨was|is⟩ urgent, we ⟨could|can⟩ rely on {them} to step in.',
      3: 'When priorities ⟨changed|change⟩, {p} ⟨adapted|adapts/adapt⟩ willingly.',
      4: 'Urgent jobs ⟨were|are⟩ taken on when necessary.',
      5: '{N} ⟨took|takes/take⟩ on most urgent jobs when asked.',
    },
  },
]
