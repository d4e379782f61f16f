/** Why somebody leaves, by the words of a closing; the first that fits. Written with umlauts, read in folded text. */
export const leavingPatterns = [
  ['own-wish', /(?<!\p{L})(?:eigene[nmr]? wunsch|wunsch (?:von|des|der)|(?:seinen|ihren) wunsch|eigene kündigung)(?!\p{L})/iu],
  ['mutual', /(?<!\p{L})(?:gegenseitige[nm]|beiderseitige[nm]|einvernehmlich\p{L}*|einvernehmen|aufhebungsvertrag\p{L}*)(?!\p{L})/iu],
  ['operational', /(?<!\p{L})(?:betriebsbedingt\p{L}*|betrieblichen gründen|wegfall|insolvenz|schließung|umstrukturierung)(?!\p{L})/iu],
  ['fixed-term', /(?<!\p{L})(?:befristung|befristet\p{L}*|fristablauf|vereinbarungsgemäß)(?!\p{L})/iu],
  ['retirement', /(?<!\p{L})(?:ruhestand|rente|altersteilzeit)(?!\p{L})/iu],
  ['completed', /(?<!\p{L})(?:bestanden\p{L}*|abschluss der ausbildung|ausbildungsende|übernahme)(?!\p{L})/iu],
  ['dismissal', /(?<!\p{L})(?:kündigung|gekündigt|fristlos\p{L}*|arbeitgeberseitig\p{L}*)(?!\p{L})/iu],
] as const
