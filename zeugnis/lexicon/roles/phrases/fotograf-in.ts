import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in photography: images, technique, the people portrayed, deadlines and rights. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Auch bei unscheinbaren Motiven ⟨war|ist⟩ {p} stets außerordentlich kreativ und stilsicher.',
      2: 'In Bildsprache und Bildaufbau ⟨war|ist⟩ {p} jederzeit eigenständig und einfallsreich.',
      3: '{N} ⟨gestaltete|gestaltet⟩ die Bilder einfallsreich und mit sicherem Auge.',
      4: '{Seine} Bildgestaltung ⟨entsprach|entspricht⟩ den Vorgaben des jeweiligen Auftrags.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, eigene Ideen in die Bildgestaltung einzubringen.',
    },
    en: {
      1: '{Their} photographs ⟨were|are⟩ exceptionally imaginative and beautifully composed, even with the plainest of subjects.',
      2: '{N} ⟨had|has/have⟩ a very good eye and consistently ⟨came|comes/come⟩ up with fresh ideas for a shoot.',
      3: '{Their} pictures ⟨were|are⟩ well composed and ⟨showed|show⟩ imagination.',
      4: 'The images {p} ⟨produced|produces/produce⟩ ⟨met|meet⟩ the brief.',
      5: 'With some guidance, {p} ⟨was/were|is/are⟩ able to contribute ideas to a shoot.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Kamera- und Lichttechnik ⟨beherrschte|beherrscht⟩ {p} in jeder Situation hervorragend.',
      2: '{N} ⟨ging|geht⟩ mit Kamera- und Lichttechnik stets sachkundig und sorgfältig um.',
      3: 'Mit Licht und Kameratechnik ⟨kannte|kennt⟩ {p} sich gut aus.',
      4: 'Kamera- und Lichttechnik ⟨setzte|setzt⟩ {p} mit der erforderlichen Sicherheit ein.',
      5: '{Seine} Aufnahmetechnik ⟨war|ist⟩ im Wesentlichen ausreichend.',
    },
    en: {
      1: 'Whatever the assignment, {their} command of camera and lighting ⟨was|is⟩ superb.',
      2: '{Their} technical work ⟨was|is⟩ very accomplished, and {p} ⟨used|uses/use⟩ camera and light with real assurance.',
      3: '{N} ⟨handled|handles/handle⟩ camera and lighting competently.',
      4: '{N} ⟨handled|handles/handle⟩ camera and lighting on the assignments {p} ⟨was/were|is/are⟩ given.',
      5: 'For the most part, {p} ⟨coped|copes/cope⟩ with the technical side of routine assignments.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: 'Bei Aufnahmen ⟨ging|geht⟩ {N} mit {Dritten} jederzeit äußerst einfühlsam um und ⟨fand|findet⟩ rasch den richtigen Ton.',
      2: '{N} ⟨verstand|versteht⟩ es zu jeder Zeit, bei Aufnahmen für {Dritte} eine entspannte Atmosphäre zu schaffen.',
      3: 'Bei Aufnahmen ⟨begegnete|begegnet⟩ {p} {Dritten} freundlich und mit Einfühlungsvermögen.',
      4: 'Die Kommunikation mit {Dritten} bei Aufnahmen ⟨war|ist⟩ bei {N_dat} zufriedenstellend.',
      5: 'In der Kommunikation mit {Dritten} ⟨wurde|wird⟩ {p} den Anforderungen im Großen und Ganzen gerecht.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ a rare gift for putting {others} at ease, and it ⟨showed|shows⟩ in the results.',
      2: 'Patient and tactful, {p} ⟨was/were|is/are⟩ very good at helping {others} relax during a shoot.',
      3: '{N} ⟨was/were|is/are⟩ friendly with {others} and ⟨gave|gives/give⟩ clear direction during a shoot.',
      4: '{N} ⟨was/were|is/are⟩ polite to {others} and ⟨gave|gives/give⟩ the direction needed during a shoot.',
      5: '{N} ⟨made|makes/make⟩ an effort to be friendly to {others}.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨hielt|hält⟩ Abgabetermine immer ein und ⟨achtete|achtet⟩ mit vorbildlicher Sorgfalt auf Bild- und Nutzungsrechte.',
      2: 'Briefings ⟨setzte|setzt⟩ {p} immer termingerecht und mit sicherem Blick für Bildrechte um.',
      3: 'Fertige Bilder ⟨lieferte|liefert⟩ {p} termingerecht und mit gutem Blick für die Nutzungsrechte.',
      4: '{N} ⟨lieferte|liefert⟩ die Bilder vereinbarungsgemäß und ⟨beachtete|beachtet⟩ die Bildrechte.',
      5: 'Terminzusagen und Vorgaben zu Bildrechten ⟨erfüllte|erfüllt⟩ {p} weitgehend.',
    },
    en: {
      1: '{N} never ⟨missed|misses/miss⟩ a deadline, and we ⟨could|can⟩ trust {them} completely with every commission.',
      2: '{N} reliably ⟨delivered|delivers/deliver⟩ on time and to the brief, and ⟨took|takes/take⟩ great care over image rights.',
      3: '{N} ⟨delivered|delivers/deliver⟩ finished work on time and ⟨was/were|is/are⟩ careful about image rights.',
      4: '{N} ⟨worked|works/work⟩ to the agreed dates and ⟨followed|follows/follow⟩ the rules on image rights.',
      5: 'Deadlines and the rules on image rights ⟨were|are⟩ generally observed.',
    },
  },
]
