import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a warehouse: few errors, stamina at peak times, safety, honest hands. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Vom Wareneingang bis zum Versand ⟨arbeitete|arbeitet⟩ {N} stets äußerst genau und sorgfältig.',
      2: 'Lieferungen ⟨prüfte|prüft⟩, ⟨buchte|bucht⟩ und ⟨kommissionierte|kommissioniert⟩ {N} stets sorgfältig und genau.',
      3: '{N} ⟨prüfte|prüft⟩ Wareneingänge gründlich und ⟨stellte|stellt⟩ Aufträge sorgfältig zusammen.',
      4: 'Beim Kommissionieren ⟨arbeitete|arbeitet⟩ {N} mit der gebotenen Genauigkeit.',
      5: 'Aufträge ⟨kommissionierte|kommissioniert⟩ {N} im Großen und Ganzen mit der erforderlichen Genauigkeit.',
    },
    en: {
      1: '{Their} picking and stock records ⟨were|are⟩ exceptionally accurate, and errors ⟨were|are⟩ almost unheard of.',
      2: 'The orders {p} ⟨prepared|prepares/prepare⟩ ⟨were|are⟩ consistently accurate and carefully packed.',
      3: '{N} ⟨checked|checks/check⟩ deliveries carefully and ⟨picked|picks/pick⟩ orders accurately.',
      4: '{Their} picking accuracy ⟨met|meets⟩ the standard required.',
      5: 'For the most part, goods ⟨were|are⟩ picked and booked correctly, with some checking needed.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: '{N} ⟨bewältigte|bewältigt⟩ selbst Spitzenzeiten im Warenumschlag jederzeit mit außergewöhnlicher Ruhe und Ausdauer.',
      2: 'Hohes Auftragsaufkommen und enge Ladetermine ⟨meisterte|meistert⟩ {N} jederzeit mit Ruhe und Ausdauer.',
      3: 'Auch bei Hochbetrieb im Lager ⟨arbeitete|arbeitet⟩ {N} zügig und konzentriert.',
      4: 'Den Arbeitsanfall im Lager ⟨bewältigte|bewältigt⟩ {N} im üblichen Tempo.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, auch bei hohem Auftragsaufkommen Schritt zu halten.',
    },
    en: {
      1: 'Even on the busiest dispatch days, {p} ⟨kept|keeps/keep⟩ up an outstanding pace without ever losing composure.',
      2: '{N} ⟨coped|copes/cope⟩ very well with peak volumes and tight loading times.',
      3: 'When order volumes ⟨were|are⟩ high, {p} ⟨worked|works/work⟩ steadily and well.',
      4: '{N} ⟨coped|copes/cope⟩ with the usual order volumes.',
      5: 'In busy periods, {p} ⟨kept|keeps/keep⟩ pace with some support from colleagues.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Beim Bewegen, Stapeln und Verladen der Waren ⟨handelte|handelt⟩ {N} ausnahmslos mit vorbildlicher Umsicht.',
      2: '{N} ⟨setzte|setzt⟩ die Vorgaben der Arbeitssicherheit und Ladungssicherung durchweg gewissenhaft um.',
      3: 'Waren ⟨bewegte|bewegt⟩ {N} umsichtig und fachgerecht.',
      4: 'Den Vorschriften zur Arbeitssicherheit und Ladungssicherung ⟨kam|kommt⟩ {N} nach.',
      5: '{Seine} Umsicht beim Bewegen und Verladen der Waren ⟨war|ist⟩ weitgehend zufriedenstellend.',
    },
    en: {
      1: 'Working safely ⟨was|is⟩ second nature to {them}, and the way {p} ⟨moved|moves/move⟩ and ⟨loaded|loads/load⟩ goods ⟨set|sets⟩ an excellent example.',
      2: '{Their} loads ⟨were|are⟩ always well planned and safely secured.',
      3: '{N} ⟨moved|moves/move⟩ goods carefully and ⟨secured|secures/secure⟩ loads properly.',
      4: '{N} ⟨observed|observes/observe⟩ the safety rules for storage and loading.',
      5: '{Their} attention to load securing and workplace safety ⟨was|is⟩ generally acceptable.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Waren und Beständen ⟨war|ist⟩ {N} zu jeder Zeit ehrlich und in höchstem Maße zuverlässig.',
      2: 'Mit den anvertrauten Waren ⟨ging|geht⟩ {N} immer ehrlich und umsichtig um.',
      3: 'Bei Warenannahme, Lagerung und Inventur ⟨arbeitete|arbeitet⟩ {N} ehrlich und zuverlässig.',
    },
    en: {
      1: 'We would entrust any consignment to {them} without hesitation.',
      2: 'We ⟨had|have⟩ no hesitation in leaving valuable stock in {their} care.',
      3: '{N} ⟨was/were|is/are⟩ careful and reliable with stock.',
    },
  },
]
