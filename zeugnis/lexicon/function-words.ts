/** Words that a reference may hold without saying anything on performance or conduct; lower case. */
export const functionWords: readonly string[] =
  `
  abteilung alle allein allen aller alles als am an andere anderen anspruchsvolle anspruchsvollen anwandte anwenden anwendet arbeit arbeiten
  auch auf aufgabe aufgaben auftrat aus ausgeführt außerdem bearbeitet bearbeitete begreift begriff bei beigetragen beim beitrug bereich
  beruflich besaß beschäftigt besitzt besonders betraut betrieb bewältigt bewältigte bis bleibt blieb brachte bringt da dabei dafür daher
  damit dank daran darauf darüber das dass dazu daß dem den der deren des deshalb dessen die dies diese diesem diesen dieser dieses dr dritten
  durch ebenfalls ebenso eigene eigenen ein eine einem einen einer eines eingesetzt eingestellt einsetzen einsetzte entwickelt entwickelte er
  ergebnis ergebnisse ergebnissen erledigt erlernte erreicht erreichte erreichten erweist erwies es fand fanden ferner finden firma frau für
  ganze ganzen gearbeitet geführt gegen gemacht gern gerne gesamten geschäftspartner geschäftspartnern gesehen gesetzten getan gleichermaßen
  gäste gästen haben half handelt handelte hat hatte hatten haus herr herrn heute hierbei hierfür hinaus ihm ihn ihnen ihr ihre ihrem ihren
  ihrer ihres im in insbesondere ist jahr jahre jahren jede jedem jeden jeder jedes jener jeweils kam kamen kollege kollegen kollegenkreis
  kollegin kolleginnen komplexe komplexen kunden kundinnen kundschaft lag leistung leistungen leitet leitete lieferanten liefert lieferte
  liegt löst löste macht machte man mehrere mehreren mit mitarbeitende mitarbeitenden mitarbeiter mitarbeiterin mitarbeitern mitbrachte
  mitgebracht nach neue neuen neuer nicht noch nur oder ohne partner partnern patienten patientinnen persönlich position prof profitiert
  profitierte rund schon schwierige schwierigen schwieriger sein seine seinem seinen seiner seines seit selbst sich sie sind so sodass somit
  sondern sowie sowohl stelle tat team traf trat trifft tritt trug trägt täglich täglichen tätig tätigkeit tätigkeiten um und uns unser unsere
  unserem unseren unserer unseres unter unternehmen vereinbarten verhalten verhielt verhält verschiedenen viele vielen vom von vor
  vorgegebenen vorgesetzte vorgesetzten wandte war waren wechselnden weil weitere weiteren welche wendet werden wie wieder wir wird wo worden
  wurde wurden während zeichnet zeichnete zeit zu zudem zuletzt zum zur zurecht zusammenarbeit zwischen über übertragene übertragenen
`.match(/\p{L}+/gu) ?? []
