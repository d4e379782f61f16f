import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in customer service: friendliness, complaints, product knowledge, pace. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'sozialExtern',
    de: {
      1: '{N} ⟨ging|geht⟩ stets äußerst freundlich und aufmerksam auf die Wünsche {Dritter} ein.',
      2: 'Für die Anliegen {Dritter} ⟨fand|findet⟩ {N} zu jeder Zeit ein freundliches Wort und eine gute Lösung.',
      3: 'Gegenüber {Dritten} ⟨trat|tritt⟩ {N} höflich, zuvorkommend und serviceorientiert auf.',
      4: '{Seine} Servicebereitschaft gegenüber {Dritten} ⟨entsprach|entspricht⟩ den Erwartungen.',
      5: '{N} ⟨war|ist⟩ um einen freundlichen Umgang mit {Dritten} bemüht.',
    },
    en: {
      1: '{Their} friendliness towards {others} ⟨was|is⟩ exceptional, and so ⟨was|is⟩ {their} genuine wish to help.',
      2: '{Their} service to {others} ⟨was|is⟩ consistently friendly, attentive and helpful.',
      3: '{N} ⟨was/were|is/are⟩ polite and helpful in {their} dealings with {others}.',
      4: '{N} ⟨answered|answers/answer⟩ enquiries from {others} politely.',
      5: '{Their} service to {others} ⟨was|is⟩ generally polite.',
    },
  },
  {
    group: 'sozialExtern',
    whenMentioned: /beschwerd|reklamation|complaint/iu,
    de: {
      1: 'Beschwerdegespräche ⟨führte|führt⟩ {N} jederzeit mit außerordentlichem Fingerspitzengefühl und ⟨fand|findet⟩ einvernehmliche Lösungen.',
      2: 'Reklamationen ⟨bearbeitete|bearbeitet⟩ {N} stets sachlich, geduldig und lösungsorientiert.',
      3: '{N} ⟨blieb|bleibt⟩ in schwierigen Gesprächen ruhig und ⟨erklärte|erklärt⟩ Sachverhalte verständlich.',
      4: 'Beschwerden ⟨bearbeitete|bearbeitet⟩ {N} ordnungsgemäß und nach den geltenden Vorgaben.',
      5: '{Seine} Gesprächsführung bei Reklamationen ⟨entsprach|entspricht⟩ im Großen und Ganzen unseren Erwartungen.',
    },
    en: {
      1: 'In difficult conversations, {p} ⟨was/were|is/are⟩ remarkably calm and tactful, and even the most upset customers ⟨felt|feel⟩ understood.',
      2: 'Upset customers ⟨were|are⟩ in good hands with {them}, and {p} ⟨resolved|resolves/resolve⟩ complaints patiently and fairly.',
      3: '{N} ⟨was/were|is/are⟩ calm and clear when handling complaints.',
      4: '{N} ⟨handled|handles/handle⟩ complaints according to our guidelines.',
      5: 'When handling complaints, {p} ⟨made|makes/make⟩ an effort to remain calm and factual.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Fragen zu unseren Produkten und Leistungen ⟨beantwortete|beantwortet⟩ {N} zu jeder Zeit fundiert und mit hervorragender Sachkenntnis.',
      2: '{N} ⟨verfügte|verfügt⟩ über fundierte Produktkenntnisse und ⟨gab|gibt⟩ jederzeit sichere, verständliche Auskünfte.',
      3: '{N} ⟨beantwortete|beantwortet⟩ Fragen zu unseren Produkten zuverlässig und gut verständlich.',
      4: '{N} ⟨verfügte|verfügt⟩ über das erforderliche Produktwissen.',
      5: 'Bei Fragen zu unseren Produkten ⟨wurde|wird⟩ {N} den Anforderungen im Wesentlichen gerecht.',
    },
    en: {
      1: '{Their} knowledge of our products and services ⟨was|is⟩ outstanding, and {their} answers ⟨were|are⟩ clear and correct, however complex the question.',
      2: 'We ⟨could|can⟩ rely on {their} thorough product knowledge and accurate answers.',
      3: '{N} ⟨knew|knows/know⟩ our products and ⟨answered|answers/answer⟩ questions clearly.',
      4: '{N} ⟨knew|knows/know⟩ enough about our products to answer routine enquiries.',
      5: '{N} ⟨could|can⟩ answer simple enquiries about our products.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Hohes Anfrageaufkommen ⟨bewältigte|bewältigt⟩ {N} immer außerordentlich zügig und genau.',
      2: 'Kundenanliegen ⟨erledigte|erledigt⟩ {N} immer zügig und genau, auch in Zeiten hoher Belastung.',
      3: 'Viele Anfragen zugleich ⟨bearbeitete|bearbeitet⟩ {N} zügig und mit guter Übersicht.',
      4: '{N} ⟨bewältigte|bewältigt⟩ das übliche Arbeitspensum.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, Anfragen auch bei hohem Arbeitsanfall zügig zu bearbeiten.',
    },
    en: {
      1: 'Even at the busiest times, {p} ⟨worked|works/work⟩ with impressive speed and accuracy and ⟨kept|keeps/keep⟩ a cool head.',
      2: '{N} ⟨worked|works/work⟩ quickly and accurately and ⟨coped|copes/cope⟩ very well with high volumes of enquiries.',
      3: 'Busy periods ⟨were|are⟩ no problem for {them}, and {p} ⟨dealt|deals/deal⟩ with enquiries promptly.',
      4: '{N} ⟨got|gets/get⟩ through the usual number of enquiries.',
      5: 'On the whole, {p} ⟨coped|copes/cope⟩ with the workload at busy times.',
    },
  },
]
