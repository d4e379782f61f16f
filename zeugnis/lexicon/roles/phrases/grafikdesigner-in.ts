import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in design: ideas and style, command of the software, working to brief, deadlines and criticism. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Mit außergewöhnlicher Kreativität und sicherem Stilgefühl ⟨fand|findet⟩ {N} stets eigenständige, überzeugende Lösungen.',
      2: '{N} ⟨überzeugte|überzeugt⟩ stets mit kreativen, stilsicheren Entwürfen.',
      3: 'Zu neuen Projekten ⟨steuerte|steuert⟩ {N} gute Ideen bei und ⟨arbeitete|arbeitet⟩ sie stilsicher aus.',
      4: '{Seine} Entwürfe ⟨entsprachen|entsprechen⟩ den gestalterischen Anforderungen.',
      5: '{N} ⟨war|ist⟩ bemüht, eigene Ideen in die Gestaltung einzubringen.',
    },
    en: {
      1: '{N} ⟨combined|combines/combine⟩ exceptional creativity with an unerring sense of style.',
      2: '{Their} designs ⟨were|are⟩ fresh, imaginative and very assured in style.',
      3: '{N} ⟨contributed|contributes/contribute⟩ useful design ideas and ⟨had|has/have⟩ a reliable sense of style.',
      4: '{N} ⟨prepared|prepares/prepare⟩ designs to the guidelines given.',
      5: '{N} ⟨tried|tries/try⟩ to bring ideas of {their} own to the design work.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Mit den eingesetzten Grafikprogrammen ⟨arbeitete|arbeitet⟩ {N} jederzeit äußerst versiert und effizient.',
      2: 'Mit den eingesetzten Grafikprogrammen ⟨arbeitete|arbeitet⟩ {N} zu jeder Zeit versiert und effizient.',
      3: '{N} ⟨beherrschte|beherrscht⟩ die eingesetzten Grafikprogramme gut und ⟨arbeitete|arbeitet⟩ technisch sauber.',
      4: 'Für die tägliche Gestaltungsarbeit ⟨besaß|besitzt⟩ {N} die erforderlichen Programmkenntnisse.',
      5: '{Seine} Programmkenntnisse ⟨genügten|genügen⟩ im Großen und Ganzen den Anforderungen.',
    },
    en: {
      1: 'From first sketch to finished design, {their} command of the software ⟨was|is⟩ outstanding.',
      2: '{N} ⟨knew|knows/know⟩ the design software very well and ⟨worked|works/work⟩ in it quickly and confidently.',
      3: '{N} ⟨handled|handles/handle⟩ the design software confidently, and {their} files ⟨were|are⟩ clean.',
      4: '{N} ⟨used|uses/use⟩ the design software for day-to-day work.',
      5: 'With some guidance, {p} ⟨coped|copes/cope⟩ with the design software we ⟨used|use⟩.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Auch anspruchsvolle Briefings ⟨setzte|setzt⟩ {N} zu jeder Zeit treffsicher und mit ausgezeichneten Ergebnissen um.',
      2: '{N} ⟨erfasste|erfasst⟩ Briefings immer genau und ⟨lieferte|liefert⟩ überzeugende, zielgruppengerechte Ergebnisse.',
      3: 'Die Wünsche der Auftraggebenden ⟨griff|greift⟩ {N} sorgfältig auf und ⟨setzte|setzt⟩ sie gestalterisch gut um.',
      4: 'Den Vorgaben der Briefings ⟨wurde|wird⟩ {N} gerecht.',
      5: 'Die Vorgaben der Briefings ⟨erfüllte|erfüllt⟩ {N} weitgehend.',
    },
    en: {
      1: 'However demanding the brief, {p} ⟨grasped|grasps/grasp⟩ at once what ⟨was|is⟩ wanted and ⟨delivered|delivers/deliver⟩ superb work.',
      2: '{N} consistently ⟨understood|understands/understand⟩ what a brief ⟨called|calls⟩ for and ⟨turned|turns/turn⟩ it into very effective designs.',
      3: '{N} ⟨worked|works/work⟩ carefully to brief and ⟨produced|produces/produce⟩ designs that ⟨suited|suit⟩ the intended audience.',
      4: 'The designs {p} ⟨produced|produces/produce⟩ ⟨followed|follow⟩ the brief.',
      5: 'On the whole, {their} designs ⟨kept|keep⟩ to the brief.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨hielt|hält⟩ Abgabetermine zu jeder Zeit vorbildlich ein und ⟨nahm|nimmt⟩ Kritik konstruktiv an.',
      2: 'Änderungswünsche ⟨setzte|setzt⟩ {N} jederzeit zuverlässig und termingerecht um.',
      3: '{N} ⟨arbeitete|arbeitet⟩ termintreu und ⟨ging|geht⟩ mit Kritik konstruktiv um.',
      4: 'Korrekturwünsche ⟨setzte|setzt⟩ {N} in zufriedenstellender Weise um.',
      5: 'Fristen ⟨hielt|hält⟩ {N} im Allgemeinen ein und ⟨bemühte|bemüht⟩ sich, Kritik anzunehmen.',
    },
    en: {
      1: '{N} never ⟨missed|misses/miss⟩ a deadline and ⟨welcomed|welcomes/welcome⟩ criticism with exemplary openness.',
      2: 'We ⟨could|can⟩ rely on {them} to meet deadlines, and {p} ⟨responded|responds/respond⟩ very constructively to feedback.',
      3: '{N} ⟨took|takes/take⟩ feedback constructively and ⟨kept|keeps/keep⟩ to agreed deadlines.',
      4: '{N} ⟨worked|works/work⟩ to the dates set and ⟨made|makes/make⟩ corrections when asked.',
      5: '{N} generally ⟨met|meets/meet⟩ deadlines and ⟨was/were|is/are⟩ usually willing to accept criticism.',
    },
  },
]
