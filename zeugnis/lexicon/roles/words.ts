import { list } from '../list.ts'

interface RoleWords {
  /** Titles of its holders, as they stand behind „als“. */
  readonly titles: readonly string[]
  /** Words that mention each competence, in the order of `roles.ts`. */
  readonly competences: readonly (readonly string[])[]
}

/** How a role shows in a German reference. `*` stands for the rest of a word, before or behind, `_` for one to four words. */
export const roleWords: Readonly<Record<string, RoleWords>> = {
  'koch-in': {
    titles: list(`
      *koch, *köchin, Commis, Chef de Partie, Demichef de Partie, Souschef*, Sous-Chef*, Küchenchef*, Küchenmeister*, Küchenleit*, Saucier,
      Entremetier, Gardemanger, Garde-Manger, Poissonnier, Rôtisseur, Tournant, Patissier*, Pâtissier*, Küchenfachkraft`),
    competences: [
      list(`
        Geschmack*, schmeck*, schmackhaft*, abgeschmeckt*, abschmeck*, Handwerk*, *liches Können, *lichem Können, Kochkunst, Kochtechnik*,
        Garpunkt*, Rezept*, Gerichte, Gerichten, Speisen, Menü*, kulinarisch*, zubereitet*, Zubereitung*`),
      list(`
        Hygien*, *hygiene, Sauber*, HACCP, Lebensmittelsicherheit, Lebensmittelrecht*, reinlich*, Reinheit, Reinigung*, gereinigt*, Kühlhaus,
        Kühlhäuser*, Kühlraum, Kühlräume*, Kühlkette, Allergen*, Temperaturkontroll*, Ordnungssinn, Ordnung am Arbeitsplatz, aufgeräumt*`),
      list(`
        *tempo, zügig*, flink*, flott*, Ruhe, ruhig*, gelassen*, Stress*, Hektik, hektisch*, Hochbetrieb, Andrang, belastbar*, Arbeitsanfall,
        Zeitdruck, kühlen Kopf, klaren Kopf, Überblick`),
      list(`
        Wareneinsatz*, wirtschaftlich, wirtschaftliche, Wirtschaftlichkeit, sparsam*, Kalkulation*, kalkulier*, Kosten*, Verschwendung,
        Lebensmittelverschwendung, Warenverbrauch, Resteverwertung, verwertet*, Einkauf*, Budget*, haushälterisch*, ressourcenschonend*,
        mit der Ware, mit Waren, mit Lebensmitteln`),
    ],
  },
  'friseur-in': {
    titles: list(`
      Friseur*, Frisör*, *friseur, *friseurin, *friseurmeister, *friseurmeisterin, Coiffeur*, Hairstylist*, Haarstylist*, Topstylist*, Stylist*,
      Colorist*, Barber, Barbier, Haardesigner*, Salonleit*`),
    competences: [
      list(`
        Handwerk*, Fertigkeit*, Haarschnitt*, Schnitttechnik*, *schnitte, Farbtechnik*, Strähnentechnik*, Coloration*, Trend*, modisch*, modern*,
        Styling*, stilsicher*, Stilgefühl, Geschmack*, kreativ*, Fingerfertigkeit, Geschick*, Frisur*, *frisuren`),
      list(`
        Beratung*, *beratung, berät, beriet, beraten, Kundenbindung, Stammkund*, Kundenstamm*, Kundenwunsch*, Kundenwünsche*, Wünsche,
        Kundenzufriedenheit, kundenorientiert*, Kundenorientierung, einfühlsam*, Einfühlung*, typgerecht*, kamen _ wieder, kommen _ wieder,
        weiterempf*`),
      list(`
        Hygien*, *hygiene, Sauber*, desinfi*, Desinfektion*, Hautschutz*, Hautpflege, Hautverträglichkeit, Handschuhe*, Schutzhandschuhe*,
        Allergie*, Reinigung*, gereinigt*, reinlich*, Arbeitsschutz*, Gesundheitsschutz*, Umgang mit Chemikalien, gepflegten Arbeitsplatz,
        gepflegter Arbeitsplatz`),
      list(`
        Verkaufstalent*, Verkaufsgeschick, Verkaufserfolg*, Verkaufsgespräch*, Verkaufsstärke, verkaufsstark*, verkäuferisch*, verkaufte,
        verkauft, verkaufen, Verkauf, Zusatzverkauf*, Zusatzverkäufe*, *umsatz, *umsätze, Pflegeprodukt*, Haarpflegeprodukt*, Produktempfehlung*,
        Produktberatung, geschäftstüchtig*`),
    ],
  },
  'kellner-in': {
    titles: list(`
      *kellner, *kellnerin, Servicekraft, Servicefachkraft im Restaurant, Servicefachkraft _ Restaurant, Restaurantfach*, Restaurantmitarbeiter*,
      Chef de Rang, Demichef de Rang, Chef de Bar, Servierer*, Servierkraft, Servicehilfe, Serviceaushilfe, Bedienung in, Bedienung im,
      Bedienung tätig, Bedienung beschäftigt, Barkeeper*, Bartender*, Barmann, Barfrau, Barista, Barmitarbeiter*, Thekenkraft, Sommelier*,
      Maître*, Fachkraft im Gastgewerbe, Fachkraft für Gastronomie, Fachfrau für Restaurants, Fachmann für Restaurants, Mitarbeiter im Service,
      Mitarbeiterin im Service, Aushilfe im Service`),
    competences: [
      list(`
        gastorientiert*, Gastorientierung, Gastfreund*, Gastgeber*, Gästewünsche*, Wünsche, Umgangsform*, Manieren, höflich*, freundlich*,
        zuvorkommend*, aufmerksam*, charmant*, Herzlichkeit, herzliche Art, herzlichen Art, serviceorientiert*, Serviceorientierung, Auftreten`),
      list(`
        belastbar*, Stoßzeit*, Spitzenzeit*, Hochbetrieb, Hochsaison, Andrang, Arbeitsanfall, Gästeaufkommen, Zeitdruck, Stress*, Hektik,
        hektisch*, Ruhe, ruhig*, gelassen*, Überblick, kühlen Kopf, klaren Kopf, Ausdauer, gewachsen`),
      list(`
        Speisen*, Speisekarte*, Speisekenntnis*, Getränke*, Weine, Weinkenntnis*, Weinkarte*, Weinempfehlung*, Weinkunde, Cocktail*, Menükunde,
        Karte, Produktkenntnis*, Produktwissen*, Warenkenntnis*, Warenkunde*, Allergen*, kulinarisch*`),
      list(`
        ehrlich*, vertrauenswürdig*, Vertrauen, Integrität, integer, integre, redlich*, aufrichtig*, unbestechlich*, anvertrauten Werten, Kasse,
        Tageskasse, Kassenführung, Kassenabrechnung*, Kassieren, kassierte, kassiert, Abrechnung*, Geld, Bargeld*`),
    ],
  },
  'fotograf-in': {
    titles: list(`
      *fotograf, *fotografin, *photograph, *photographin, Fotografenmeister*, Fotodesigner*, Bildjournalist*, Fotojournalist*, Bildreporter*,
      Fotoreporter*, Fotoassistent*, Bildbearbeiter*, Fotokünstler*, Retuscheur*`),
    competences: [
      list(`
        Bildsprache*, kreativ*, Idee, Ideen*, Bildidee*, einfallsreich*, Bildgestaltung*, gestalterisch*, Gestaltung*, Bildkomposition*,
        Komposition*, Bildaufbau, künstlerisch*, ästhetisch*, Ästhetik, Blick für, Auge für, Fantasie*, originell*, Stilsicher*`),
      list(`
        Technik*, technisch*, *technik, Kameraführung, Kamerasystem*, Kameraeinstellung*, Belichtung*, Beleuchtung*, Licht*, Ausleuchtung*,
        ausgeleuchtet*, Bildbearbeitung*, Retusche*, retuschier*, Nachbearbeitung*, Farbmanagement, Photoshop, Lightroom, Ausrüstung`),
      list(`
        Umgang mit Menschen, Menschen, Menschenkenntnis, Modell, Modellen, Models, Porträt*, Portrait*, vor der Kamera, einfühlsam*, Einfühlung*,
        Empathie, empathisch*, Fingerspitzengefühl, Lampenfieber, lockere Art, lockeren Art, Atmosphäre, kommunikativ*, Kommunikation*`),
      list(`
        Termin*, Frist*, Deadline*, pünktlich*, rechtzeitig*, Liefertreue, Abgabe*, Auftragstreue, auftragsgerecht*, Redaktionsschluss,
        Briefing*, Bildrecht*, Nutzungsrecht*, Persönlichkeitsrecht*, Urheberrecht*, Rechtebewusstsein, rechtlich*, Lizenz*, Einwilligung*,
        Datenschutz*`),
    ],
  },
  'ingenieur-in': {
    titles: list(`
      Ingenieur, Ingenieurin, Diplomingenieur*, Entwicklungsingenieur*, Konstruktionsingenieur*, Projektingenieur*, Versuchsingenieur*,
      Prüfingenieur*, Testingenieur*, Berechnungsingenieur*, Qualitätsingenieur*, Vertriebsingenieur*, Bauingenieur*, Maschinenbauingenieur*,
      Elektroingenieur*, Verfahrensingenieur*, Prozessingenieur*, Systemingenieur*, Fertigungsingenieur*, Produktionsingenieur*,
      Planungsingenieur*, Wirtschaftsingenieur*, Sicherheitsingenieur*, Applikationsingenieur*, Automatisierungsingenieur*,
      Inbetriebnahmeingenieur*, Serviceingenieur*, Umweltingenieur*, Konstrukteur*, Produktentwickler*, Hardwareentwickler*,
      Elektronikentwickler*, Tragwerksplaner*, Mechanical Engineer, Process Engineer, Quality Engineer, Design Engineer, Project Engineer`),
    competences: [
      list(`
        analytisch*, Analyse*, analysier*, Analytik, methodisch*, Methodik*, Methoden*, systematisch*, Systematik, strukturiert*, logisch*,
        konzeptionell*, Denken, Denkvermögen, Auffassungsgabe, Urteil*, Zusammenhänge*, durchdrang, durchdringt, scharfsinnig*`),
      list(`
        Fachwissen*, Fachkenntnis*, Fachkompetenz*, Fachtiefe, Fachgebiet*, fachlich*, Kenntnisse, Spezialist*, technisches Wissen, Expertise,
        Expertin, Know-how, fundiert*, versiert*, Norm, Normen*, Richtlinie*, Regelwerk*, Vorschriften, Konformität*`),
      list(`
        Probleme*, Problemlösung*, Problemstellung*, Lösung*, löste, löst, gelöst*, Innovation*, innovativ*, Neuerung*, Neuentwicklung*,
        Weiterentwicklung*, erfinder*, Patent*, Idee, Ideen*, kreativ*, einfallsreich*, Verbesserung*, optimier*`),
      list(`
        Projekt*, *projekt, *projekte, *projekten, Schnittstelle*, bereichsübergreifend*, abteilungsübergreifend*, fachübergreifend*,
        interdisziplinär*, Abstimmung*, abgestimmt*, Koordination, koordinier*, Fachbereiche*, Fachabteilung*, Fertigung, Entwicklungsteam*`),
    ],
  },
  'kassierer-in': {
    titles: list(`
      *kassierer, *kassiererin, *kassier, *kassierin, Kassenkraft, Kassenmitarbeiter*, Kassenaufsicht, Kassenhilfe, Kassenaushilfe,
      Kassenfachkraft, Kassenangestellte*, Mitarbeiter an der Kasse, Mitarbeiterin an der Kasse, Aushilfe an der Kasse,
      Mitarbeiter _ Kassenbereich, Mitarbeiterin _ Kassenbereich`),
    competences: [
      list(`
        ehrlich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität, integer, integre, integren, integrer, redlich*,
        aufrichtig*, unbestechlich*, anvertrauten Werten, anvertrauten Gelder*, Umgang mit Geld, Umgang mit _ Geld, Geld, Bargeld*, Gelder`),
      list(`
        genau, genaue*, Genauigkeit, präzise*, Präzision, exakt*, sorgfältig*, Sorgfalt, gewissenhaft*, fehlerfrei*, fehlerlos*, akkurat*,
        Schnelligkeit, schnell und, und schnell, zügig*, flink*, flott*, *tempo, Geschwindigkeit`),
      list(`
        freundlich*, kundenfreundlich*, höflich*, zuvorkommend*, liebenswürdig*, entgegenkommend*, warmherzig*, aufgeschlossen*, aufmerksam*,
        sympathisch*, charmant*, nett, nette, netten, Herzlichkeit, herzliche Art, herzlichen Art, lächel*, gute Laune`),
      list(`
        Ruhe, ruhig*, gelassen*, Andrang, Hochbetrieb, Stoßzeit*, Spitzenzeit*, Kundenaufkommen, Warteschlange*, belastbar*, Belastung*, Stress*,
        Hektik, hektisch*, Zeitdruck, Arbeitsanfall, kühlen Kopf, klaren Kopf, Überblick, gewachsen`),
    ],
  },
  'buchhalter-in': {
    titles: list(`
      *buchhalter, *buchhalterin, Buchhaltungsfachkraft, Buchhaltungskraft, Buchhaltungsassistent*, Buchhaltungsmitarbeiter*,
      Sachbearbeiter Buchhaltung, Sachbearbeiterin Buchhaltung, Sachbearbeiter Finanzbuchhaltung, Sachbearbeiterin Finanzbuchhaltung,
      Sachbearbeiter _ Buchhaltung, Sachbearbeiterin _ Buchhaltung, Sachbearbeiter _ Finanzbuchhaltung, Sachbearbeiterin _ Finanzbuchhaltung,
      Mitarbeiter _ Buchhaltung, Mitarbeiterin _ Buchhaltung, Mitarbeiter _ Finanzbuchhaltung, Mitarbeiterin _ Finanzbuchhaltung, Accountant,
      Steuerfachangestellte*, Steuerfachwirt*`),
    competences: [
      list(`
        genau, genaue*, Genauigkeit, präzise*, Präzision, akribisch*, Akribie, akkurat*, sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*,
        fehlerfrei*, fehlerlos*, zuverlässig*, verlässlich*, Verlass, ordnungsgemäß*, uns stets verlassen, uns jederzeit verlassen`),
      list(`
        Steuerrecht*, *steuerrecht, Steuern, steuerlich*, Steuerfragen, Handelsrecht*, HGB, IFRS, Bilanz*, Buchführung*, *buchhaltung,
        Rechnungslegung*, Rechnungswesen, Kontierung*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, DATEV, SAP`),
      list(`
        diskret*, verschwiegen*, vertraulich*, Stillschweigen, Geheimhaltung, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson,
        Integrität, integer, integre, integren, ehrlich*, redlich*, aufrichtig*, unbestechlich*, loyal*, Datenschutz*, anvertrauten Werten`),
      list(`
        Termin*, Frist*, Meldefrist*, Abgabefrist*, Abschlussarbeiten, Abschlusstermin*, *abschluss, *abschlüsse, *abschlüssen, pünktlich*,
        rechtzeitig*, zeitgerecht*, Stichtag*, Zeitvorgabe*, Zeitplan*, Zeitdruck`),
    ],
  },
  'elektriker-in': {
    titles: list(`
      *elektriker, *elektrikerin, *elektroniker, *elektronikerin, Elektroinstallateur*, Elektrofachkraft, Elektromonteur*, Elektromeister*,
      Elektrikermeister*, Elektrotechniker*, Elektroanlagenmonteur*, Elektroanlageninstallateur*, Elektrogeselle*, Elektrogesellin,
      Elektrohelfer*, Schaltschrankbauer*, Schaltschrankmonteur*, Photovoltaikmonteur*, Solarmonteur*, Solarteur*`),
    competences: [
      list(`
        Fachkönnen, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, fachgerecht*, fachmännisch*, Handwerk*, *liches Können,
        Elektrotechnik, elektrotechnisch*, Schaltplan*, Schaltpläne*, versiert*, VDE, DGUV, Norm, Normen*, Vorschriften, Kenntnisse`),
      list(`
        Sicherheit*, Arbeitssicherheit*, Betriebssicherheit, Anlagensicherheit, Unfall*, Unfälle*, Arbeitsschutz*, Schutzausrüstung*,
        Schutzmaßnahme*, Schutzvorschrift*, PSA, Umsicht, umsichtig*, Vorsicht, vorsichtig*, Gefahr, Gefahren*, Gefährdung*, Unterweisung*`),
      list(`
        Fehlersuche*, Fehlerquelle*, Fehlerursache*, Fehlerdiagnose*, Fehleranalyse*, Fehlerbehebung*, fand Fehler, findet Fehler, Störung*,
        Diagnose*, diagnostizier*, Ursache*, systematisch*, Systematik, methodisch*, analytisch*, behob, behoben*, Problemlösung*, Messung*`),
      list(`
        selbstständig*, selbständig*, eigenständig*, eigenverantwortlich*, Eigenverantwortung, Eigenregie, ohne Anleitung, ohne Aufsicht,
        auf sich gestellt, allein verantwortlich, unabhängig*, Baustelle*, *baustelle, *baustellen, vor Ort, Montageeinsatz, Montageeinsätze*,
        Kundendienst`),
    ],
  },
  'entwickler-in': {
    titles: list(`
      Entwickler, Entwicklerin, Softwareentwickler*, Webentwickler*, Anwendungsentwickler*, Frontendentwickler*, Backendentwickler*,
      Fullstackentwickler*, Appentwickler*, Datenbankentwickler*, Systementwickler*, Spieleentwickler*, Programmierer*, Softwareingenieur*,
      Software Engineer*, Frontend Engineer, Backend Engineer, DevOps*, Developer, Webdeveloper, Softwarearchitekt*, Software-Architekt*,
      Softwarespezialist*, Informatiker*, Wirtschaftsinformatiker*, Fachinformatiker _ Anwendungsentwicklung,
      Fachinformatikerin _ Anwendungsentwicklung, Fachinformatiker Anwendungsentwicklung, Fachinformatikerin Anwendungsentwicklung, Tech Lead,
      Lead Engineer`),
    competences: [
      list(`
        Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, Programmiersprache*, Programmierkenntnis*, Sprachen, Framework*, Technologie*,
        technologisch*, technisches Wissen, technische Kenntnisse, technischen Kenntnisse*, Softwareentwicklung*, Know-how, Expertise, versiert*,
        Kenntnisse, TypeScript, Python`),
      list(`
        Probleme*, Problemlösung*, Problemstellung*, Lösung*, löste, löst, gelöst*, Code, Quellcode*, Quelltext*, Softwarequalität,
        Softwarearchitektur*, Architektur*, wartbar*, Tests, getestet*, Testabdeckung, Refactoring*, Fehlerbild*, Debugging`),
      list(`
        lernbereit*, lernwillig*, Lernwille*, lernfähig*, lernte schnell, lernt schnell, lernte _ hinzu, Weiterbildung*, Fortbildung*,
        bildete sich, bildet sich, Schulung*, Seminar*, *konferenzen, auf dem Laufenden, wissbegierig*, Neugier*, Einarbeitung*,
        eignete sich _ an, eignet sich _ an`),
      list(`
        hilfsbereit*, Teamarbeit, teamfähig*, Teamplayer*, Teamgeist, teamorientiert*, Teammitglied*, im Team, Entwicklungsteam*,
        Entwicklerteam*, Projektteam*, agil*, Scrum, Kanban, Sprint*, Review*, Pair Programming, kooperativ*, Wissensweitergabe`),
    ],
  },
  'mechaniker-in': {
    titles: list(`
      *mechaniker, *mechanikerin, *mechatroniker, *mechatronikerin, Mechanikermeister*, Mechatronikermeister*, *schlosser, *schlosserin,
      Schlossermeister*, Zerspaner*, Instandhalter*, Monteur, Monteurin, Industriemonteur*, Servicemonteur*, Maschinenmonteur*,
      Servicetechniker*, Kfz-Techniker*, Kfz-Meister*, Industriemeister*, Werkstattmeister*, Dreher, Dreherin, Fräser, Fräserin`),
    competences: [
      list(`
        Handwerk*, Geschick*, Fingerfertigkeit, Fertigkeit*, fachgerecht*, fachmännisch*, Fachkönnen, *liches Können, Montage*, montier*,
        Reparatur*, reparier*, Instandsetzung*, Werkzeug*, Schweiß*, passgenau*, Präzision, präzise*, Handgriff*`),
      list(`
        Diagnose*, *diagnose, diagnostizier*, diagnostisch*, Fehlersuche*, Fehlerquelle*, Fehlerursache*, Fehlerbild*, Fehleranalyse*,
        Fehlerbehebung*, fand Fehler, findet Fehler, Störung*, Ursache*, Defekt*, Schadensbild*, Messgerät*, systematisch*, analytisch*,
        Problemlösung*`),
      list(`
        sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*, genau, Genauigkeit, akkurat*, Sicherheit*, Arbeitssicherheit*, Betriebssicherheit,
        Verkehrssicherheit, Unfall*, Arbeitsschutz*, Schutzausrüstung*, Umsicht, umsichtig*, Umweltschutz*, Umweltauflagen, Vorschriften`),
      list(`
        Einsatz, einsatzbereit*, einsatzfreud*, Einsatzwille*, leistungsbereit*, engagiert*, Engagement, Fleiß, fleißig*, Schicht*, *schicht,
        Bereitschaft, Rufbereitschaft, Bereitschaftsdienst*, Überstunden, Mehrarbeit, Wochenend*, flexib*, sprang _ ein, eingesprungen`),
    ],
  },
  'verkaeufer-in': {
    titles: list(`
      *verkäufer, *verkäuferin, Verkaufsberater*, Verkaufskraft, Verkaufshilfe, Verkaufsaushilfe, Verkaufsmitarbeiter*, Verkaufsassistent*,
      Einzelhandelskauf*, Einzelhändler*, Kauffrau im Einzelhandel, Kaufmann im Einzelhandel, Kauffrau für den Einzelhandel,
      Kaufmann für den Einzelhandel, Modeberater*, Einrichtungsberater*, Küchenberater*, Mitarbeiter im Verkauf, Mitarbeiterin im Verkauf,
      Aushilfe im Verkauf, Sales Assistant, Sales Associate, Store Assistant`),
    competences: [
      list(`
        Verkaufsgeschick, Verkaufstalent*, Verkaufserfolg*, Verkaufsgespräch*, Verkaufsergebnis*, verkaufsstark*, verkäuferisch*, verkaufte,
        verkauft, verkaufen, Zusatzverkäufe*, Umsatz*, Umsätze*, Beratung*, *beratung, berät, beriet, Kundenwünsche*, Kundenbindung, Stammkund*`),
      list(`
        Warenkenntnis*, Warenkunde*, Warenwissen, Warensortiment*, Warengruppe*, Produktkenntnis*, Produktwissen*, Produktpalette*, Sortiment*,
        Materialkunde, Materialkenntnis*, Markenkenntnis*, Artikelkenntnis*, kannte _ Ware, kennt _ Ware, Fachwissen*, Fachkenntnis*,
        Fachkompetenz*, fachkundig*, sachkundig*`),
      list(`
        freundlich*, höflich*, zuvorkommend*, liebenswürdig*, entgegenkommend*, hilfsbereit*, aufmerksam*, aufgeschlossen*, sympathisch*,
        charmant*, kontaktfreudig*, Herzlichkeit, Auftreten, trat _ auf, tritt _ auf, gepflegt*, Erscheinung*, Ausstrahlung, Umgangsform*,
        Manieren`),
      list(`
        ehrlich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität, integer, integre, integren, integrer, redlich*,
        aufrichtig*, unbestechlich*, anvertrauten Werten, anvertrauten Gelder*, Umgang mit Geld, Umgang mit _ Geld, Geld, Bargeld*`),
    ],
  },
  fuehrungskraft: {
    titles: list(`
      Führungskraft, Abteilungsleit*, Hauptabteilungsleit*, Teamleit*, Teamlead*, Team Lead, Gruppenleiter*, Bereichsleit*, Referatsleiter*,
      Ressortleiter*, Filialleit*, Marktleit*, Niederlassungsleiter*, Standortleiter*, Betriebsleiter*, Werkleiter*, Werksleiter*,
      Produktionsleiter*, Fertigungsleiter*, Schichtleit*, Vertriebsleiter*, Verkaufsleiter*, Regionalleiter*, Gebietsleiter*, Personalleiter*,
      Lagerleiter*, Logistikleiter*, Restaurantleit*, Hotelleiter*, Einrichtungsleit*, Pflegedienstleit*, Verwaltungsleiter*, Geschäftsleiter*,
      Mitglied der Geschäftsleitung, Geschäftsführer*, Direktor, Direktorin, Hoteldirektor*, Prokurist*, Leiter, Leiterin,
      stellvertretende Leitung, Leitung der, Leitung des, Leitung unserer, Leitung unseres, Managing Director, Head of Sales, Head of Operations,
      Head of Finance, Head of HR`),
    competences: [
      list(`
        Führung, Führungsstil*, Führungsqualität*, Führungskompetenz*, führungsstark*, Mitarbeiterführung, Personalführung, führte _ Mitarbeit*,
        führte _ Team, leitete _ Team, Als Vorgesetzte, Als Vorgesetzter, delegier*, förder*, forderte, Arbeitsklima, Betriebsklima,
        Teamergebnis*, ihres Teams, seines Teams`),
      list(`
        strateg*, Geschäftsstrategie*, unternehmerisch*, Unternehmergeist, vorausschauend*, Weitblick, Weitsicht, weitsichtig*, visionär*,
        zukunftsorientiert*, zukunftsweisend*, betriebswirtschaftlich*, kaufmännisch*, Geschäftssinn, Marktkenntnis*, langfristig*,
        ganzheitlich*, ergebnisorientiert*, Wachstum*, wirtschaftliches Denken`),
      list(`
        durchsetz*, durchgesetzt*, setzte _ durch, setzt _ durch, Entscheidung*, entschied, entscheidet, entschieden, entschlossen*, entschluss*,
        konsequent*, Konsequenz, zielstrebig*, tatkräftig*, Tatkraft, energisch*, beharrlich*, Überzeugungskraft, Verhandlung*, verhandelte`),
      list(`
        loyal*, Integrität, integer, integre, integren, integrer, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensverhältnis*,
        diskret*, verschwiegen*, vertraulich*, ehrlich*, aufrichtig*, redlich*, unbestechlich*, glaubwürdig*, geradlinig*, anvertrauten Werten`),
    ],
  },
  'fachlagerist-in': {
    titles: list(`
      Fachlagerist*, Lagerist*, Lagermitarbeiter*, Lagerarbeiter*, Lagerhelfer*, Lagerfachhelfer*, Lagerkraft, Lagerfachkraft, Lageraushilfe,
      Lagerverwalter*, Lagermeister*, Lagerlogistiker*, Logistiker*, Logistikmitarbeiter*, Fachkraft für Lagerlogistik,
      Fachkraft für Lagerwirtschaft, Kommissionierer*, *staplerfahrer, *staplerfahrerin, Versandmitarbeiter*, Handelsfachpacker*, Packer,
      Packerin, Magaziner, Magazineur*, Mitarbeiter im Lager, Mitarbeiterin im Lager, Mitarbeiter _ Lager, Mitarbeiterin _ Lager,
      Mitarbeiter _ Versand, Mitarbeiterin _ Versand, Mitarbeiter _ Wareneingang, Mitarbeiterin _ Wareneingang`),
    competences: [
      list(`
        sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*, genau, genaue*, Genauigkeit, präzise*, exakt*, akkurat*, ordentlich*, fehlerfrei*,
        fehlerlos*, fehlerarm*, Fehler, Fehlerquote*, Fehlerrate*, Kommissionierfehler*, Bestandsgenauigkeit, Fehlbestände*`),
      list(`
        belastbar*, Belastung*, Arbeitsanfall, Arbeitsspitzen, Spitzenzeit*, Stoßzeit*, Hochbetrieb, Saisonspitze*, Auftragsaufkommen, Zeitdruck,
        Termindruck, unter Druck, Stress*, Hektik, hektisch*, Ausdauer, ausdauernd*, Ruhe, gewachsen, Mehrarbeit`),
      list(`
        Umsicht, umsichtig*, Sicherheit*, Arbeitssicherheit*, Arbeitsschutz*, Unfall*, Unfälle*, schadenfrei*, schadensfrei*, Ladungssicherung*,
        Gefahrgut*, Gefahrstoff*, Schutzausrüstung*, Vorsicht, vorsichtig*, vorausschauend*, Stapler, Gabelstapler*`),
      list(`
        zuverlässig*, verlässlich*, Verlass, uns stets verlassen, uns jederzeit verlassen, pünktlich*, pflichtbewusst*, ehrlich*,
        vertrauenswürdig*, Vertrauen, Vertrauensstellung, Integrität, integer, integre, redlich*, aufrichtig*, unbestechlich*,
        anvertrauten Werten, anvertrauten Waren`),
    ],
  },
  reinigungskraft: {
    titles: list(`
      *reinigungskraft, *reinigungsfachkraft, Reinigungshilfe, Reinigungsmitarbeiter*, Gebäudereiniger*, Glasreiniger*, Unterhaltsreiniger*,
      Reiniger, Reinigerin, Raumpfleger*, Putzkraft, Putzhilfe, Putzfrau, Haushaltshilfe, Zimmermädchen, Zimmerfrau, Zimmerservicekraft, Roomboy,
      Housekeeper, Housekeeping*, Mitarbeiter _ Reinigung, Mitarbeiterin _ Reinigung, Mitarbeiter im Reinigungsdienst,
      Mitarbeiterin im Reinigungsdienst`),
    competences: [
      list(`
        gründlich*, Sauber*, reinlich*, Hygien*, sorgfältig*, Sorgfalt, gewissenhaft*, penibel*, akribisch*, akkurat*, makellos*, blitzblank*,
        ordentlich*, streifenfrei*, rückstandslos*, genau, Genauigkeit, Auge für, Liebe zum Detail`),
      list(`
        zuverlässig*, verlässlich*, Verlass, uns stets verlassen, uns jederzeit verlassen, pünktlich*, rechtzeitig*, termin*, pflichtbewusst*,
        Pflichtgefühl, pflichttreu*, beständig*, fehlte nie, nie gefehlt, vereinbarten Zeit, vereinbarten Zeiten, Dienstbeginn, Arbeitsbeginn`),
      list(`
        ehrlich*, diskret*, verschwiegen*, vertraulich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität, integer,
        integre, redlich*, aufrichtig*, loyal*, Schlüssel, Schlüsseln, Zugangscode*, Privatsphäre, anvertrauten Werten, anvertrauten Räume*`),
      list(`
        selbstständig*, selbständig*, eigenständig*, eigenverantwortlich*, Eigenverantwortung, Eigenregie, ohne Anleitung, ohne Aufsicht,
        ohne Kontrolle, ohne Anweisung, unaufgefordert*, auf sich gestellt, allein verantwortlich, von sich aus, unabhängig*, teilte sich _ ein,
        teilt sich _ ein, sah selbst, sieht selbst`),
    ],
  },
  'rezeptionist-in': {
    titles: list(`
      *rezeptionist, *rezeptionistin, Empfangsmitarbeiter*, Empfangssekretär*, Empfangsdame, Empfangsherr, Empfangskraft, Empfangschef*,
      Empfangsleit*, Empfangsassistent*, Rezeptionsmitarbeiter*, Rezeptionsleit*, Front Office*, Frontoffice*, Front Desk*, Guest Relation*,
      Guest Service*, Night Auditor, Nachtportier*, Portier, Portierin, Concierge, Hotelfachfrau, Hotelfachmann, Hotelkauf*, Telefonist*,
      Mitarbeiter am Empfang, Mitarbeiterin am Empfang, Mitarbeiter _ Rezeption, Mitarbeiterin _ Rezeption`),
    competences: [
      list(`
        Auftreten, trat _ auf, tritt _ auf, Umgangsform*, höflich*, freundlich*, zuvorkommend*, aufmerksam*, verbindlich*, charmant*, gewandt*,
        souverän*, gepflegt*, Erscheinung*, Gastfreund*, gastorientiert*, Gastorientierung, Gastgeber*, taktvoll*, repräsent*`),
      list(`
        Organisation*, organisier*, organisatorisch*, Überblick, überblickt*, strukturiert*, systematisch*, planvoll, Planung*, vorausschauend*,
        koordinier*, Koordination, umsichtig*, Umsicht, Priorität*, im Griff, Belegung*, Reservierung*, Buchungssystem*, Terminplanung`),
      list(`
        Fremdsprach*, Sprachkenntnis*, Sprachen, sprachlich*, sprachgewandt*, mehrsprachig*, zweisprachig*, *sprachig, *sprachige, *sprachigen,
        *sprachkenntnisse, Englisch*, Französisch*, Spanisch*, Italienisch*, Polnisch*, Niederländisch*, verhandlungssicher*, Wort und Schrift,
        internationalen Gästen`),
      list(`
        diskret*, verschwiegen*, vertraulich*, Stillschweigen, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität,
        integer, integre, integren, ehrlich*, redlich*, aufrichtig*, loyal*, Privatsphäre, Datenschutz*, anvertrauten Werten`),
    ],
  },
  'fitnesstrainer-in': {
    titles: list(`
      Fitnesstrainer*, Fitness-Trainer*, Fitnesscoach*, Fitnessbetreuer*, Fitnessberater*, Fitnessinstruktor*, Fitnessfachwirt*, Fitnessökonom*,
      Fitnesskauf*, Sport- und Fitnesskauf*, Personaltrainer*, Personal Trainer*, Trainer, Trainerin, Kurstrainer*, Kursleit*, Gruppentrainer*,
      Gesundheitstrainer*, Rehatrainer*, Reha-Trainer*, Rückentrainer*, Trainingsbetreuer*, Übungsleit*, Sporttherapeut*, Sportlehrer*,
      Sportwissenschaftler*, Yogalehrer*, Pilatestrainer*, Aerobictrainer*`),
    competences: [
      list(`
        Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, Lizenz*, *lizenz, Trainingslehre, Trainingswissen*, Trainingsmethod*,
        Trainingsplan*, Trainingspläne*, Anatomie, anatomisch*, sportwissenschaftlich*, Ernährung*, Sicherheit*, Unfall*, Verletzung*,
        Erste Hilfe, Geräteeinweisung*`),
      list(`
        Motivationsfähigkeit, Motivationstalent, Motivationskraft, motivierend*, motivieren, motivierte Mitglieder, motivierte _ Mitglieder,
        motiviert _ Mitglieder, motivierte _ Teilnehm*, begeister*, mitreißend*, mitzureißen, riss _ mit, Ansporn*, anzuspornen, spornte, spornt,
        ermutig*, animier*, Ausstrahlung`),
      list(`
        Kundenbindung, Mitgliederbindung, Mitgliedergewinnung, Mitgliederbetreuung, Mitgliederzufriedenheit, Neumitglied*, Stammkund*, Verkauf,
        verkaufte, verkauft, Verkaufsgespräch*, Verkaufstalent*, Verkaufserfolg*, verkaufsstark*, Vertragsabschluss*, Vertragsabschlüsse*,
        Probetraining*, Beratungsgespräch*, Umsatz*, Umsätze*`),
      list(`
        einfühlsam*, Einfühlung*, Empathie, empathisch*, Fingerspitzengefühl, geduldig*, Geduld, verständnisvoll*, zugewandt*, Rücksicht*,
        Zielgruppe*, Altersgruppe*, Anfänger*, Senioren*, Bedürfniss*, individuell*, ging _ ein, geht _ ein, einzugehen, eingegangen`),
    ],
  },
  'grafikdesigner-in': {
    titles: list(`
      Grafikdesigner*, Grafik-Designer*, Graphikdesigner*, Grafiker*, Werbegrafiker*, Infografiker*, Mediengestalter*, Mediendesigner*,
      Kommunikationsdesigner*, Webdesigner*, Screendesigner*, Interfacedesigner*, Corporate Designer*, Designer, Designerin, Motiondesigner*,
      Layouter*, Reinzeichner*, Illustrator, Illustratorin, Art Director*, Artdirector*, Artdirektor*, Creative Director*, Kreativdirektor*,
      Gestalter, Gestalterin`),
    competences: [
      list(`
        kreativ*, Idee, Ideen*, einfallsreich*, originell*, stilsicher*, Stil, Stilgefühl, gestalterisch*, Gestaltung*, ästhetisch*, Ästhetik,
        Geschmack*, künstlerisch*, Formgefühl, Bildsprache, Entwurf*, Entwürfe*, Typografie*, typografisch*`),
      list(`
        Programme, Programmen, Programmkenntnis*, Grafikprogramm*, Layoutprogramm*, Software*, Adobe, Creative Cloud, InDesign, Photoshop,
        Illustrator, After Effects, Figma, Werkzeuge, Tools, technisch*, Reinzeichnung*, Druckvorstufe, Druckdaten*, Bildbearbeitung*`),
      list(`
        Briefing*, Umsetzung*, umgesetzt*, umzusetzen, setzte _ um, setzt _ um, Vorgaben, Kundenvorgabe*, Gestaltungsvorgabe*, Kundenwunsch*,
        Kundenwünsche*, Wünsche, Kundenerwartung*, Corporate Design, Styleguide*, Gestaltungsrichtlinie*, markenkonform*, zielgruppengerecht*,
        Aufgabenstellung*, Auftraggeb*`),
      list(`
        Termin*, Frist*, Deadline*, pünktlich*, rechtzeitig*, Abgabe*, Zeitvorgabe*, Zeitplan*, Zeitdruck, Kritik*, konstruktiv*, Feedback*,
        Rückmeldung*, Anregung*, Korrekturen, Korrekturwünsche*, Korrekturschleife*, Änderungswünsche*, offen für`),
    ],
  },
  'krankenpfleger-in': {
    titles: list(`
      *krankenpfleger, *krankenpflegerin, Gesundheitspfleger*, Altenpfleger*, Intensivpfleger*, Anästhesiepfleger*, Pfleger, Pflegerin,
      Diplompfleger*, *krankenschwester, Intensivschwester*, Stationsschwester*, Pflegefachfrau, Pflegefachmann, Pflegefachperson,
      *pflegefachkraft, *pflegekraft, Pflegehilfskraft, Pflegehelfer*, Krankenpflegehelfer*, Altenpflegehelfer*, Pflegeassistent*, Stationsleit*,
      Wohnbereichsleit*, Praxisanleiter*, Mitarbeiter in der Pflege, Mitarbeiterin in der Pflege`),
    competences: [
      list(`
        Fachlich*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachgerecht*, pflegerisch*, Pflegewissen*, Pflegequalität, Pflegestandard*,
        Grundpflege, Behandlungspflege, Wundversorgung*, medizinisch*, Notfall*, Kenntnisse, sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*,
        verantwortungsbewusst*`),
      list(`
        Empathie, empathisch*, einfühlsam*, Einfühlung*, Mitgefühl, mitfühlend*, Zuwendung, zugewandt*, patientenorientiert*,
        Patientenorientierung, fürsorglich*, Fürsorge, liebevoll*, Geduld, geduldig*, verständnisvoll*, Bedürfniss*, menschlich*, respektvoll*,
        Herzlichkeit`),
      list(`
        belastbar*, Belastung*, Schicht, Schichten, Schichtdienst*, Schichtarbeit, Wechselschicht*, Nachtdienst*, Nachtschicht*, Nachtwache*,
        in Nächten, Arbeitsanfall, Patientenaufkommen, Zeitdruck, unter Druck, Stress*, Hektik, Ruhe, Überblick, gewachsen`),
      list(`
        Hygien*, *hygiene, Infektionsschutz*, Desinfektion*, Sauber*, Dokumentation*, *dokumentation, dokumentier*, Pflegebericht*,
        Pflegeplanung*, verschwiegen*, Schweigepflicht*, Stillschweigen, diskret*, vertraulich*, Datenschutz*`),
    ],
  },
  'projektmanager-in': {
    titles: list(`
      *projektmanager, *projektmanagerin, Projekt-Manager, Projekt-Managerin, *projektleiter, *projektleiterin, *projektleitung,
      Projektverantwortliche*, Projektkoordinator*, Projektsteuerer*, Projektreferent*, Projektassistent*, Projektmitarbeiter*, Project Manager*,
      Project Lead, Programmmanager*, Programm-Manager*, Program Manager*, Projektmanagement-Fach*, PMO, Scrum Master*`),
    competences: [
      list(`
        Planung*, *planung, plante, plant, geplant*, planvoll, planerisch*, Projektplan*, Projektpläne*, Struktur*, organisier*, Organisation*,
        organisatorisch*, systematisch*, methodisch*, Methoden*, Überblick, vorausschauend*, Priorität*, koordinier*`),
      list(`
        Führung, Führungsstärke, Teamführung, laterale*, führte _ Team, führte _ Projektteam*, führt _ Team, leitete _ Team,
        leitete _ Projektteam*, Projektteam*, Projektbeteiligte*, interdisziplinär*, motivierend*, motivierte _ Team, steuerte, steuert,
        Steuerung*, delegier*, Überzeugungskraft, anzuleiten`),
      list(`
        Kommunikation*, kommunikativ*, kommunizier*, Konflikt*, vermittel*, Vermittlung, Moderation*, moderier*, Verhandlung*, verhandelte,
        diplomatisch*, ausgleichend*, Interessenausgleich, Kompromiss*, Einigung*, Gesprächsführung, Abstimmung*, Absprache, Absprachen,
        Stakeholder*`),
      list(`
        Termin*, Liefertermin*, Frist*, Kosten*, Budget*, Zeitrahmen, Zeitvorgabe*, Zielerreichung, Ziel, Ziele, Zielen, Zielvorgabe*,
        Projektziel*, Projekterfolg*, zielorientiert*, zielstrebig*, rechtzeitig*, pünktlich*, wirtschaftlich, Wirtschaftlichkeit`),
    ],
  },
  'marketing-manager-in': {
    titles: list(`
      Marketing-Manager*, Marketingmanager*, Marketing Specialist*, Marketing-Referent*, Marketingreferent*, Marketing-Assistent*,
      Marketingassistent*, Marketingmitarbeiter*, Marketingspezialist*, Marketingkoordinator*, Marketingfach*, Marketingverantwortliche*,
      Marketingkauf*, Marketingleiter*, Head of Marketing, Onlinemarketing*, Performance Marketing*, Brand Manager*, Markenmanager*,
      Content Manager*, Contentmanager*, Social Media Manager*, SEO-Manager*, SEA-Manager*, Community Manager*, Campaign Manager*,
      Kampagnenmanager*, Werbekauf*, Kauffrau für Marketingkommunikation, Kaufmann für Marketingkommunikation, Mitarbeiter im Marketing,
      Mitarbeiterin im Marketing, Referent Marketing, Referentin Marketing, Referent _ Marketing, Referentin _ Marketing`),
    competences: [
      list(`
        strateg*, *strategie, *strategien, kreativ*, Idee, Ideen*, einfallsreich*, originell*, Konzept*, innovativ*, Innovation*, Kampagne*,
        Positionierung*, Markenführung, Markenauftritt*, Markenbildung, Zielgruppe*, Trend*, Gespür, gestalterisch*`),
      list(`
        Analyse*, *analyse, *analysen, analysier*, analytisch*, Erfolgsmessung*, Erfolgskontrolle*, Kennzahl*, KPI, KPIs, ROI, Auswertung*,
        ausgewertet*, wertete _ aus, Reporting*, Controlling, messbar*, Marktforschung*, datenbasiert*, datengetrieben*`),
      list(`
        Budget*, *budget, *budgets, *etat, Kosten*, Ausgaben, Mitteleinsatz, finanziell*, eingesetzten Mittel, Ressourcen*, Kalkulation*,
        kalkulier*, sparsam*, wirtschaftlich, Wirtschaftlichkeit`),
      list(`
        Vertrieb*, Außendienst*, Agentur*, *agentur, *agenturen, Dienstleister*, Freelancer*, externe Partner, externen Partnern,
        Produktmanagement, Schnittstelle*, bereichsübergreifend*, abteilungsübergreifend*, interdisziplinär*, Abstimmung*, abgestimmt*,
        Koordination, koordinier*, Kooperation*, kooperativ*`),
    ],
  },
  'service-mitarbeiter-in': {
    titles: list(`
      Service-Mitarbeiter*, Servicemitarbeiter*, Kundenbetreuer*, Kundenberater*, Kundenservicemitarbeiter*, Kundenservice-Mitarbeiter*,
      Kundenserviceberater*, Kundendienstmitarbeiter*, Kundendienstberater*, Mitarbeiter _ Kundenservice, Mitarbeiterin _ Kundenservice,
      Sachbearbeiter _ Kundenservice, Sachbearbeiterin _ Kundenservice, Mitarbeiter Kundenservice, Mitarbeiterin Kundenservice,
      Mitarbeiter _ Kundendienst, Mitarbeiterin _ Kundendienst, Mitarbeiter _ Kundenbetreuung, Mitarbeiterin _ Kundenbetreuung, Callcenter*,
      Call-Center*, Customer Service*, Customer Support*, Customer Care*, Customer Success*, Supportmitarbeiter*, Support-Mitarbeiter*,
      Helpdesk*, Hotline*, Telefonagent*, Serviceberater*, Servicekoordinator*, Servicefachkraft für Dialogmarketing,
      Kauffrau für Dialogmarketing, Kaufmann für Dialogmarketing`),
    competences: [
      list(`
        serviceorientiert*, Serviceorientierung, Service-Orientierung, Servicegedanke*, Servicebereitschaft, Servicequalität, dienstleistungs*,
        kundenorientiert*, Kundenorientierung, kundenfreundlich*, Kundenzufriedenheit, Kundenwünsche*, freundlich*, höflich*, zuvorkommend*,
        entgegenkommend*, hilfsbereit*, aufmerksam*, liebenswürdig*, nett`),
      list(`
        Kommunikation*, kommunikativ*, Gespräche, Gesprächen, Gesprächsführung, deeskal*, Beschwerde*, Reklamation*, Konflikt*, verärgerte*,
        aufgebrachte*, schwierigen Kund*, geduldig*, Geduld, beruhig*, sachlich*, diplomatisch*, Fingerspitzengefühl, redegewandt*, am Telefon`),
      list(`
        Produktwissen*, Produktkenntnis*, Produktpalette*, Produkte, Produkten, Sortiment*, Warenkenntnis*, Tarif*, Vertragskenntnis*,
        Leistungsangebot*, Portfolio*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, fachkundig*, sachkundig*, auskunftsfähig*,
        auskunftssicher*`),
      list(`
        effizient*, Effizienz, zügig*, produktiv*, Bearbeitungszeit*, Kennzahl*, Arbeitspensum, Pensum, belastbar*, Belastung*, Arbeitsanfall,
        *aufkommen, Zeitdruck, unter Druck, Stress*, Hektik, hektisch*, Ausdauer, Ruhe, gewachsen`),
    ],
  },
}
