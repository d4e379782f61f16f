/** What an employment contract calls itself. */
export const contractTitle =
  /(?:^|\n)[^\n]{0,40}(?:arbeitsvertrag|anstellungsvertrag|dienstvertrag|volontariatsvertrag|arbeitsvertrages|arbeitsvertrags|vertrag über eine (?:geringfügige|kurzfristige) beschäftigung|minijob-vertrag|anlage zum arbeitsvertrag)[^\n]{0,60}(?=\n|$)/iu

/** Who works, in the words of such contracts. */
export const worker =
  /(?<!\p{L})(?:arbeitnehmer|mitarbeiter|angestellte|beschäftigte|arbeitsverhältnis|anstellungsverhältnis|dienstverhältnis|volontär|arbeitsvertrag|dienstvertrag|bruttogehalt|wochenarbeitszeit)/iu

/** Other documents: their titles in the first lines. */
export const otherTitle =
  /(?:^|\n)[^\n]{0,30}(?:mietvertrag|kaufvertrag|werkvertrag|aufhebungsvertrag|abwicklungsvertrag|auflösungsvertrag|dienstleistungsvertrag|honorarvertrag|betriebsvereinbarung|tarifvertrag|geheimhaltungsvereinbarung|darlehensvertrag|kündigung des arbeitsverhältnisses|abmahnung|arbeitszeugnis|zwischenzeugnis|lebenslauf|gesellschaftsvertrag|leihvertrag|richtlinie|merkblatt|handbuch|hausordnung|dienstanweisung|häufige fragen|ratgeber|allgemeine geschäftsbedingungen)[^\n]{0,60}(?=\n|$)/iu

/** Letters, advertisements, rulings, guides: how they speak. */
export const otherVoice =
  /(?<!\p{L})(?:sehr geehrte|viele grüße|mit freundlichen grüßen|hiermit kündige|m\/w\/d|w\/m\/d|wir suchen|wir bieten|bewerben sie|tatbestand|entscheidungsgründe|der kläger|die beklagte|wir erklären|so füllen sie|tragen sie hier|liebe frau|lieber herr|herzliche grüße|sie sollten|was sie wissen|achten sie|ein überblick|ratgeber|auftragnehmer|vermieter|verkäufer verkauft|freie mitarbeit)/iu

export const englishContract = /(?<!\p{L})(?:employment (?:contract|agreement)|contract of employment|the employer|the employee)(?!\p{L})/iu
