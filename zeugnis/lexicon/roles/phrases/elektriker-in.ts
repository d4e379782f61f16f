import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in electrical work: craft and standards, safety, fault finding, independence on site. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: '{N} ⟨beherrschte|beherrscht⟩ {sein:n} Handwerk und die einschlägigen Normen jederzeit ausgezeichnet.',
      2: '{Sein:n} Handwerk und die einschlägigen Normen ⟨beherrschte|beherrscht⟩ {N} stets sicher.',
      3: '{N} ⟨führte|führt⟩ Installationen handwerklich sauber und nach den geltenden Normen aus.',
      4: '{Seine} Installationen ⟨entsprachen|entsprechen⟩ den geltenden Normen.',
      5: '{Seine} Kenntnis der Normen und Vorschriften ⟨genügte|genügt⟩ im Wesentlichen den Anforderungen.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ an exceptionally skilled electrician with an outstanding knowledge of the wiring regulations.',
      2: '{Their} installations ⟨were|are⟩ consistently neat and fully compliant with the wiring regulations.',
      3: '{N} ⟨read|reads/read⟩ circuit diagrams confidently and ⟨installed|installs/install⟩ systems to a good standard.',
      4: '{N} ⟨carried|carries/carry⟩ out installations to the standards required.',
      5: 'Under supervision, {p} ⟨applied|applies/apply⟩ the relevant standards correctly.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Im Umgang mit elektrischer Spannung ⟨war|ist⟩ {N} ausnahmslos äußerst umsichtig und sicherheitsbewusst.',
      2: '{N} ⟨hielt|hält⟩ Schutzmaßnahmen immer gewissenhaft ein und ⟨achtete|achtet⟩ umsichtig auf die Sicherheit aller Beteiligten.',
      3: 'Bei Montagen ⟨arbeitete|arbeitet⟩ {N} umsichtig und mit gutem Blick für Gefahren.',
      4: 'Den Vorschriften der Arbeitssicherheit ⟨kam|kommt⟩ {N} nach.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die Sicherheitsvorschriften zu beachten.',
    },
    en: {
      1: 'Safety always ⟨came|comes⟩ first for {them}, and {p} ⟨set|sets/set⟩ an excellent example to everyone on site.',
      2: '{N} ⟨worked|works/work⟩ safely at all times and ⟨made|makes/make⟩ sure that others ⟨did|do⟩ too.',
      3: '{N} ⟨worked|works/work⟩ safely and ⟨was/were|is/are⟩ alert to hazards.',
      4: '{N} ⟨followed|follows/follow⟩ the safety rules.',
      5: 'On the whole, {p} ⟨observed|observes/observe⟩ the safety rules.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    whenMentioned: /fehler|stör|repar|instandsetz|fault|repair|breakdown/iu,
    de: {
      1: 'Bei der Fehlersuche ⟨ging|geht⟩ {N} stets außerordentlich systematisch vor und ⟨beseitigte|beseitigt⟩ auch verdeckte Störungen schnell.',
      2: 'Schwierige Störungen ⟨grenzte|grenzt⟩ {N} durchweg methodisch ein und ⟨beseitigte|beseitigt⟩ sie zügig.',
      3: '{N} ⟨fand|findet⟩ Fehlerursachen durch planvolles Messen und Prüfen sicher.',
      4: 'Übliche Störungen ⟨behob|behebt⟩ {N} mit der nötigen Sicherheit.',
      5: '{N} ⟨bemühte|bemüht⟩ sich um eine systematische Fehlersuche.',
    },
    en: {
      1: 'Even the most elusive faults ⟨were|are⟩ traced quickly, thanks to {their} exceptionally methodical approach.',
      2: '{Their} fault finding ⟨was|is⟩ methodical and very effective.',
      3: '{Their} approach to fault finding ⟨was|is⟩ logical and ⟨produced|produces⟩ good results.',
      4: 'Routine faults ⟨were|are⟩ located and repaired adequately.',
      5: '{N} generally ⟨managed|manages/manage⟩ to locate straightforward faults.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Auf der Baustelle ⟨arbeitete|arbeitet⟩ {N} zu jeder Zeit eigenständig und ⟨erzielte|erzielt⟩ hervorragende Ergebnisse.',
      2: '{N} ⟨arbeitete|arbeitet⟩ vor Ort jederzeit selbstständig und sauber.',
      3: 'Auch ohne Anleitung ⟨brachte|bringt⟩ {N} Aufträge vor Ort gut zum Abschluss.',
      4: '{N} ⟨führte|führt⟩ Aufträge vor Ort weisungsgemäß aus.',
      5: '{Seine} Selbstständigkeit auf der Baustelle ⟨entsprach|entspricht⟩ im Großen und Ganzen unseren Erwartungen.',
    },
    en: {
      1: 'We ⟨could|can⟩ send {them} to any site, completely confident that the job ⟨would|will⟩ be done superbly.',
      2: '{N} ⟨was/were|is/are⟩ thoroughly reliable on site and ⟨finished|finishes/finish⟩ every job to a high standard.',
      3: 'On site, {p} ⟨worked|works/work⟩ well without supervision.',
      4: 'Jobs on site ⟨were|are⟩ completed as instructed.',
      5: 'Smaller jobs on site ⟨were|are⟩ largely completed without help.',
    },
  },
]
