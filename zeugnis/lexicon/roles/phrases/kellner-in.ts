import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in waiting on guests: manners, peak times, knowledge of food and drink, honesty at the till. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'sozialExtern',
    de: {
      1: '{N} ⟨begegnete|begegnet⟩ {Dritten} stets mit außerordentlicher Herzlichkeit und ⟨ging|geht⟩ aufmerksam auf deren Wünsche ein.',
      2: '{N} ⟨war|ist⟩ gegenüber {Dritten} zu jeder Zeit aufmerksam, höflich und im richtigen Moment zur Stelle.',
      3: '{N} ⟨begegnete|begegnet⟩ {Dritten} freundlich und aufmerksam.',
      4: 'Im Restaurant ⟨begegnete|begegnet⟩ {N} {Dritten} mit der gebotenen Höflichkeit.',
      5: '{N} ⟨war|ist⟩ bemüht, den Wünschen {Dritter} freundlich und aufmerksam nachzukommen.',
    },
    en: {
      1: 'A gracious and attentive host, {N} ⟨made|makes/make⟩ {others} feel truly welcome.',
      2: '{N} ⟨was/were|is/are⟩ courteous and attentive to {others} and very well liked.',
      3: '{N} ⟨looked|looks/look⟩ after {others} attentively and ⟨dealt|deals/deal⟩ promptly with requests.',
      4: '{N} ⟨served|serves/serve⟩ {others} politely and ⟨attended|attends/attend⟩ to requests.',
      5: '{N} ⟨tried|tries/try⟩ to be polite and attentive to {others}.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'In Stoßzeiten ⟨arbeitete|arbeitet⟩ {N} jederzeit äußerst zügig und ⟨behielt|behält⟩ den Überblick.',
      2: 'Bei großem Andrang ⟨behielt|behält⟩ {N} stets den Überblick und ⟨arbeitete|arbeitet⟩ zügig und gelassen.',
      3: 'In Stoßzeiten ⟨arbeitete|arbeitet⟩ {N} zügig und mit guter Übersicht.',
      4: 'Bei Hochbetrieb ⟨bewältigte|bewältigt⟩ {N} die Arbeit in zufriedenstellender Weise.',
      5: 'Den Belastungen in Stoßzeiten ⟨wurde|wird⟩ {N} im Großen und Ganzen gerecht.',
    },
    en: {
      1: 'However busy we ⟨were|are⟩, {p} ⟨stayed|stays/stay⟩ completely composed and ⟨worked|works/work⟩ superbly.',
      2: 'At peak times, {p} ⟨worked|works/work⟩ quickly and ⟨remained|remains/remain⟩ cheerful under pressure.',
      3: 'During busy shifts, {p} ⟨worked|works/work⟩ quickly and ⟨kept|keeps/keep⟩ calm.',
      4: '{N} ⟨coped|copes/cope⟩ with the usual number of tables.',
      5: 'When things ⟨were|are⟩ busy, {p} generally ⟨coped|copes/cope⟩, given some support.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Dank {seiner} ausgezeichneten Kenntnis von Speisen und Getränken ⟨beriet|berät⟩ {N} die Gäste zu jeder Zeit fachkundig und mit sicherem Gespür.',
      2: 'Fragen zu Speisen und Getränken ⟨beantwortete|beantwortet⟩ {N} immer sicher und sachkundig.',
      3: 'Bei der Auswahl von Speisen und Getränken ⟨beriet|berät⟩ {N} unsere Gäste gut und sachkundig.',
      4: 'Zu Speisen und Getränken ⟨beriet|berät⟩ {N} die Gäste im erforderlichen Umfang.',
      5: '{Seine} Kenntnis der Speisen und Getränke ⟨entsprach|entspricht⟩ im Wesentlichen den Anforderungen.',
    },
    en: {
      1: '{Their} knowledge of food and drink ⟨was|is⟩ outstanding, and guests gladly ⟨followed|follow⟩ {their} recommendations.',
      2: 'Thoroughly familiar with our menu, {p} ⟨gave|gives/give⟩ guests very good advice on food and drink.',
      3: '{N} ⟨knew|knows/know⟩ our food and drinks and ⟨made|makes/make⟩ suitable recommendations.',
      4: '{N} ⟨knew|knows/know⟩ the menu and ⟨answered|answers/answer⟩ the usual questions about it.',
      5: 'On the whole, {p} ⟨was/were|is/are⟩ familiar with the menu.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit anvertrautem Geld ⟨war|ist⟩ {N} immer absolut ehrlich und gewissenhaft.',
      2: 'Im Umgang mit Geld ⟨war|ist⟩ {N} jederzeit ehrlich und genau.',
      3: 'Mit Bargeld und Belegen ⟨ging|geht⟩ {N} ehrlich und sorgfältig um.',
    },
    en: {
      1: '{N} ⟨handled|handles/handle⟩ cash and bills with complete honesty and accuracy, down to the last penny.',
      2: '{N} ⟨was/were|is/are⟩ accurate and completely reliable in handling cash.',
      3: '{N} ⟨handled|handles/handle⟩ cash carefully and accurately.',
    },
  },
]
