import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in nursing: skill and care, empathy, resilience on shifts, hygiene with records and confidentiality. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'In der Grund- und Behandlungspflege ⟨arbeitete|arbeitet⟩ {N} stets auf hervorragendem fachlichem Niveau und mit großer Sorgfalt.',
      2: 'In der Grund- und Behandlungspflege ⟨arbeitete|arbeitet⟩ {N} jederzeit fachgerecht und mit wachem Blick für Veränderungen.',
      3: 'Pflegemaßnahmen und ärztliche Anordnungen ⟨führte|führt⟩ {N} fachgerecht und gewissenhaft aus.',
      4: 'Die fachlichen Anforderungen der Pflege ⟨erfüllte|erfüllt⟩ {N}.',
      5: '{Seine} pflegerische Arbeit ⟨genügte|genügt⟩ im Großen und Ganzen den fachlichen Anforderungen.',
    },
    en: {
      1: '{Their} clinical skills ⟨were|are⟩ outstanding, and {p} ⟨was/were|is/are⟩ meticulous.',
      2: '{Their} clinical skills ⟨were|are⟩ very good, and {p} ⟨was/were|is/are⟩ quick to notice when a patient’s condition ⟨changed|changes⟩.',
      3: 'The nursing care {p} ⟨gave|gives/give⟩ ⟨was|is⟩ competent and attentive.',
      4: '{N} ⟨carried|carries/carry⟩ out general nursing duties as instructed.',
      5: 'With some guidance, {p} ⟨carried|carries/carry⟩ out routine nursing tasks correctly.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: '{N} ⟨begegnete|begegnet⟩ {Dritten} in jeder Situation außerordentlich einfühlsam und zugewandt.',
      2: 'Im Umgang mit {Dritten} ⟨war|ist⟩ {N} immer einfühlsam und zugewandt.',
      3: 'Im Umgang mit {Dritten} ⟨war|ist⟩ {N} einfühlsam und verständnisvoll.',
      4: 'Auf die Bedürfnisse {Dritter} ⟨ging|geht⟩ {N} in zufriedenstellender Weise ein.',
      5: '{N} ⟨war|ist⟩ bemüht, den Bedürfnissen {Dritter} gerecht zu werden.',
    },
    en: {
      1: '{Their} kindness to {others} ⟨was|is⟩ exceptional, and {p} ⟨listened|listens/listen⟩ with great patience.',
      2: '{N} ⟨was/were|is/are⟩ kind and perceptive, and {others} ⟨found|find⟩ {them} a great support.',
      3: '{Their} manner with {others} ⟨was|is⟩ friendly, considerate and respectful.',
      4: '{N} ⟨was/were|is/are⟩ polite and respectful to {others}.',
      5: '{N} ⟨tried|tries/try⟩ to respond to the needs of {others}.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Auch in Belastungssituationen ⟨bewahrte|bewahrt⟩ {N} jederzeit in vorbildlicher Weise Ruhe und Überblick.',
      2: 'Die Belastungen des Pflegealltags ⟨meisterte|meistert⟩ {N} zu jeder Zeit gut und mit Umsicht.',
      3: 'Bei hohem Arbeitsanfall ⟨behielt|behält⟩ {N} gut den Überblick.',
      4: 'Die üblichen Belastungen des Pflegealltags ⟨bewältigte|bewältigt⟩ {N}.',
      5: '{Seine} Belastbarkeit ⟨reichte|reicht⟩ für den Pflegealltag im Wesentlichen aus.',
    },
    en: {
      1: 'Even at the most demanding times, {p} ⟨remained|remains/remain⟩ remarkably calm and ⟨steadied|steadies/steady⟩ the whole team.',
      2: '{N} ⟨coped|copes/cope⟩ very well with the demands of nursing and ⟨set|sets/set⟩ the right priorities.',
      3: 'Under pressure, {p} ⟨worked|works/work⟩ steadily and ⟨kept|keeps/keep⟩ track of what ⟨needed|needs⟩ to be done.',
      4: '{N} ⟨managed|manages/manage⟩ the work of a normal shift.',
      5: 'With support, {p} ⟨coped|copes/cope⟩ with the demands of the working day.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Bei Hygiene und Dokumentation ⟨arbeitete|arbeitet⟩ {N} zu jeder Zeit äußerst gewissenhaft.',
      2: 'Die Pflegedokumentation ⟨führte|führt⟩ {N} immer sorgfältig und vollständig.',
      3: '{N} ⟨dokumentierte|dokumentiert⟩ die Pflege sorgfältig und ⟨hielt|hält⟩ die Hygieneregeln ein.',
      4: 'Den Vorgaben zu Hygiene und Pflegedokumentation ⟨kam|kommt⟩ {N} nach.',
      5: 'Die Vorgaben zu Hygiene und Pflegedokumentation ⟨erfüllte|erfüllt⟩ {N} im Allgemeinen.',
    },
    en: {
      1: '{N} ⟨kept|keeps/keep⟩ excellent patient records and ⟨was/were|is/are⟩ scrupulous about hygiene and confidentiality.',
      2: '{Their} patient records ⟨were|are⟩ always clear and complete, and {p} ⟨was/were|is/are⟩ very conscientious about hygiene and confidentiality.',
      3: '{N} ⟨kept|keeps/keep⟩ proper patient records and ⟨respected|respects/respect⟩ the rules on hygiene and confidentiality.',
      4: '{N} ⟨kept|keeps/keep⟩ patient records up to date and ⟨followed|follows/follow⟩ the rules on hygiene and confidentiality.',
      5: 'On the whole, patient records ⟨were|are⟩ complete and the rules on hygiene ⟨were|are⟩ followed.',
    },
  },
]
