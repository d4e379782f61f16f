import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts at a till: honesty, accuracy and speed, friendliness, calm. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Geld ⟨war|ist⟩ {p} zu jeder Zeit absolut ehrlich und gewissenhaft.',
      2: 'Mit Bargeld und Belegen ⟨ging|geht⟩ {p} zu jeder Zeit ehrlich und genau um.',
      3: 'Mit dem anvertrauten Geld ⟨ging|geht⟩ {p} ehrlich und gewissenhaft um.',
    },
    en: {
      1: '{N} ⟨handled|handles/handle⟩ cash with absolute integrity, and we ⟨left|leave⟩ the till in {their} care without hesitation.',
      2: '{N} ⟨handled|handles/handle⟩ cash with complete integrity.',
      3: '{N} ⟨handled|handles/handle⟩ cash conscientiously.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨kassierte|kassiert⟩ stets außerordentlich genau und zugleich zügig.',
      2: 'Kassiervorgänge und Abrechnungen ⟨erledigte|erledigt⟩ {p} jederzeit zügig und genau.',
      3: '{N} ⟨kassierte|kassiert⟩ zügig und ⟨führte|führt⟩ die Kassenabrechnung sorgfältig durch.',
      4: 'In Genauigkeit und Arbeitstempo ⟨wurde|wird⟩ {p} den Anforderungen an der Kasse gerecht.',
      5: '{N} ⟨war|ist⟩ bemüht, an der Kasse zügig und genau zu arbeiten.',
    },
    en: {
      1: '{Their} work on the till ⟨was|is⟩ exceptionally quick and accurate, right through to cashing up.',
      2: '{N} ⟨served|serves/serve⟩ customers quickly and ⟨cashed|cashes/cash⟩ up with consistent accuracy.',
      3: 'At the till, {p} ⟨was/were|is/are⟩ careful and ⟨worked|works/work⟩ briskly.',
      4: '{N} ⟨served|serves/serve⟩ customers at the till and ⟨cashed|cashes/cash⟩ up according to our procedures.',
      5: 'With some guidance, {p} ⟨operated|operates/operate⟩ the till correctly.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: 'An der Kasse ⟨war|ist⟩ {N} gegenüber {Dritten} jederzeit äußerst freundlich und geduldig.',
      2: 'An der Kasse ⟨war|ist⟩ {N} gegenüber {Dritten} immer freundlich und ⟨half|hilft⟩ bei Fragen gern weiter.',
      3: 'An der Kasse ⟨war|ist⟩ {N} gegenüber {Dritten} freundlich und hilfsbereit.',
      4: 'Beim Kassieren ⟨wahrte|wahrt⟩ {N} gegenüber {Dritten} die gebotene Höflichkeit.',
      5: '{Seine} Freundlichkeit gegenüber {Dritten} ⟨genügte|genügt⟩ im Wesentlichen den Anforderungen.',
    },
    en: {
      1: '{Their} warmth towards {others} ⟨was|is⟩ genuine, and even awkward moments at the till ⟨were|are⟩ met with great courtesy.',
      2: 'At the till, {p} ⟨had|has/have⟩ a friendly word for {others} and ⟨was/were|is/are⟩ quick to help.',
      3: '{N} ⟨had|has/have⟩ a pleasant, friendly manner with {others}.',
      4: 'At the till, {p} ⟨was/were|is/are⟩ polite to {others}.',
      5: 'On the whole, {p} ⟨was/were|is/are⟩ polite to {others}.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Selbst bei großem Andrang ⟨blieb|bleibt⟩ {p} in jeder Situation vorbildlich ruhig und konzentriert.',
      2: '{N} ⟨behielt|behält⟩ bei Hochbetrieb immer die Ruhe und den Überblick.',
      3: 'In Stoßzeiten ⟨arbeitete|arbeitet⟩ {p} ruhig und konzentriert.',
      4: 'Bei starkem Andrang ⟨bewältigte|bewältigt⟩ {p} die Arbeit an der Kasse in zufriedenstellender Weise.',
      5: 'Den Anforderungen in Stoßzeiten ⟨wurde|wird⟩ {p} im Großen und Ganzen gerecht.',
    },
    en: {
      1: '{N} ⟨handled|handles/handle⟩ even the longest queues with remarkable composure and unfailing good humour.',
      2: '{Their} service ⟨remained|remains⟩ calm and attentive even at the busiest times.',
      3: '{N} ⟨remained|remains/remain⟩ friendly even when queues ⟨formed|form⟩.',
      4: '{N} ⟨coped|copes/cope⟩ with the usual queues at the till.',
      5: 'When it ⟨was|is⟩ busy, {p} generally ⟨remained|remains/remain⟩ calm.',
    },
  },
]
