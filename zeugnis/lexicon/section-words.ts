/** How sentences that do not assess are known: by what stands in them. */
export const sectionPatterns = {
  /** Person, period, post. */
  einleitung:
    /(?:(?:vom|ab|seit)\s+(?:dem\s+)?\d{1,2}\.\s*(?:\p{L}+|\d{1,2}\.)\s*\d{2,4}).{0,200}(?:tätig|beschäftigt|angestellt|ausgebildet|absolvierte|gearbeitet|Ausbildung|als\s)|(?<!\p{L})geboren am/iu,
  /** The firm of itself. */
  unternehmen:
    /^(?:wir sind|unser(?:e[nmrs]?)? (?:unternehmen|haus|firma|gesellschaft|betrieb|gruppe|konzern)|das unternehmen|die .{1,60}(?:gmbh|ag|kg|ohg|se|ug)(?: & co\. kg)? (?:ist|zählt|gehört|bietet|entwickelt|produziert|betreibt|vertreibt|beschäftigt))/iu,
  /** What was to be done. */
  aufgaben:
    /(?<!\p{L})(?:aufgabengebiet|aufgabenbereich|zu (?:seinen|ihren|den) (?:haupt)?aufgaben (?:gehör|zähl)|aufgaben (?:gehör|zähl|umfass)|verantwortlich für|zuständig für|tätigkeitsbereich|ausbildungsziel|in der ausbildung wurden)/iu,
  /** Leaving, regret, thanks, wishes, occasion. */
  schluss:
    /(?<!\p{L})(?:verlässt|verließ|scheidet|schied|ausscheid\p{L}*|endet|endete|beendet|bedauer\p{L}*|danken|bedanken|(?:unseren|besonderen|zu) dank|wünschen|zwischenzeugnis|tut uns (?:sehr )?leid|verlieren|trennung|arbeitsverhältnis)(?!\p{L})/iu,
  /** Letterhead, heading, place and date, signature. */
  form: /^(?:[^.!?]{0,80}zeugnis|[\p{L} .-]{2,40},\s*(?:den\s+)?\d{1,2}\.\s*(?:\p{L}+|\d{1,2}\.)\s*\d{4}.*)$/iu,
} as const

/** Headings and words that name the kind, the most telling first. */
export const kindPatterns = [
  ['zwischen', /(?<!\p{L})zwischenzeugnis/iu],
  ['vorlaeufig', /(?<!\p{L})vorläufiges\s+(?:arbeits)?zeugnis/iu],
  ['ausbildung', /(?<!\p{L})(?:ausbildungszeugnis|ausbildungsziel|lehrzeugnis)|absolvierte.{0,80}ausbildung/iu],
] as const

/** Frequent words by which a language shows. */
export const languageWords = {
  de: /(?<!\p{L})(?:und|der|die|das|war|ist|mit|für|von|wir|sie|er|ihre|seine|nicht|eine?|zu)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|was|is|with|for|of|we|she|he|her|his|not|an?|to)(?!\p{L})/giu,
} as const

/** Finite verbs that occur in references, by tense. */
export const tenseVerbs = {
  past: /(?<!\p{L})(?:war|waren|hatte|wurde|wurden|zeigte|arbeitete|erledigte|verfügte|führte|erzielte|entsprach\p{L}*|gab|ging|setzte|übernahm|beherrschte|fand|gehörten|umfasste|trat)(?!\p{L})/giu,
  present:
    /(?<!\p{L})(?:ist|sind|hat|wird|werden|zeigt|arbeitet|erledigt|verfügt|führt|erzielt|entspricht|entsprechen|gibt|geht|setzt|übernimmt|beherrscht|findet|gehören|umfasst|tritt)(?!\p{L})/giu,
} as const
