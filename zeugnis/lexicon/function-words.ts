/** Words that a reference may hold without saying anything on performance or conduct; lower case. */
export const functionWords: readonly string[] =
  `
  abteilung abteilungsübergreifend acht administrativ alle allein allen aller alles allesamt als am ambulant an andere anderen anhand
  anspruchsvolle anspruchsvollen anwandte anwenden anwendet arbeit arbeiten auch auf aufeinander aufgabe aufgaben auftragsbezogen auftrat aus
  ausdrücklich ausgeführt außerdem bearbeitet bearbeitete begleitend begreift begriff bei beide beiden beider beigetragen beim beitrug
  beratend bereich bereichsübergreifend beruflich besaß beschäftigt besitzt besonders betraut betrieb betrieblich betriebsintern
  betriebswirtschaftlich bewältigt bewältigte bis bleibt blieb brachte bringt buchhalterisch bundesweit computergestützt da dabei dadurch
  dafür daher damit dank dann daran darauf daraus darin darum darüber das dass dauerhaft davon dazu daß dem den denen denn der deren des
  desgleichen deshalb dessen deswegen deutsch deutschsprachig didaktisch die dienstlich dies diese diesem diesen dieser dieses digital dr drei
  dreizehn dritten durch ebenfalls ebenso eigene eigenen eigenhändig eigens ein eine einem einen einer eines eingesetzt eingestellt
  einheitlich einmal einschließlich einsetzen einsetzte elektronisch elf englisch englischsprachig entwickelt entwickelte er ergebnis
  ergebnisse ergebnissen erledigt erlernte erreicht erreichte erreichten erweist erwies erzieherisch es extern fachlich fachübergreifend fand
  fanden federführend ferner finanziell finden firma folglich fortlaufend frau fremdsprachlich fünf für füreinander ganze ganzen ganzheitlich
  ganzjährig gastronomisch gearbeitet geführt gegen gegenseitig gemacht gemeinsam gemeinschaftlich gern gerne gesamten geschäftlich
  geschäftspartner geschäftspartnern gesehen gesetzten gestalterisch getan gleichermaßen gleichfalls gleichzeitig grafisch gäste gästen haben
  half handelt handelte handschriftlich handwerklich hat hatte hatten hauptverantwortlich haus hausintern hauswirtschaftlich herr herrn heute
  hierbei hierdurch hierfür hierin hiermit hierzu hierzulande hierüber hinaus hinzu häufig ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im
  in indem infolgedessen inhaltlich inklusive innerbetrieblich ins insbesondere interdisziplinär intern international ist jahr jahre jahren
  jede jedem jeden jeder jedermann jedes jener jeweils juristisch jährlich kam kamen kaufmännisch kollege kollegen kollegenkreis kollegin
  kolleginnen komplexe komplexen konzeptionell koordinierend kunden kundinnen kundschaft kurzfristig künstlerisch lag landwirtschaftlich
  laufend leistung leistungen leitend leitet leitete lieferanten liefert lieferte liegt logistisch löst löste macht machte man manuell
  maschinell medizinisch mehrere mehreren mehrfach mehrsprachig menschlich mit mitarbeitende mitarbeitenden mitarbeiter mitarbeiterin
  mitarbeitern mitbrachte miteinander mitgebracht mittels monatlich mündlich nach nacheinander namentlich national neu neue neuen neuer neun
  nicht noch nochmals nur oder ohne ohnehin operativ organisatorisch parallel partner partnern patienten patientinnen per personell persönlich
  pflegerisch pharmazeutisch position praxisbezogen prof profitiert profitierte projektbezogen pädagogisch qualitativ quantitativ rechnerisch
  rechtlich regional rund samt schon schriftlich schwierige schwierigen schwieriger sechs sein seine seinem seinen seiner seines seit seitens
  seither selbst sich sie sieben sind so sodass sogar somit sondern sowie sowohl sozialpädagogisch sprachlich standortübergreifend stationär
  statistisch stelle steuerlich strategisch sämtliche sämtlichen sämtlicher tabellarisch tat team teamübergreifend technisch telefonisch
  terminlich therapeutisch tief traf trat trifft tritt trug trägt täglich täglichen tätig tätigkeit tätigkeiten um und unmittelbar uns unser
  unsere unserem unseren unserer unseres unter untereinander unternehmen unternehmensweit unternehmerisch vereinbarten verhalten verhielt
  verhält verschiedenen viele vielen vielfach vier vom von voneinander vor vorgegebenen vorgesetzte vorgesetzten wandte war waren wechselnden
  wechselseitig weil weitere weiteren welche weltweit wendet werden wie wieder wiederholt wir wird wissenschaftlich wo wobei wodurch womit
  worauf worden worin wurde wurden während wöchentlich zehn zeichnet zeichnete zeit zeitlich zu zudem zueinander zugleich zuletzt zum zur
  zurecht zusammen zusammenarbeit zusätzlich zwei zwischen zwölf über überall überbetrieblich überdies überregional übertragene übertragenen
`.match(/\p{L}+/gu) ?? []
