import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts at a front desk: manners, overview, languages, discretion. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'sozialExtern',
    de: {
      1: 'Am Empfang ⟨trat|tritt⟩ {N} {Dritten} gegenüber stets äußerst verbindlich, herzlich und gewandt auf.',
      2: 'Am Empfang ⟨begrüßte|begrüßt⟩ {N} {Dritte} jederzeit freundlich, aufmerksam und verbindlich.',
      3: '{N} ⟨begrüßte|begrüßt⟩ {Dritte} freundlich und ⟨ging|geht⟩ aufmerksam auf deren Wünsche ein.',
      4: '{Sein:n} Auftreten gegenüber {Dritten} ⟨entsprach|entspricht⟩ den Gepflogenheiten des Hauses.',
      5: 'Gegenüber {Dritten} ⟨war|ist⟩ {sein:n} Auftreten im Wesentlichen zufriedenstellend.',
    },
    en: {
      1: '{N} ⟨welcomed|welcomes/welcome⟩ {others} with exceptional warmth, poise and courtesy, however busy the desk.',
      2: 'At the front desk, {p} ⟨was/were|is/are⟩ consistently friendly, attentive and professional with {others}.',
      3: '{Their} manner with {others} at the front desk ⟨was|is⟩ polite and helpful.',
      4: '{Others} ⟨were|are⟩ received politely at the front desk.',
      5: '{Their} manner with {others} ⟨was|is⟩ generally polite.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Bei Hochbetrieb ⟨war|ist⟩ {N} jederzeit hervorragend organisiert und ⟨behielt|behält⟩ {Buchungen}, Anrufe und Anfragen im Blick.',
      2: 'Anrufe und Anfragen ⟨koordinierte|koordiniert⟩ {N} stets umsichtig und strukturiert.',
      3: '{N} ⟨verwaltete|verwaltet⟩ {Buchungen} übersichtlich und strukturiert und ⟨stimmte|stimmt⟩ sich gut mit den anderen Abteilungen ab.',
      4: '{Buchungen} und Anfragen ⟨bearbeitete|bearbeitet⟩ {N} ordnungsgemäß.',
      5: '{N} ⟨war|ist⟩ bemüht, {Buchungen} und Anfragen strukturiert zu bearbeiten.',
    },
    en: {
      1: 'With visitors, calls and enquiries all coming in at once, {p} ⟨stayed|stays/stay⟩ superbly organised and ⟨missed|misses/miss⟩ nothing.',
      2: '{N} ⟨kept|keeps/keep⟩ {bookings} in very good order and ⟨liaised|liaises/liaise⟩ smoothly with other departments.',
      3: '{Their} work on the front desk ⟨was|is⟩ well organised, and {bookings} ⟨were|are⟩ kept in order.',
      4: '{N} ⟨processed|processes/process⟩ {bookings} and ⟨passed|passes/pass⟩ on messages.',
      5: 'With some guidance, {p} ⟨kept|keeps/keep⟩ track of {bookings} and messages.',
    },
  },
  {
    group: 'fachwissen',
    whenMentioned: /sprach|englisch|französisch|international|languages?|english|french|spanish|german|abroad/iu,
    de: {
      1: 'Gespräche in Fremdsprachen ⟨führte|führt⟩ {N} zu jeder Zeit fließend und sprachlich außerordentlich gewandt.',
      2: 'Auskünfte in Fremdsprachen ⟨erteilte|erteilt⟩ {N} zu jeder Zeit sicher und gut verständlich, am Empfang wie am Telefon.',
      3: 'Gespräche und Schriftwechsel ⟨führte|führt⟩ {N} auch in Fremdsprachen sicher.',
      4: '{Seine} Fremdsprachenkenntnisse ⟨genügten|genügen⟩ für die Verständigung am Empfang.',
      5: 'Für Auskünfte am Empfang ⟨reichten|reichen⟩ {seine} Fremdsprachenkenntnisse im Großen und Ganzen aus.',
    },
    en: {
      1: '{Their} command of foreign languages ⟨was|is⟩ outstanding, and callers and visitors from abroad immediately ⟨felt|feel⟩ at ease.',
      2: '{N} ⟨conversed|converses/converse⟩ confidently in other languages, in person and by telephone.',
      3: '{N} ⟨spoke|speaks/speak⟩ other languages well, which ⟨was|is⟩ a help with visitors from abroad.',
      4: '{N} ⟨handled|handles/handle⟩ the usual enquiries in other languages.',
      5: '{N} generally ⟨managed|manages/manage⟩ simple conversations in other languages.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: '{N} ⟨behandelte|behandelt⟩ persönliche Anliegen und Daten {Dritter} immer mit vorbildlicher Diskretion.',
      2: '{N} ⟨wahrte|wahrt⟩ die Privatsphäre {Dritter} in jeder Situation zuverlässig.',
      3: 'Mit Anliegen und Daten {Dritter} ⟨ging|geht⟩ {N} gewissenhaft und diskret um.',
    },
    en: {
      1: 'Even the most sensitive information ⟨was|is⟩ in the safest of hands with {them}.',
      2: '{N} ⟨treated|treats/treat⟩ personal information with complete discretion.',
      3: '{N} ⟨handled|handles/handle⟩ personal information responsibly.',
    },
  },
]
