import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts at a front desk: manners, overview, languages, discretion. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'sozialExtern',
    de: {
      1: 'Am Empfang ⟨trat|tritt⟩ {N} unseren Gästen gegenüber stets äußerst verbindlich, herzlich und gewandt auf.',
      2: 'Gäste ⟨empfing|empfängt⟩ {N} jederzeit freundlich, aufmerksam und verbindlich.',
      3: '{N} ⟨begrüßte|begrüßt⟩ Gäste freundlich und ⟨nahm|nimmt⟩ auch Beschwerden souverän entgegen.',
      4: '{Sein:n} Auftreten am Empfang ⟨entsprach|entspricht⟩ den Gepflogenheiten des Hauses.',
      5: 'Am Empfang ⟨war|ist⟩ {sein:n} Auftreten im Wesentlichen zufriedenstellend.',
    },
    en: {
      1: '{N} ⟨welcomed|welcomes/welcome⟩ guests with exceptional warmth, poise and courtesy, however busy the desk.',
      2: '{Their} manner at the front desk ⟨was|is⟩ consistently friendly, attentive and professional.',
      3: '{N} ⟨greeted|greets/greet⟩ guests politely and ⟨dealt|deals/deal⟩ well with complaints.',
      4: '{N} ⟨received|receives/receive⟩ guests in an appropriate manner.',
      5: '{Their} manner towards guests ⟨was|is⟩ generally polite.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Bei Hochbetrieb ⟨war|ist⟩ {N} jederzeit hervorragend organisiert und ⟨behielt|behält⟩ Reservierungen, Anrufe und Anfragen im Blick.',
      2: 'Ankünfte, Anrufe und Anfragen ⟨koordinierte|koordiniert⟩ {N} durchweg umsichtig und strukturiert.',
      3: '{N} ⟨verwaltete|verwaltet⟩ Reservierungen übersichtlich und ⟨stimmte|stimmt⟩ sich gut mit den anderen Abteilungen ab.',
      4: 'Reservierungen und Anfragen ⟨bearbeitete|bearbeitet⟩ {N} ordnungsgemäß.',
      5: '{N} ⟨war|ist⟩ bemüht, Reservierungen und Anfragen strukturiert zu bearbeiten.',
    },
    en: {
      1: 'With arrivals, calls and enquiries all coming in at once, {p} ⟨stayed|stays/stay⟩ superbly organised and ⟨missed|misses/miss⟩ nothing.',
      2: '{N} ⟨kept|keeps/keep⟩ bookings in very good order and ⟨liaised|liaises/liaise⟩ smoothly with other departments.',
      3: '{Their} work at the desk ⟨was|is⟩ well organised, and {p} ⟨kept|keeps/keep⟩ bookings in good order.',
      4: '{N} ⟨processed|processes/process⟩ bookings and enquiries as required.',
      5: 'With some guidance, {p} ⟨kept|keeps/keep⟩ track of bookings and messages.',
    },
  },
  {
    group: 'fachwissen',
    de: {
      1: 'Gespräche mit internationalen Gästen ⟨führte|führt⟩ {N} durchweg fließend und sprachlich außerordentlich gewandt.',
      2: 'Auskünfte in Fremdsprachen ⟨erteilte|erteilt⟩ {N} stets sicher und gut verständlich, am Empfang wie am Telefon.',
      3: 'Gespräche und Schriftwechsel ⟨führte|führt⟩ {N} auch in Fremdsprachen sicher.',
      4: '{Seine} Fremdsprachenkenntnisse ⟨genügten|genügen⟩ für die Verständigung mit internationalen Gästen.',
      5: 'Für Auskünfte am Empfang ⟨reichten|reichen⟩ {seine} Fremdsprachenkenntnisse im Großen und Ganzen aus.',
    },
    en: {
      1: '{Their} command of foreign languages ⟨was|is⟩ excellent, and international guests immediately ⟨felt|feel⟩ at ease.',
      2: '{N} ⟨dealt|deals/deal⟩ with guests confidently in other languages, in person and by telephone.',
      3: '{N} ⟨had|has/have⟩ a good working knowledge of foreign languages and ⟨used|uses/use⟩ it to help guests.',
      4: '{Their} foreign language skills ⟨met|meet⟩ the needs of the front desk.',
      5: '{N} generally ⟨managed|manages/manage⟩ simple conversations in foreign languages.',
    },
  },
  {
    group: 'vertrauen',
    de: {
      1: '{N} ⟨behandelte|behandelt⟩ persönliche Anliegen und Daten der Gäste zu jeder Zeit mit vorbildlicher Diskretion.',
      2: '{N} ⟨wahrte|wahrt⟩ die Privatsphäre der Gäste in jeder Situation zuverlässig.',
      3: 'Mit Gästedaten, Schlüsseln und Zahlungen ⟨ging|geht⟩ {N} gewissenhaft und diskret um.',
      4: 'Den Vorgaben zu Datenschutz und Verschwiegenheit ⟨kam|kommt⟩ {N} nach.',
    },
    en: {
      1: 'Even the most sensitive guest information ⟨was|is⟩ in the safest of hands with {them}.',
      2: '{N} ⟨treated|treats/treat⟩ guests’ personal information with complete discretion.',
      3: '{N} ⟨handled|handles/handle⟩ keys, payments and guest data responsibly.',
      4: '{N} ⟨observed|observes/observe⟩ the rules on confidentiality and data protection.',
    },
  },
]
