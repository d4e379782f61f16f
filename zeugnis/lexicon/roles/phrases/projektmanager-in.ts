import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a project: planning, leading without authority, communication, delivery. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨plante|plant⟩ Umfang, Termine und Ressourcen stets äußerst vorausschauend und ⟨behielt|behält⟩ in jeder Projektphase den Überblick.',
      2: '{Seine} Projektplanung ⟨war|ist⟩ stets klar strukturiert, vorausschauend und sorgfältig.',
      3: 'Projekte ⟨strukturierte|strukturiert⟩ {N} übersichtlich und ⟨setzte|setzt⟩ die richtigen Prioritäten.',
      4: 'Umfang, Termine und Ressourcen ⟨plante|plant⟩ {N} mit der erforderlichen Sorgfalt.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, den Überblick über Termine, Ressourcen und Änderungen zu behalten.',
    },
    en: {
      1: '{N} ⟨planned|plans/plan⟩ projects with exceptional foresight and ⟨kept|keeps/keep⟩ scope, schedule and resources firmly under control throughout.',
      2: '{Their} project plans ⟨were|are⟩ consistently clear, realistic and well structured.',
      3: '{N} ⟨planned|plans/plan⟩ projects carefully and ⟨set|sets/set⟩ sensible priorities.',
      4: '{N} ⟨prepared|prepares/prepare⟩ project plans and ⟨kept|keeps/keep⟩ them up to date.',
      5: '{N} generally ⟨kept|keeps/keep⟩ track of schedule and resources, although some guidance ⟨was|is⟩ needed.',
    },
  },
  {
    group: 'sozialIntern',
    de: {
      1: '{N} ⟨führte|führt⟩ die Projektteams jederzeit mit außergewöhnlicher Überzeugungskraft.',
      2: '{N} ⟨verstand|versteht⟩ es zu jeder Zeit, die Projektbeteiligten aus den verschiedenen Fachbereichen zu motivieren und für gemeinsame Ziele zu gewinnen.',
      3: 'Projektteams ⟨führte|führt⟩ {N} fachlich sicher und ⟨bezog|bezieht⟩ alle Beteiligten gut ein.',
      4: '{N} ⟨steuerte|steuert⟩ die Arbeit der Projektteams in zufriedenstellender Weise.',
      5: '{Seine} fachliche Führung der Projektteams ⟨entsprach|entspricht⟩ im Großen und Ganzen den Erwartungen.',
    },
    en: {
      1: '{N} ⟨won|wins/win⟩ people over and ⟨brought|brings/bring⟩ out the very best in every project team.',
      2: 'People from other departments readily ⟨worked|work⟩ with {them}, and cooperation on {their} projects ⟨was|is⟩ very good.',
      3: '{N} ⟨coordinated|coordinates/coordinate⟩ project work competently and ⟨kept|keeps/keep⟩ all those involved up to date.',
      4: '{N} ⟨coordinated|coordinates/coordinate⟩ the work of the project teams.',
      5: 'With some support, {p} ⟨was/were|is/are⟩ able to coordinate the work of project teams.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: 'In der Kommunikation mit {Dritten} ⟨war|ist⟩ {N} in jeder Situation vorbildlich und ⟨fand|findet⟩ auch bei Konflikten tragfähige Lösungen.',
      2: 'In Abstimmungen mit {Dritten} ⟨vermittelte|vermittelt⟩ {N} jederzeit geschickt und diplomatisch.',
      3: 'In Abstimmungen mit {Dritten} ⟨war|ist⟩ {N} sicher und höflich und ⟨löste|löst⟩ Konflikte sachlich.',
      4: 'In der Kommunikation mit {Dritten} ⟨erfüllte|erfüllt⟩ {N} die Anforderungen.',
      5: '{N} ⟨war|ist⟩ bemüht, Konflikte mit {Dritten} sachlich zu lösen.',
    },
    en: {
      1: '{N} ⟨showed|shows/show⟩ outstanding communication skills in dealing with {others} and a rare gift for bringing people to agreement.',
      2: '{N} ⟨was/were|is/are⟩ a clear communicator and skilled at settling differences with {others}.',
      3: 'In discussions with {others}, {p} ⟨was/were|is/are⟩ clear and constructive, even when opinions ⟨differed|differ⟩.',
      4: '{N} ⟨kept|keeps/keep⟩ {others} informed and ⟨answered|answers/answer⟩ questions.',
      5: '{N} generally ⟨kept|keeps/keep⟩ {others} informed.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Den vereinbarten Zeitrahmen ⟨hielt|hält⟩ {N} ausnahmslos ein und ⟨erreichte|erreicht⟩ die Projektziele in hervorragender Qualität.',
      2: '{N} ⟨erreichte|erreicht⟩ {seine} Projektziele immer im vereinbarten Zeitrahmen und in guter Qualität.',
      3: 'Projektergebnisse ⟨übergab|übergibt⟩ {N} termingerecht und in guter Qualität.',
      4: '{Seine} Termintreue ⟨entsprach|entspricht⟩ unseren Erwartungen.',
      5: 'Die Terminvorgaben ⟨erfüllte|erfüllt⟩ {N} weitgehend.',
    },
    en: {
      1: '{N} consistently ⟨delivered|delivers/deliver⟩ on time, and the quality of the results ⟨was|is⟩ superb.',
      2: 'We ⟨could|can⟩ rely on {them} to bring projects in on schedule and to a high standard.',
      3: '{N} ⟨kept|keeps/keep⟩ to schedule and ⟨delivered|delivers/deliver⟩ the agreed results.',
      4: '{N} ⟨monitored|monitors/monitor⟩ schedules, and the main targets ⟨were|are⟩ met.',
      5: '{N} ⟨made|makes/make⟩ an effort to keep projects on schedule.',
    },
  },
]
