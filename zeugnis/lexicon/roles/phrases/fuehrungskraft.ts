import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a manager: leading people to results, strategic thinking, decisions, integrity. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fuehrung',
    de: {
      1: '{N} ⟨förderte|fördert⟩ die Mitarbeitenden jederzeit in vorbildlicher Weise und ⟨führte|führt⟩ das Team bei ausgezeichnetem Arbeitsklima zu hervorragenden Ergebnissen.',
      2: 'Mit klaren Vorgaben und gezielter Förderung ⟨führte|führt⟩ {N} das Team bei gutem Arbeitsklima stets zu guten Ergebnissen.',
      3: 'In der Führung des Teams ⟨ging|geht⟩ {N} kooperativ vor, ⟨sorgte|sorgt⟩ für ein gutes Arbeitsklima und ⟨erzielte|erzielt⟩ gute Ergebnisse.',
      4: 'Die Führung des Teams ⟨nahm|nimmt⟩ {N} in der üblichen Weise wahr.',
      5: '{Sein:n} Führungsstil ⟨entsprach|entspricht⟩ im Wesentlichen unseren Erwartungen.',
    },
    en: {
      1: '{N} ⟨kept|keeps/keep⟩ the team fully informed and always ⟨explained|explains/explain⟩ {their} decisions clearly.',
      2: 'Information ⟨was|is⟩ shared promptly, and staff always ⟨understood|understand⟩ the reasons for {their} decisions.',
      3: '{N} ⟨kept|keeps/keep⟩ staff well informed and ⟨explained|explains/explain⟩ {their} decisions.',
      4: '{N} ⟨kept|keeps/keep⟩ {their} staff informed.',
      5: 'Staff generally ⟨received|receive⟩ the information that they ⟨needed|need⟩.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Chancen und Risiken ⟨erkannte|erkennt⟩ {N} stets mit außergewöhnlichem unternehmerischem Weitblick.',
      2: '{N} ⟨dachte|denkt⟩ zu jeder Zeit unternehmerisch und ⟨verband|verbindet⟩ langfristige Planung sicher mit dem Tagesgeschäft.',
      3: 'In Planungsfragen ⟨handelte|handelt⟩ {N} vorausschauend und unternehmerisch.',
      4: 'Strategische Vorgaben ⟨setzte|setzt⟩ {N} in zufriedenstellender Weise um.',
      5: 'Den strategischen Anforderungen der Position ⟨wurde|wird⟩ {N} im Großen und Ganzen gerecht.',
    },
    en: {
      1: '{Their} strategic judgement ⟨was|is⟩ outstanding, and {p} often ⟨saw|sees/see⟩ opportunities well before others ⟨did|do⟩.',
      2: '{N} ⟨combined|combines/combine⟩ very good strategic judgement with careful long-term planning.',
      3: '{Their} strategic judgement ⟨was|is⟩ sensible, and {p} ⟨planned|plans/plan⟩ ahead.',
      4: '{N} ⟨implemented|implements/implement⟩ the plans agreed for {their} area.',
      5: 'With some guidance, {p} ⟨took|takes/take⟩ the wider picture into account in {their} planning.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Schwierige Entscheidungen ⟨traf|trifft⟩ {N} in jeder Situation äußerst sicher und ⟨setzte|setzt⟩ sie mit großer Überzeugungskraft durch.',
      2: 'Getroffene Entscheidungen ⟨vertrat|vertritt⟩ {N} jederzeit überzeugend und ⟨setzte|setzt⟩ sie konsequent um.',
      3: '{N} ⟨entschied|entscheidet⟩ überlegt und ⟨setzte|setzt⟩ Beschlüsse zielstrebig um.',
      4: 'Anstehende Entscheidungen ⟨traf|trifft⟩ {N} mit der nötigen Umsicht.',
      5: 'Bei der Umsetzung von Entscheidungen ⟨erfüllte|erfüllt⟩ {N} im Wesentlichen unsere Erwartungen.',
    },
    en: {
      1: 'Faced with difficult decisions, {p} always ⟨acted|acts/act⟩ with remarkable clarity and resolve and ⟨carried|carries/carry⟩ people with {them}.',
      2: 'Once a decision ⟨was|is⟩ made, {p} ⟨argued|argues/argue⟩ for it convincingly and ⟨saw|sees/see⟩ it through.',
      3: '{N} ⟨made|makes/make⟩ considered decisions and ⟨saw|sees/see⟩ them through.',
      4: '{N} ⟨took|takes/take⟩ the day-to-day decisions that {their} role ⟨required|requires⟩.',
      5: 'On the whole, {p} ⟨made|makes/make⟩ the decisions that ⟨were|are⟩ needed.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: '{N} ⟨war|ist⟩ zu jeder Zeit in höchstem Maße integer und unserem Haus gegenüber loyal.',
      2: '{N} ⟨vertrat|vertritt⟩ die Interessen unseres Hauses immer loyal und ⟨behandelte|behandelt⟩ vertrauliche Angelegenheiten diskret.',
      3: 'Im Umgang mit vertraulichen Personal- und Geschäftsangelegenheiten ⟨war|ist⟩ {N} loyal und integer.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ a manager of complete integrity, and we ⟨could|can⟩ always rely on {their} discretion.',
      2: '{N} ⟨acted|acts/act⟩ with great integrity and ⟨kept|keeps/keep⟩ confidences.',
      3: '{N} ⟨acted|acts/act⟩ with integrity and discretion.',
    },
  },
]
