import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in engineering: method, depth and standards, solutions, work across departments. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsweise',
    de: {
      1: 'Komplexe technische Fragen ⟨analysierte|analysiert⟩ {p} jederzeit äußerst gründlich und methodisch sicher.',
      2: '{N} ⟨ging|geht⟩ technische Fragen stets analytisch, systematisch und gründlich an.',
      3: 'Technische Aufgaben ⟨bearbeitete|bearbeitet⟩ {p} methodisch sicher und nachvollziehbar.',
      4: 'Technische Analysen ⟨führte|führt⟩ {p} in zufriedenstellender Weise durch.',
      5: 'Bei technischen Analysen ⟨wurde|wird⟩ {p} den Anforderungen im Großen und Ganzen gerecht.',
    },
    en: {
      1: '{Their} analysis of complex technical questions ⟨was|is⟩ exceptionally rigorous and a pleasure to follow.',
      2: '{N} ⟨tackled|tackles/tackle⟩ technical questions methodically and with great clarity.',
      3: '{N} ⟨approached|approaches/approach⟩ technical questions logically and thoroughly.',
      4: '{N} ⟨worked|works/work⟩ through routine technical questions.',
      5: 'With some guidance, {p} ⟨was/were|is/are⟩ able to analyse routine technical questions.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: '{N} ⟨besaß|besitzt⟩ ausgezeichnete Normenkenntnisse und ⟨wandte|wendet⟩ sie stets sicher und mit Augenmaß an.',
      2: 'Die einschlägigen Normen und Regelwerke ⟨wandte|wendet⟩ {p} jederzeit sicher und fachlich fundiert an.',
      3: 'In den geltenden Normen und Regelwerken ⟨kannte|kennt⟩ {p} sich gut aus.',
      4: '{N} ⟨wandte|wendet⟩ Normen und Richtlinien ordnungsgemäß an.',
      5: '{Seine} Normenkenntnisse ⟨reichten|reichen⟩ im Wesentlichen aus.',
    },
    en: {
      1: '{Their} grasp of technical detail and of the relevant standards ⟨was|is⟩ truly impressive.',
      2: '{Their} working knowledge of the relevant standards ⟨was|is⟩ very good, and {p} ⟨interpreted|interprets/interpret⟩ them with care.',
      3: '{N} ⟨knew|knows/know⟩ the relevant standards and ⟨worked|works/work⟩ to them reliably.',
      4: '{N} ⟨worked|works/work⟩ to the standards that ⟨applied|apply⟩.',
      5: '{N} ⟨was/were|is/are⟩ broadly familiar with the standards that ⟨applied|apply⟩ to the work.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Selbst für schwierige Problemstellungen ⟨fand|findet⟩ {p} zu jeder Zeit überaus kreative und zugleich praxistaugliche Lösungen.',
      2: '{N} ⟨fand|findet⟩ für technische Probleme zu jeder Zeit tragfähige, umsetzbare Lösungen.',
      3: 'Mit eigenen Ideen und guten Lösungen ⟨trug|trägt⟩ {p} zur technischen Weiterentwicklung bei.',
      4: 'Die von {ihm} erarbeiteten Lösungen ⟨erfüllten|erfüllen⟩ die gestellten Anforderungen.',
      5: '{N} ⟨war|ist⟩ bemüht, für technische Probleme eigene Lösungen zu finden.',
    },
    en: {
      1: 'Faced with a difficult problem, {p} ⟨found|finds/find⟩ solutions that ⟨were|are⟩ both remarkably inventive and practical.',
      2: '{N} ⟨was/were|is/are⟩ a very capable problem solver whose solutions ⟨were|are⟩ practical and economical.',
      3: '{Their} solutions ⟨were|are⟩ practical and carefully worked out.',
      4: 'The solutions {p} ⟨proposed|proposes/propose⟩ ⟨met|meet⟩ the technical requirements.',
      5: '{N} ⟨made|makes/make⟩ an effort to find solutions to technical problems.',
    },
  },
  {
    group: 'sozialIntern',
    de: {
      1: 'Über Fachgrenzen hinweg ⟨arbeitete|arbeitet⟩ {p} in Projekten ausnahmslos vorbildlich mit allen Beteiligten zusammen.',
      2: 'In Projekten ⟨stimmte|stimmt⟩ {p} sich immer gut und rechtzeitig mit den Fachabteilungen ab.',
      3: 'An Schnittstellen ⟨arbeitete|arbeitet⟩ {p} kooperativ und zuverlässig mit den Fachabteilungen zusammen.',
      4: 'Projektschritte ⟨stimmte|stimmt⟩ {p} im erforderlichen Umfang mit den Fachabteilungen ab.',
      5: 'In der Zusammenarbeit im Projekt ⟨erfüllte|erfüllt⟩ {p} die Vorgaben weitgehend.',
    },
    en: {
      1: '{N} ⟨worked|works/work⟩ superbly across departments, and project teams ⟨were|are⟩ glad to have {them} on board.',
      2: 'Other departments ⟨found|find⟩ {them} clear, reliable and very pleasant to work with.',
      3: 'On projects, {p} ⟨worked|works/work⟩ well with other departments.',
      4: '{N} ⟨kept|keeps/keep⟩ other departments informed.',
      5: '{N} generally ⟨kept|keeps/keep⟩ other departments informed.',
    },
  },
]
