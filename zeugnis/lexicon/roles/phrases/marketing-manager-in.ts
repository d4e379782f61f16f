import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in marketing: ideas, measuring, the budget, work with sales and agencies. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'Mit außergewöhnlicher Kreativität und feinem Gespür für Zielgruppen ⟨entwickelte|entwickelt⟩ {N} stets tragfähige Strategien und überzeugende Kampagnen.',
      2: '{N} ⟨entwickelte|entwickelt⟩ mit sicherem Gespür für unsere Zielgruppen stets einfallsreiche Konzepte.',
      3: '{N} ⟨brachte|bringt⟩ kreative Ideen ein und ⟨entwickelte|entwickelt⟩ daraus gute Kampagnen.',
      4: 'Die übertragenen Kampagnen ⟨setzte|setzt⟩ {N} den Vorgaben entsprechend um.',
      5: '{N} ⟨war|ist⟩ bemüht, eigene Ideen in die Marketingstrategie einzubringen.',
    },
    en: {
      1: '{N} ⟨combined|combines/combine⟩ clear strategic thinking with remarkable creativity and a superb feel for our target audiences.',
      2: '{Their} campaigns ⟨were|are⟩ imaginative, carefully thought out and very much in tune with our audiences.',
      3: '{N} ⟨contributed|contributes/contribute⟩ useful ideas and ⟨developed|develops/develop⟩ workable marketing plans.',
      4: '{N} ⟨prepared|prepares/prepare⟩ campaigns to the agreed plan.',
      5: '{N} ⟨made|makes/make⟩ some effort to contribute new ideas to our marketing.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨analysierte|analysiert⟩ Markt und Kampagnenerfolg jederzeit äußerst gründlich und ⟨leitete|leitet⟩ daraus die richtigen Maßnahmen ab.',
      2: 'Bei Markt- und Erfolgsanalysen ⟨ging|geht⟩ {N} zu jeder Zeit gründlich und systematisch vor.',
      3: 'Kennzahlen ⟨wertete|wertet⟩ {N} sorgfältig aus und ⟨zog|zieht⟩ sinnvolle Schlüsse daraus.',
      4: '{N} ⟨führte|führt⟩ die Erfolgsmessung in der erforderlichen Form durch.',
      5: '{Seine} Auswertungen der Kampagnen ⟨entsprachen|entsprechen⟩ im Wesentlichen den Anforderungen.',
    },
    en: {
      1: '{Their} analysis of markets and campaign results ⟨was|is⟩ exceptionally sharp and always ⟨led|leads⟩ to clear conclusions.',
      2: '{N} ⟨measured|measures/measure⟩ the results of every campaign carefully and ⟨drew|draws/draw⟩ the right conclusions.',
      3: '{Their} evaluation of campaign results ⟨was|is⟩ careful and useful.',
      4: '{N} ⟨reported|reports/report⟩ on campaign results.',
      5: 'With some guidance, {p} ⟨evaluated|evaluates/evaluate⟩ campaign results.',
    },
  },
  {
    group: 'arbeitserfolg',
    whenMentioned: /budget|etat|kosten|ausgaben|cost|spend/iu,
    de: {
      1: 'Bei der Verwendung des Budgets ⟨handelte|handelt⟩ {N} zu jeder Zeit verantwortungsbewusst und mit hervorragendem wirtschaftlichem Weitblick.',
      2: '{N} ⟨plante|plant⟩ die Ausgaben immer sorgfältig und ⟨hielt|hält⟩ das vereinbarte Budget zuverlässig ein.',
      3: 'Mit dem Marketingetat ⟨ging|geht⟩ {N} wirtschaftlich und verantwortungsbewusst um.',
      4: 'Das Marketingbudget ⟨verwaltete|verwaltet⟩ {N} ordnungsgemäß.',
      5: 'Die Budgetvorgaben ⟨erfüllte|erfüllt⟩ {N} weitgehend.',
    },
    en: {
      1: '{Their} handling of budgets ⟨was|is⟩ exemplary: {p} ⟨planned|plans/plan⟩ meticulously and ⟨made|makes/make⟩ excellent use of the money available.',
      2: 'We ⟨could|can⟩ rely on {them} to plan spending carefully and keep to the agreed budget.',
      3: '{N} ⟨managed|manages/manage⟩ marketing budgets responsibly and ⟨kept|keeps/keep⟩ an eye on costs.',
      4: 'Spending on marketing ⟨stayed|stays⟩ within the agreed limits.',
      5: 'On the whole, {p} ⟨kept|keeps/keep⟩ to the agreed marketing budget.',
    },
  },
  {
    group: 'sozialIntern',
    whenMentioned: /vertrieb|agentur|außendienst|agenc|sales team|sales and/iu,
    de: {
      1: 'Die Zusammenarbeit mit Fachabteilungen und Dienstleistern ⟨gestaltete|gestaltet⟩ {N} immer vorbildlich und partnerschaftlich.',
      2: 'In der Abstimmung mit anderen Stellen ⟨arbeitete|arbeitet⟩ {N} jederzeit konstruktiv und vertrauensvoll.',
      3: '{N} ⟨koordinierte|koordiniert⟩ die Arbeit mit allen Beteiligten sicher.',
      4: '{Seine} Abstimmung mit den beteiligten Stellen ⟨war|ist⟩ zufriedenstellend.',
      5: 'In der Abstimmung mit den beteiligten Stellen ⟨wurde|wird⟩ {N} den Erwartungen im Großen und Ganzen gerecht.',
    },
    en: {
      1: 'Everyone involved in our marketing ⟨found|finds⟩ {them} excellent to work with: open, dependable and always helpful.',
      2: '{N} ⟨built|builds/build⟩ strong working relationships with everyone involved in our marketing.',
      3: 'In working with other departments and outside suppliers, {p} ⟨was/were|is/are⟩ cooperative and well organised.',
      4: '{N} ⟨coordinated|coordinates/coordinate⟩ the work with other departments and outside suppliers.',
      5: 'On the whole, {p} ⟨cooperated|cooperates/cooperate⟩ with other departments and outside suppliers.',
    },
  },
]
