import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts on the sales floor: selling and advice, knowledge of the goods, manner, honesty. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Mit sicherem Gespür für Kundenwünsche ⟨erzielte|erzielt⟩ {N} stets ausgezeichnete Verkaufsergebnisse.',
      2: '{N} ⟨erkannte|erkennt⟩ Kundenwünsche stets sicher und ⟨verkaufte|verkauft⟩ mit gutem Erfolg.',
      3: 'In der Beratung ⟨war|ist⟩ {N} aufmerksam und ⟨verkaufte|verkauft⟩ mit gutem Erfolg.',
      4: 'Verkaufsgespräche ⟨führte|führt⟩ {N} in zufriedenstellender Weise.',
      5: '{N} ⟨war|ist⟩ bemüht, in der Beratung und im Verkauf gute Ergebnisse zu erreichen.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ a real gift for selling, and {their} excellent sales figures ⟨reflected|reflect⟩ the care {p} ⟨took|takes/take⟩ with every customer.',
      2: '{Their} sales results ⟨were|are⟩ consistently good, built on helpful advice and a sure sense of what customers ⟨wanted|want⟩.',
      3: '{N} ⟨advised|advises/advise⟩ customers helpfully, and {their} sales ⟨met|meet⟩ our expectations.',
      4: '{N} ⟨served|serves/serve⟩ customers and ⟨answered|answers/answer⟩ questions about the goods.',
      5: 'With some guidance, {p} ⟨was/were|is/are⟩ able to advise customers and make sales.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Auch schwierige Fragen zum Sortiment ⟨beantwortete|beantwortet⟩ {N} jederzeit mit außerordentlich fundiertem Produktwissen.',
      2: 'In unserem Sortiment ⟨kannte|kennt⟩ {N} sich gut aus und ⟨beriet|berät⟩ stets fachkundig.',
      3: '{N} ⟨verfügte|verfügt⟩ über solide Warenkenntnisse und ⟨erklärte|erklärt⟩ Unterschiede zwischen den Artikeln verständlich.',
      4: '{N} ⟨verfügte|verfügt⟩ über die im Verkauf erforderlichen Warenkenntnisse.',
      5: '{Seine} Kenntnisse des Sortiments ⟨reichten|reichen⟩ für den Verkaufsalltag im Großen und Ganzen aus.',
    },
    en: {
      1: 'There ⟨was|is⟩ hardly a question about our range that {p} ⟨could not|cannot⟩ answer expertly and clearly.',
      2: '{N} ⟨knew|knows/know⟩ our range very well and ⟨explained|explains/explain⟩ products clearly to customers.',
      3: '{Their} product knowledge ⟨was|is⟩ reliable and up to date.',
      4: '{N} ⟨knew|knows/know⟩ the main lines in our range.',
      5: '{Their} knowledge of our range ⟨was|is⟩ usually enough for everyday enquiries.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: '{N} ⟨begegnete|begegnet⟩ {Dritten} auch bei großem Andrang zu jeder Zeit äußerst freundlich und zuvorkommend.',
      2: 'Gegenüber {Dritten} ⟨trat|tritt⟩ {N} jederzeit freundlich und verbindlich auf.',
      3: 'Gegenüber {Dritten} ⟨war|ist⟩ {N} freundlich und aufmerksam.',
      4: '{Sein:n} Auftreten gegenüber {Dritten} ⟨entsprach|entspricht⟩ unseren Erwartungen.',
      5: 'Gegenüber {Dritten} ⟨wahrte|wahrt⟩ {N} im Wesentlichen die gebotenen Umgangsformen.',
    },
    en: {
      1: '{Their} exceptional warmth and impeccable manners ⟨made|make⟩ {others} feel genuinely welcome.',
      2: '{Their} friendly, attentive and tactful manner ⟨was|is⟩ much appreciated by {others}.',
      3: '{N} ⟨was/were|is/are⟩ friendly and polite in {their} dealings with {others}.',
      4: 'On the shop floor, {p} ⟨was/were|is/are⟩ polite to {others}.',
      5: 'On the shop floor, {p} ⟨was/were|is/are⟩ generally polite to {others}.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Geld und Waren ⟨war|ist⟩ {N} immer absolut ehrlich und gewissenhaft.',
      2: 'Im Umgang mit Geld und Ware ⟨war|ist⟩ {N} immer ehrlich und zuverlässig.',
      3: '{N} ⟨erwies|erweist⟩ sich im Umgang mit Bargeld und Waren als ehrlich und verantwortungsbewusst.',
    },
    en: {
      1: 'We never ⟨hesitated|hesitate⟩ to leave the till and the stock in {their} hands.',
      2: '{N} ⟨handled|handles/handle⟩ cash and stock with complete accuracy and honesty.',
      3: '{N} ⟨handled|handles/handle⟩ cash and stock responsibly.',
    },
  },
]
