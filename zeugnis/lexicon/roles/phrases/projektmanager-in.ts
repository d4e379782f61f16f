import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a project: planning, leading without authority, communication, delivery. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨plante|plant⟩ Umfang, Termine und Ressourcen stets äußerst vorausschauend und ⟨behielt|behält⟩ in jeder Projektphase den Überblick.',
      2: '{Seine} Projektplanung ⟨war|ist⟩ durchweg klar strukturiert, vorausschauend und sorgfältig.',
      3: 'Projekte ⟨strukturierte|strukturiert⟩ {N} übersichtlich und ⟨setzte|setzt⟩ die richtigen Prioritäten.',
      4: 'Umfang, Termine und Ressourcen ⟨plante|plant⟩ {N} mit der erforderlichen Sorgfalt.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, den Überblick über Termine, Ressourcen und Änderungen zu behalten.',
    },
    en: {
      1: '{N} ⟨planned|plans/plan⟩ projects with exceptional foresight and ⟨kept|keeps/keep⟩ scope, schedule and resources firmly under control throughout.',
      2: '{Their} project plans ⟨were|are⟩ consistently clear, realistic and well structured.',
      3: '{N} ⟨planned|plans/plan⟩ projects carefully and ⟨set|sets/set⟩ sensible priorities.',
      4: '{Their} project planning ⟨met|meets⟩ the standard required.',
      5: '{N} generally ⟨kept|keeps/keep⟩ track of schedule and resources, although some guidance ⟨was|is⟩ needed.',
    },
  },
  {
    group: 'sozialIntern',
    de: {
      1: 'Auch ohne Weisungsbefugnis ⟨führte|führt⟩ {N} interdisziplinäre Projektteams jederzeit mit außergewöhnlicher Überzeugungskraft.',
      2: '{N} ⟨verstand|versteht⟩ es immer, die Projektbeteiligten aus den verschiedenen Fachbereichen zu motivieren und für gemeinsame Ziele zu gewinnen.',
      3: 'Projektteams ⟨führte|führt⟩ {N} fachlich sicher und ⟨bezog|bezieht⟩ alle Beteiligten gut ein.',
      4: '{N} ⟨steuerte|steuert⟩ die Arbeit der Projektteams in zufriedenstellender Weise.',
      5: '{Seine} fachliche Führung der Projektteams ⟨entsprach|entspricht⟩ im Großen und Ganzen den Erwartungen.',
    },
    en: {
      1: '{N} ⟨won|wins/win⟩ over specialists from every department and ⟨brought|brings/bring⟩ out the very best in them, even without line authority.',
      2: 'People from other departments readily ⟨worked|work⟩ with {them}, and cooperation on {their} projects ⟨was|is⟩ very good.',
      3: '{N} ⟨coordinated|coordinates/coordinate⟩ project work competently and ⟨kept|keeps/keep⟩ all those involved up to date.',
      4: '{Their} coordination of project teams ⟨was|is⟩ adequate.',
      5: 'With some support, {p} ⟨was/were|is/are⟩ able to coordinate the work of project teams.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: '{Seine} Kommunikation im Projekt ⟨war|ist⟩ in jeder Situation vorbildlich und ⟨führte|führt⟩ auch bei Konflikten zu tragfähigen Lösungen.',
      2: 'Zwischen den Interessen von Auftraggebenden und Fachbereichen ⟨vermittelte|vermittelt⟩ {N} jederzeit geschickt und diplomatisch.',
      3: '{N} ⟨moderierte|moderiert⟩ Besprechungen mit Auftraggebenden sicher und ⟨löste|löst⟩ Konflikte sachlich.',
      4: 'In der Kommunikation mit Auftraggebenden und Partnern ⟨erfüllte|erfüllt⟩ {N} die Anforderungen.',
      5: '{N} ⟨war|ist⟩ bemüht, Konflikte mit Auftraggebenden und Partnern sachlich zu lösen.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ also valued for outstanding communication skills and a rare gift for resolving conflicts early and fairly.',
      2: '{N} ⟨was/were|is/are⟩ a clear communicator and skilled at settling differences.',
      3: 'Even when opinions ⟨differed|differ⟩, {p} ⟨was/were|is/are⟩ clear and constructive.',
      4: '{N} ⟨kept|keeps/keep⟩ clients and partners informed as required.',
      5: '{Their} communication with clients and partners ⟨was|is⟩ adequate on the whole.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Den vereinbarten Zeitrahmen ⟨hielt|hält⟩ {N} ausnahmslos ein und ⟨erreichte|erreicht⟩ die Projektziele in hervorragender Qualität.',
      2: '{N} ⟨erreichte|erreicht⟩ {seine} Projektziele stets im vereinbarten Zeitrahmen und in guter Qualität.',
      3: 'Projektergebnisse ⟨übergab|übergibt⟩ {N} termingerecht und in guter Qualität.',
      4: '{Seine} Termintreue ⟨entsprach|entspricht⟩ unseren Erwartungen.',
      5: 'Die Terminvorgaben ⟨erfüllte|erfüllt⟩ {N} weitgehend.',
    },
    en: {
      1: '{N} consistently ⟨delivered|delivers/deliver⟩ on time, and the quality of the results ⟨was|is⟩ superb.',
      2: 'We ⟨could|can⟩ rely on {them} to bring projects in on schedule and to a high standard.',
      3: '{N} ⟨managed|manages/manage⟩ deadlines well and ⟨delivered|delivers/deliver⟩ the agreed results.',
      4: 'Schedules ⟨were|are⟩ adequately controlled.',
      5: '{N} ⟨made|makes/make⟩ an effort to keep projects on schedule.',
    },
  },
]
