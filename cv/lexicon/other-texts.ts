/** Signs of texts that have the words of a CV and are none. */
export const otherText =
  /(?<!\p{L})(?:wir suchen|m\/w\/d|w\/m\/d|m\/f\/d|your profile|ihr profil|ihre aufgaben|your responsibilities|bewerben sie|apply with|apply now|sehr geehrte[r]?|dear (?:sir|ms|mr|hiring)|mit freundlichen grüßen|kind regards|yours sincerely|arbeitszeugnis\n|zwischenzeugnis\n|arbeitsvertrag\n|hiermit kündige|lebenslauf schreiben|achten sie|sie sollten|wir empfehlen|unsere geschichte|our history|§ 1(?!\d))/giu
