import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in cleaning: thoroughness, agreed times, honesty with rooms and property, independence. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Die übertragenen Räume und Flächen ⟨reinigte|reinigt⟩ {N} stets äußerst gründlich und gewissenhaft.',
      2: 'Die übertragenen Räume und Flächen ⟨reinigte|reinigt⟩ {N} jederzeit gründlich.',
      3: '{N} ⟨reinigte|reinigt⟩ die übertragenen Räume und Flächen gründlich und fachgerecht.',
      4: 'Die von {N_dat} gereinigten Räume ⟨entsprachen|entsprechen⟩ den Anforderungen an Sauberkeit und Hygiene.',
      5: 'Die Räume ⟨reinigte|reinigt⟩ {N} im Großen und Ganzen mit der erforderlichen Gründlichkeit.',
    },
    en: {
      1: '{N} ⟨left|leaves/leave⟩ everything spotless, with a remarkable eye for detail.',
      2: '{N} ⟨cleaned|cleans/clean⟩ to a consistently high standard, hard-to-reach areas included.',
      3: '{N} ⟨cleaned|cleans/clean⟩ thoroughly and ⟨left|leaves/leave⟩ everything tidy.',
      4: '{N} ⟨cleaned|cleans/clean⟩ the areas assigned.',
      5: 'The areas assigned to {them} ⟨were|are⟩ generally clean.',
    },
  },
  {
    group: 'leistungsbereitschaft',
    de: {
      1: 'Vereinbarte Reinigungen ⟨erledigte|erledigt⟩ {N} zu jeder Zeit termingerecht und mit vorbildlicher Zuverlässigkeit.',
      2: 'Vereinbarte Einsätze ⟨erledigte|erledigt⟩ {N} zu jeder Zeit zuverlässig und termingerecht.',
      3: 'Den Reinigungsplan ⟨arbeitete|arbeitet⟩ {N} zuverlässig und termingerecht ab.',
      4: '{Seine} Termintreue ⟨genügte|genügt⟩ den Vorgaben des Reinigungsplans.',
      5: '{Seine} Zuverlässigkeit beim Einhalten des Reinigungsplans ⟨war|ist⟩ im Wesentlichen zufriedenstellend.',
    },
    en: {
      1: 'We ⟨could|can⟩ count on {them} completely, even at short notice.',
      2: '{N} ⟨was/were|is/are⟩ very reliable and ⟨finished|finishes/finish⟩ each area on schedule.',
      3: '{N} ⟨worked|works/work⟩ through the cleaning schedule reliably and on time.',
      4: '{N} ⟨kept|keeps/keep⟩ to the cleaning schedule.',
      5: 'With occasional reminders, {p} ⟨kept|keeps/keep⟩ to the cleaning schedule.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: 'Die anvertrauten Räume ⟨wussten|wissen⟩ wir bei {N_dat} zu jeder Zeit in den besten Händen.',
      2: 'Mit anvertrauten Räumen und Gegenständen ⟨ging|geht⟩ {N} stets umsichtig und verantwortungsbewusst um.',
      3: 'Mit fremdem Eigentum ⟨ging|geht⟩ {N} ehrlich und sorgsam um.',
    },
    en: {
      1: 'We ⟨trusted|trust⟩ {them} on our premises without a moment’s hesitation.',
      2: '{N} ⟨respected|respects/respect⟩ people’s privacy and ⟨took|takes/take⟩ great care of the premises.',
      3: '{N} ⟨took|takes/take⟩ proper care of other people’s property.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: '{N} ⟨arbeitete|arbeitet⟩ im eigenen Bereich jederzeit außerordentlich selbstständig und ⟨erkannte|erkennt⟩ anfallende Arbeiten von sich aus.',
      2: 'Reihenfolge, Geräte und Reinigungsmittel ⟨wählte|wählt⟩ {N} durchweg selbstständig und sicher.',
      3: '{N} ⟨plante|plant⟩ die Arbeitsgänge selbstständig und zweckmäßig.',
      4: 'Wiederkehrende Reinigungsarbeiten ⟨erledigte|erledigt⟩ {N} in zufriedenstellender Weise ohne Anleitung.',
      5: '{N} ⟨war|ist⟩ bemüht, sich die Arbeit selbstständig einzuteilen.',
    },
    en: {
      1: '{N} ⟨worked|works/work⟩ superbly without supervision and ⟨noticed|notices/notice⟩ what ⟨needed|needs⟩ doing long before being asked.',
      2: 'Working alone, {p} ⟨chose|chooses/choose⟩ the right methods and products with confidence and ⟨managed|manages/manage⟩ {their} time very well.',
      3: '{N} ⟨organised|organises/organise⟩ {their} work independently and sensibly.',
      4: '{N} ⟨worked|works/work⟩ alone on routine cleaning and ⟨asked|asks/ask⟩ where something ⟨was|is⟩ unclear.',
      5: '{N} ⟨worked|works/work⟩ independently on familiar tasks, with some guidance on others.',
    },
  },
]
