import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a manager: leading people to results, strategic thinking, decisions, integrity. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fuehrung',
    de: {
      1: '{N} ⟨förderte|fördert⟩ die Mitarbeitenden jederzeit in vorbildlicher Weise und ⟨führte|führt⟩ das Team bei ausgezeichnetem Arbeitsklima zu hervorragenden Ergebnissen.',
      2: 'Mit klaren Vorgaben und gezielter Förderung ⟨führte|führt⟩ {N} das Team bei gutem Arbeitsklima durchweg zu guten Ergebnissen.',
      3: 'In der Führung des Teams ⟨ging|geht⟩ {N} kooperativ vor, ⟨sorgte|sorgt⟩ für ein gutes Arbeitsklima und ⟨erreichte|erreicht⟩ die gesteckten Ziele.',
      4: 'Die Führung des Teams ⟨nahm|nimmt⟩ {N} in der üblichen Weise wahr.',
      5: '{N} ⟨bemühte|bemüht⟩ sich um einen klaren Führungsstil und ein gutes Arbeitsklima.',
    },
    en: {
      1: '{N} ⟨brought|brings/bring⟩ out the best in people and ⟨led|leads/lead⟩ a loyal, confident team to exceptional results in an excellent working atmosphere.',
      2: '{Their} team ⟨performed|performs⟩ consistently well in a good working atmosphere under a manager who ⟨was|is⟩ clear, fair and encouraging.',
      3: '{N} ⟨was/were|is/are⟩ clear and cooperative, ⟨maintained|maintains/maintain⟩ a good working atmosphere and ⟨reached|reaches/reach⟩ the targets set for the team.',
      4: '{N} ⟨supervised|supervises/supervise⟩ the team as required, and its results ⟨were|are⟩ satisfactory.',
      5: '{N} ⟨sought|seeks/seek⟩ to give the team clear direction, and its results ⟨were|are⟩ generally acceptable.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Chancen und Risiken ⟨erkannte|erkennt⟩ {N} durchweg mit außergewöhnlichem unternehmerischem Weitblick.',
      2: '{N} ⟨dachte|denkt⟩ stets unternehmerisch und ⟨verband|verbindet⟩ langfristige Planung sicher mit dem Tagesgeschäft.',
      3: 'In Planungs- und Budgetfragen ⟨handelte|handelt⟩ {N} vorausschauend und unternehmerisch.',
      4: 'Strategische Vorgaben ⟨setzte|setzt⟩ {N} in zufriedenstellender Weise um.',
      5: 'Den strategischen Anforderungen der Position ⟨wurde|wird⟩ {N} im Großen und Ganzen gerecht.',
    },
    en: {
      1: '{Their} strategic judgement ⟨was|is⟩ outstanding, and {p} often ⟨saw|sees/see⟩ opportunities well before others ⟨did|do⟩.',
      2: '{N} ⟨combined|combines/combine⟩ a very good head for business with careful long-term planning.',
      3: '{Their} commercial judgement ⟨was|is⟩ good, and {p} ⟨planned|plans/plan⟩ ahead sensibly.',
      4: 'The strategy set for {their} area ⟨was|is⟩ put into practice as required.',
      5: 'With some guidance, {p} ⟨took|takes/take⟩ the main commercial considerations into account in {their} planning.',
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
      3: 'In negotiations and day-to-day business alike, {p} ⟨made|makes/make⟩ considered decisions and ⟨put|puts/put⟩ them into effect.',
      4: '{N} ⟨made|makes/make⟩ the decisions that the position ⟨required|requires⟩.',
      5: 'On the whole, {p} ⟨made|makes/make⟩ the decisions that ⟨were|are⟩ needed.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Unserem Haus gegenüber ⟨war|ist⟩ {N} stets in höchstem Maße loyal und integer.',
      2: '{N} ⟨vertrat|vertritt⟩ die Interessen unseres Hauses immer loyal und ⟨behandelte|behandelt⟩ vertrauliche Angelegenheiten diskret.',
      3: 'Im Umgang mit vertraulichen Personal- und Geschäftsangelegenheiten ⟨war|ist⟩ {N} loyal und integer.',
      4: 'Vertrauliche Informationen ⟨behandelte|behandelt⟩ {N} ordnungsgemäß.',
    },
    en: {
      1: 'In loyalty and integrity, {p} ⟨was/were|is/are⟩ an example to us all.',
      2: 'Thoroughly loyal, {p} ⟨put|puts/put⟩ our interests first.',
      3: '{N} ⟨was/were|is/are⟩ a loyal manager who ⟨acted|acts⟩ with integrity.',
      4: '{N} ⟨observed|observes/observe⟩ our rules and ⟨acted|acts/act⟩ in our interests.',
    },
  },
]
