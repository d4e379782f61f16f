/** What firms do, as people begin to describe them: „betreibt drei Kliniken“; beside verbs in „-iert“. */
export const employerVerbs =
  'ist|hat|sind|betreibt|entwickelt|vertreibt|stellt|bietet|fertigt|verkauft|baut|plant|berät|versorgt|beschäftigt|führt|gehört|liefert|handelt' +
  '|vermietet|verwaltet|reinigt|pflegt|betreut|behandelt|vermittelt|unterstützt|erbringt|verfügt|zählt|leistet|bildet|macht|arbeitet|errichtet' +
  '|unterhält|bewirtschaftet|befördert|gestaltet|druckt|kocht|backt|schult|forscht|erstellt|umfasst|entsorgt'

/** What employers are, by the end of the noun, with the article that it takes. */
export const employerNouns: readonly (readonly [article: 'ein' | 'eine', noun: RegExp])[] = [
  [
    'eine',
    /(?:praxis|klinik|kanzlei|agentur|firma|erei|lei|schule|kita|einrichtung|gruppe|bank|apotheke|genossenschaft|gesellschaft|stiftung|behörde|verwaltung|kette|tochter|werkstatt|reederei|spedition|manufaktur|werft|brauerei)$/iu,
  ],
  [
    'ein',
    /(?:unternehmen|hotel|restaurant|haus|heim|büro|institut|zentrum|amt|geschäft|werk|studio|labor|café|theater|museum|gut|start-up|betrieb|konzern|verein|dienst|hof|markt|verlag|verband|hersteller|anbieter|dienstleister|händler|lieferant|träger|kindergarten|gasthof|zulieferer)$/iu,
  ],
]

/** Adjectives before such a noun: „mittelständisches Unternehmen“, „führender Anbieter“. */
export const employerAdjective =
  /^(\p{L}*(?:isch|end|ig|lich|führt|orientiert|sam|bar|iert|modern|klein|groß|frei|privat|kommunal|regional|international|national|traditionell|stark))(es|er|e) (?=\p{Lu})/iu
