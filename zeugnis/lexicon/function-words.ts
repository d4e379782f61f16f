/** Words that a reference may hold without saying anything on performance or conduct; lower case. */
export const functionWords: readonly string[] =
  `
  abteilung alle allein allen aller alles als am an arbeit arbeiten auch auf aufgabe aufgaben aus bei beim bereich beruflich besonders betrieb
  bis da dabei dafür damit dank daran darauf das dass dazu daß dem den der des die dies diese diesem diesen dieser dieses dr durch ein eine
  einem einen einer eines er ergebnis ergebnisse ergebnissen es firma frau für gegen geschäftspartner geschäftspartnern gäste gästen haben hat
  hatte hatten haus herr herrn hierbei hierfür ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in insbesondere ist jahr jahre jahren jede
  jedem jeden jeder jedes jener kollege kollegen kollegenkreis kollegin kolleginnen kunden kundinnen kundschaft leistung leistungen
  lieferanten man mit mitarbeitende mitarbeitenden mitarbeiter mitarbeiterin mitarbeitern nach nicht noch nur oder ohne partner partnern
  patienten patientinnen persönlich position prof sein seine seinem seinen seiner seines seit sich sie sind so sondern sowie stelle team
  tätigkeit tätigkeiten um und uns unser unsere unserem unseren unserer unseres unter unternehmen verhalten vom von vor vorgesetzte
  vorgesetzten war waren weil welche werden wie wir wird wo worden wurde wurden zeit zu zuletzt zum zur zusammenarbeit zwischen über
  übertragene übertragenen
`.match(/\p{L}+/gu) ?? []
