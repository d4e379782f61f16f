import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in electrical work: craft and standards, safety, fault finding, independence on site. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: '{Seine} Kenntnisse des Handwerks und der einschlägigen Normen ⟨waren|sind⟩ ausgezeichnet.',
      2: '{Sein:n} Handwerk und die einschlägigen Normen ⟨beherrschte|beherrscht⟩ {N} stets sicher.',
      3: '{N} ⟨arbeitete|arbeitet⟩ handwerklich sauber und nach den geltenden Normen.',
      4: '{Seine} Arbeiten ⟨entsprachen|entsprechen⟩ handwerklich den geltenden Normen.',
      5: '{Seine} Kenntnis der Normen und Vorschriften ⟨genügte|genügt⟩ im Wesentlichen den Anforderungen.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ an exceptionally skilled electrician with an outstanding knowledge of the wiring regulations.',
      2: '{Their} electrical work ⟨was|is⟩ consistently neat and fully compliant with the wiring regulations.',
      3: '{N} ⟨knew|knows/know⟩ the relevant standards and ⟨carried|carries/carry⟩ out electrical work competently.',
      4: '{N} ⟨carried|carries/carry⟩ out electrical work in line with the relevant regulations.',
      5: 'Under supervision, {p} ⟨applied|applies/apply⟩ the relevant standards correctly.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Im Umgang mit elektrischer Spannung ⟨war|ist⟩ {N} stets äußerst umsichtig und sicherheitsbewusst.',
      2: '{N} ⟨hielt|hält⟩ Schutzmaßnahmen zu jeder Zeit gewissenhaft ein und ⟨achtete|achtet⟩ umsichtig auf die Sicherheit aller Beteiligten.',
      3: 'An elektrischen Anlagen ⟨arbeitete|arbeitet⟩ {N} umsichtig und mit gutem Blick für Gefahren.',
      4: 'Den Vorschriften der Arbeitssicherheit ⟨kam|kommt⟩ {N} nach.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die Sicherheitsvorschriften zu beachten.',
    },
    en: {
      1: 'Safety always ⟨came|comes⟩ first for {them}, and {p} ⟨set|sets/set⟩ an excellent example to everyone else.',
      2: '{N} ⟨worked|works/work⟩ safely at all times and never ⟨took|takes/take⟩ short cuts.',
      3: '{N} ⟨worked|works/work⟩ safely and ⟨was/were|is/are⟩ alert to hazards.',
      4: '{N} ⟨followed|follows/follow⟩ the safety rules and ⟨used|uses/use⟩ the protective equipment provided.',
      5: 'On the whole, {p} ⟨observed|observes/observe⟩ the safety rules.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    whenMentioned: /fehler|stör|repar|instandsetz|fault|repair|breakdown/iu,
    de: {
      1: 'Bei der Fehlersuche ⟨ging|geht⟩ {N} zu jeder Zeit außerordentlich systematisch vor und ⟨beseitigte|beseitigt⟩ auch verdeckte Störungen schnell.',
      2: 'Schwierige Störungen ⟨grenzte|grenzt⟩ {N} immer methodisch ein und ⟨beseitigte|beseitigt⟩ sie zügig.',
      3: '{N} ⟨fand|findet⟩ Fehlerursachen durch planvolles Messen und Prüfen sicher.',
      4: 'Übliche Störungen ⟨behob|behebt⟩ {N} mit der nötigen Sicherheit.',
      5: '{N} ⟨bemühte|bemüht⟩ sich um eine systematische Fehlersuche.',
    },
    en: {
      1: 'Even the most elusive faults ⟨were|are⟩ traced quickly, thanks to {their} exceptionally methodical approach.',
      2: '{Their} fault finding ⟨was|is⟩ methodical and very effective.',
      3: '{Their} approach to fault finding ⟨was|is⟩ logical and effective.',
      4: 'Routine faults ⟨were|are⟩ located and repaired.',
      5: '{N} generally ⟨managed|manages/manage⟩ to locate straightforward faults.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Aufträge ⟨führte|führt⟩ {N} immer eigenständig und mit hervorragendem Ergebnis aus.',
      2: '{N} ⟨arbeitete|arbeitet⟩ jederzeit selbstständig und sauber.',
      3: 'Aufträge ⟨führte|führt⟩ {N} selbstständig und fachgerecht aus.',
      4: 'Aufträge ⟨führte|führt⟩ {N} mit der erforderlichen Selbstständigkeit aus.',
      5: '{Seine} Selbstständigkeit bei der Arbeit ⟨entsprach|entspricht⟩ im Großen und Ganzen unseren Erwartungen.',
    },
    en: {
      1: 'We ⟨could|can⟩ give {them} any job, completely confident that it ⟨would|will⟩ be done superbly.',
      2: '{N} ⟨worked|works/work⟩ reliably on {their} own and ⟨finished|finishes/finish⟩ every job to a high standard.',
      3: '{N} ⟨completed|completes/complete⟩ jobs properly and without supervision.',
      4: 'Jobs ⟨were|are⟩ completed as instructed.',
      5: 'Smaller jobs ⟨were|are⟩ largely completed without help.',
    },
  },
]
