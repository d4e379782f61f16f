/** On what terms somebody is employed; written with umlauts, read in folded text. */
export const employmentTerms =
  /(?<!\p{L})(?:unbefristet|befristet|teilzeit|vollzeit|geringfügig|minijob|nebenberuflich|freiberuflich|ehrenamtlich)/giu
