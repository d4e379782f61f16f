import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a warehouse: few errors, stamina at peak times, safety, honest hands. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Bei allen Lagerarbeiten ⟨ging|geht⟩ {N} stets äußerst genau und sorgfältig vor.',
      2: 'Die anfallenden Lagerarbeiten ⟨erledigte|erledigt⟩ {N} stets sorgfältig und genau.',
      3: '{N} ⟨erledigte|erledigt⟩ die Lagerarbeiten sorgfältig und genau.',
      4: 'Im Lager ⟨arbeitete|arbeitet⟩ {N} mit der gebotenen Genauigkeit.',
      5: 'Die Lagerarbeiten ⟨erledigte|erledigt⟩ {N} im Großen und Ganzen mit der erforderlichen Genauigkeit.',
    },
    en: {
      1: '{Their} work in the warehouse ⟨was|is⟩ exceptionally accurate, and errors ⟨were|are⟩ almost unheard of.',
      2: '{Their} work in the warehouse ⟨was|is⟩ consistently accurate and careful.',
      3: '{N} ⟨handled|handles/handle⟩ goods and records carefully and accurately.',
      4: '{N} ⟨handled|handles/handle⟩ goods and records as instructed.',
      5: 'For the most part, goods ⟨were|are⟩ handled correctly, with some checking needed.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: '{N} ⟨bewältigte|bewältigt⟩ selbst Spitzenzeiten im Warenumschlag jederzeit mit außergewöhnlicher Ruhe und Ausdauer.',
      2: 'Auch hohes Auftragsaufkommen ⟨meisterte|meistert⟩ {N} jederzeit mit Ruhe und Ausdauer.',
      3: 'Auch bei Hochbetrieb im Lager ⟨arbeitete|arbeitet⟩ {N} zügig und konzentriert.',
      4: 'Den Arbeitsanfall im Lager ⟨bewältigte|bewältigt⟩ {N} im üblichen Tempo.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, auch bei hohem Auftragsaufkommen Schritt zu halten.',
    },
    en: {
      1: 'When order volumes ⟨were|are⟩ at their highest, {p} ⟨kept|keeps/keep⟩ up an outstanding pace without ever losing composure.',
      2: '{N} ⟨coped|copes/cope⟩ very well with peak volumes and tight schedules.',
      3: 'When order volumes ⟨were|are⟩ high, {p} ⟨kept|keeps/keep⟩ going steadily.',
      4: '{N} ⟨coped|copes/cope⟩ with the usual order volumes.',
      5: 'In busy periods, {p} ⟨kept|keeps/keep⟩ pace with some support from colleagues.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Im Umgang mit Waren und Geräten ⟨handelte|handelt⟩ {N} zu jeder Zeit mit vorbildlicher Umsicht.',
      2: '{N} ⟨setzte|setzt⟩ die Vorgaben der Arbeitssicherheit zu jeder Zeit gewissenhaft um.',
      3: 'Waren ⟨bewegte|bewegt⟩ {N} umsichtig und fachgerecht.',
      4: 'Den Vorschriften zur Arbeitssicherheit ⟨kam|kommt⟩ {N} nach.',
      5: '{Seine} Umsicht im Umgang mit Waren und Geräten ⟨war|ist⟩ weitgehend zufriedenstellend.',
    },
    en: {
      1: 'Working safely ⟨was|is⟩ second nature to {them}, and the way {p} ⟨handled|handles/handle⟩ goods ⟨set|sets⟩ an excellent example.',
      2: '{N} ⟨took|takes/take⟩ safety seriously and always ⟨handled|handles/handle⟩ goods with proper care.',
      3: '{N} ⟨moved|moves/move⟩ and ⟨stored|stores/store⟩ goods carefully.',
      4: '{N} ⟨observed|observes/observe⟩ the safety rules in moving and storing goods.',
      5: '{N} generally ⟨observed|observes/observe⟩ the safety rules.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Im Umgang mit Waren und Beständen ⟨war|ist⟩ {N} immer ehrlich und in höchstem Maße zuverlässig.',
      2: 'Mit den anvertrauten Waren ⟨ging|geht⟩ {N} immer ehrlich und umsichtig um.',
      3: 'Mit Waren und Beständen ⟨ging|geht⟩ {N} ehrlich und zuverlässig um.',
    },
    en: {
      1: 'We would entrust any consignment to {them} without hesitation.',
      2: 'We ⟨had|have⟩ no hesitation in leaving valuable stock in {their} care.',
      3: '{N} ⟨was/were|is/are⟩ careful and reliable with stock.',
    },
  },
]
