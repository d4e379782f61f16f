import { list } from '#language'
import type { Bilingual } from '../../model/role.ts'

interface RoleWords {
  /** Titles of its holders, as they stand behind „als“. */
  readonly titles: readonly string[]
  /** What references in this occupation are expected to mention, and the words that do. */
  readonly competences: readonly { readonly name: Bilingual; readonly words: readonly string[] }[]
}

/** How a role shows in a German reference. `*` stands for the rest of a word, before or behind, `_` for one to four words. */
export const roleWords: Readonly<Record<string, RoleWords>> = {
  'koch-in': {
    titles: list(`
      *koch, *köchin, Commis, Chef de Partie, Demichef de Partie, Souschef*, Sous-Chef*, Küchenchef*, Küchenmeister*, Küchenleit*, Saucier,
      Entremetier, Gardemanger, Garde-Manger, Poissonnier, Rôtisseur, Tournant, Patissier*, Pâtissier*, Küchenfachkraft`),
    competences: [
      {
        name: { de: 'Geschmack und handwerkliches Können', en: 'Taste and craft' },
        words: list(`
          Geschmack*, schmeck*, schmackhaft*, abgeschmeckt*, abschmeck*, Handwerk*, *liches Können, *lichem Können, Kochkunst, Kochtechnik*,
          Garpunkt*, Rezept*, Gerichte, Gerichten, Speisen, Menü*, kulinarisch*, zubereitet*, Zubereitung*`),
      },
      {
        name: { de: 'Hygiene und Sauberkeit', en: 'Hygiene and cleanliness' },
        words: list(`
          Hygien*, *hygiene, Sauber*, HACCP, Lebensmittelsicherheit, Lebensmittelrecht*, reinlich*, Reinheit, Reinigung*, gereinigt*, Kühlhaus,
          Kühlhäuser*, Kühlraum, Kühlräume*, Kühlkette, Allergen*, Temperaturkontroll*, Ordnungssinn, Ordnung am Arbeitsplatz, aufgeräumt*`),
      },
      {
        name: { de: 'Tempo und Ruhe im Service', en: 'Speed and calm during service' },
        words: list(`
          *tempo, zügig*, flink*, flott*, Ruhe, ruhig*, gelassen*, Stress*, Hektik, hektisch*, Hochbetrieb, Andrang, belastbar*, Arbeitsanfall,
          Zeitdruck, kühlen Kopf, klaren Kopf, Überblick`),
      },
      {
        name: { de: 'Wirtschaftlicher Wareneinsatz', en: 'Economical use of ingredients' },
        words: list(`
          Wareneinsatz*, wirtschaftlich, wirtschaftliche, Wirtschaftlichkeit, sparsam*, Kalkulation*, kalkulier*, Kosten*, Verschwendung,
          Lebensmittelverschwendung, Warenverbrauch, Resteverwertung, verwertet*, Einkauf*, Budget*, haushälterisch*, ressourcenschonend*,
          mit der Ware, mit Waren, mit Lebensmitteln`),
      },
    ],
  },
  'friseur-in': {
    titles: list(`
      Friseur*, Frisör*, *friseur, *friseurin, *friseurmeister, *friseurmeisterin, Coiffeur*, Hairstylist*, Haarstylist*, Topstylist*, Stylist*,
      Colorist*, Barber, Barbier, Haardesigner*, Salonleit*`),
    competences: [
      {
        name: { de: 'Handwerkliche Fertigkeit und Trendsicherheit', en: 'Craft skill and sense of trends' },
        words: list(`
          Handwerk*, Fertigkeit*, Haarschnitt*, Schnitttechnik*, *schnitte, Farbtechnik*, Strähnentechnik*, Coloration*, Trend*, modisch*,
          modern*, Styling*, stilsicher*, Stilgefühl, Geschmack*, kreativ*, Fingerfertigkeit, Geschick*, Frisur*, *frisuren`),
      },
      {
        name: { de: 'Beratung und Kundenbindung', en: 'Advice and client loyalty' },
        words: list(`
          Beratung*, *beratung, berät, beriet, beraten, Kundenbindung, Stammkund*, Kundenstamm*, Kundenwunsch*, Kundenwünsche*, Wünsche,
          Kundenzufriedenheit, kundenorientiert*, Kundenorientierung, einfühlsam*, Einfühlung*, typgerecht*, kamen _ wieder, kommen _ wieder,
          weiterempf*`),
      },
      {
        name: { de: 'Hygiene und Hautschutz', en: 'Hygiene and skin protection' },
        words: list(`
          Hygien*, *hygiene, Sauber*, desinfi*, Desinfektion*, Hautschutz*, Hautpflege, Hautverträglichkeit, Handschuhe*, Schutzhandschuhe*,
          Allergie*, Reinigung*, gereinigt*, reinlich*, Arbeitsschutz*, Gesundheitsschutz*, Umgang mit Chemikalien, gepflegten Arbeitsplatz,
          gepflegter Arbeitsplatz`),
      },
      {
        name: { de: 'Verkaufstalent', en: 'Sales talent' },
        words: list(`
          Verkaufstalent*, Verkaufsgeschick, Verkaufserfolg*, Verkaufsgespräch*, Verkaufsstärke, verkaufsstark*, verkäuferisch*, verkaufte,
          verkauft, verkaufen, Verkauf, Zusatzverkauf*, Zusatzverkäufe*, *umsatz, *umsätze, Pflegeprodukt*, Haarpflegeprodukt*,
          Produktempfehlung*, Produktberatung, geschäftstüchtig*`),
      },
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
      {
        name: { de: 'Gastorientierung und Umgangsformen', en: 'Guest focus and manners' },
        words: list(`
          gastorientiert*, Gastorientierung, Gastfreund*, Gastgeber*, Gästewünsche*, Wünsche, Umgangsform*, Manieren, höflich*, freundlich*,
          zuvorkommend*, aufmerksam*, charmant*, Herzlichkeit, herzliche Art, herzlichen Art, serviceorientiert*, Serviceorientierung, Auftreten`),
      },
      {
        name: { de: 'Belastbarkeit in Stoßzeiten', en: 'Resilience at peak times' },
        words: list(`
          belastbar*, Stoßzeit*, Spitzenzeit*, Hochbetrieb, Hochsaison, Andrang, Arbeitsanfall, Gästeaufkommen, Zeitdruck, Stress*, Hektik,
          hektisch*, Ruhe, ruhig*, gelassen*, Überblick, kühlen Kopf, klaren Kopf, Ausdauer, gewachsen`),
      },
      {
        name: { de: 'Speisen- und Getränkekenntnis', en: 'Knowledge of food and drink' },
        words: list(`
          Speisen*, Speisekarte*, Speisekenntnis*, Getränke*, Weine, Weinkenntnis*, Weinkarte*, Weinempfehlung*, Weinkunde, Cocktail*, Menükunde,
          Karte, Produktkenntnis*, Produktwissen*, Warenkenntnis*, Warenkunde*, Allergen*, kulinarisch*`),
      },
      {
        name: { de: 'Ehrlichkeit beim Kassieren', en: 'Honesty in handling cash' },
        words: list(`
          ehrlich*, vertrauenswürdig*, Vertrauen, Integrität, integer, integre, redlich*, aufrichtig*, unbestechlich*, anvertrauten Werten,
          Kasse, Tageskasse, Kassenführung, Kassenabrechnung*, Kassieren, kassierte, kassiert, Abrechnung*, Geld, Bargeld*`),
      },
    ],
  },
  'fotograf-in': {
    titles: list(`
      *fotograf, *fotografin, *photograph, *photographin, Fotografenmeister*, Fotodesigner*, Bildjournalist*, Fotojournalist*, Bildreporter*,
      Fotoreporter*, Fotoassistent*, Bildbearbeiter*, Fotokünstler*, Retuscheur*`),
    competences: [
      {
        name: { de: 'Bildsprache und Kreativität', en: 'Visual language and creativity' },
        words: list(`
          Bildsprache*, kreativ*, Idee, Ideen*, Bildidee*, einfallsreich*, Bildgestaltung*, gestalterisch*, Gestaltung*, Bildkomposition*,
          Komposition*, Bildaufbau, künstlerisch*, ästhetisch*, Ästhetik, Blick für, Auge für, Fantasie*, originell*, Stilsicher*`),
      },
      {
        name: { de: 'Technische Sicherheit', en: 'Technical command' },
        words: list(`
          Technik*, technisch*, *technik, Kameraführung, Kamerasystem*, Kameraeinstellung*, Belichtung*, Beleuchtung*, Licht*, Ausleuchtung*,
          ausgeleuchtet*, Bildbearbeitung*, Retusche*, retuschier*, Nachbearbeitung*, Farbmanagement, Photoshop, Lightroom, Ausrüstung`),
      },
      {
        name: { de: 'Umgang mit Menschen vor der Kamera', en: 'Handling people in front of the camera' },
        words: list(`
          Umgang mit Menschen, Menschen, Menschenkenntnis, Modell, Modellen, Models, Porträt*, Portrait*, vor der Kamera, einfühlsam*,
          Einfühlung*, Empathie, empathisch*, Fingerspitzengefühl, Lampenfieber, lockere Art, lockeren Art, Atmosphäre, kommunikativ*,
          Kommunikation*`),
      },
      {
        name: { de: 'Termintreue und Rechtebewusstsein', en: 'Punctual delivery and rights awareness' },
        words: list(`
          Termin*, Frist*, Deadline*, pünktlich*, rechtzeitig*, Liefertreue, Abgabe*, Auftragstreue, auftragsgerecht*, Redaktionsschluss,
          Briefing*, Bildrecht*, Nutzungsrecht*, Persönlichkeitsrecht*, Urheberrecht*, Rechtebewusstsein, rechtlich*, Lizenz*, Einwilligung*,
          Datenschutz*`),
      },
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
      {
        name: { de: 'Analytisches Denken und Methodik', en: 'Analytical thinking and method' },
        words: list(`
          analytisch*, Analyse*, analysier*, Analytik, methodisch*, Methodik*, Methoden*, systematisch*, Systematik, strukturiert*, logisch*,
          konzeptionell*, Denken, Denkvermögen, Auffassungsgabe, Urteil*, Zusammenhänge*, durchdrang, durchdringt, scharfsinnig*`),
      },
      {
        name: { de: 'Fachtiefe und Normenkenntnis', en: 'Technical depth and knowledge of standards' },
        words: list(`
          Fachwissen*, Fachkenntnis*, Fachkompetenz*, Fachtiefe, Fachgebiet*, fachlich*, Kenntnisse, Spezialist*, technisches Wissen, Expertise,
          Expertin, Know-how, fundiert*, versiert*, Norm, Normen*, Richtlinie*, Regelwerk*, Vorschriften, Konformität*`),
      },
      {
        name: { de: 'Problemlösung und Innovation', en: 'Problem solving and innovation' },
        words: list(`
          Probleme*, Problemlösung*, Problemstellung*, Lösung*, löste, löst, gelöst*, Innovation*, innovativ*, Neuerung*, Neuentwicklung*,
          Weiterentwicklung*, erfinder*, Patent*, Idee, Ideen*, kreativ*, einfallsreich*, Verbesserung*, optimier*`),
      },
      {
        name: { de: 'Projekt- und Schnittstellenarbeit', en: 'Project and interface work' },
        words: list(`
          Projekt*, *projekt, *projekte, *projekten, Schnittstelle*, bereichsübergreifend*, abteilungsübergreifend*, fachübergreifend*,
          interdisziplinär*, Abstimmung*, abgestimmt*, Koordination, koordinier*, Fachbereiche*, Fachabteilung*, Fertigung, Entwicklungsteam*`),
      },
    ],
  },
  'kassierer-in': {
    titles: list(`
      *kassierer, *kassiererin, *kassier, *kassierin, Kassenkraft, Kassenmitarbeiter*, Kassenaufsicht, Kassenhilfe, Kassenaushilfe,
      Kassenfachkraft, Kassenangestellte*, Mitarbeiter an der Kasse, Mitarbeiterin an der Kasse, Aushilfe an der Kasse,
      Mitarbeiter _ Kassenbereich, Mitarbeiterin _ Kassenbereich`),
    competences: [
      {
        name: { de: 'Ehrlichkeit und Vertrauenswürdigkeit', en: 'Honesty and trustworthiness' },
        words: list(`
          ehrlich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität, integer, integre, integren, integrer,
          redlich*, aufrichtig*, unbestechlich*, anvertrauten Werten, anvertrauten Gelder*, Umgang mit Geld, Umgang mit _ Geld, Geld, Bargeld*,
          Gelder`),
      },
      {
        name: { de: 'Genauigkeit und Schnelligkeit', en: 'Accuracy and speed' },
        words: list(`
          genau, genaue*, Genauigkeit, präzise*, Präzision, exakt*, sorgfältig*, Sorgfalt, gewissenhaft*, fehlerfrei*, fehlerlos*, akkurat*,
          Schnelligkeit, schnell und, und schnell, zügig*, flink*, flott*, *tempo, Geschwindigkeit`),
      },
      {
        name: { de: 'Freundlichkeit', en: 'Friendliness' },
        words: list(`
          freundlich*, kundenfreundlich*, höflich*, zuvorkommend*, liebenswürdig*, entgegenkommend*, warmherzig*, aufgeschlossen*, aufmerksam*,
          sympathisch*, charmant*, nett, nette, netten, Herzlichkeit, herzliche Art, herzlichen Art, lächel*, gute Laune`),
      },
      {
        name: { de: 'Ruhe bei hohem Andrang', en: 'Calm under pressure' },
        words: list(`
          Ruhe, ruhig*, gelassen*, Andrang, Hochbetrieb, Stoßzeit*, Spitzenzeit*, Kundenaufkommen, Warteschlange*, belastbar*, Belastung*,
          Stress*, Hektik, hektisch*, Zeitdruck, Arbeitsanfall, kühlen Kopf, klaren Kopf, Überblick, gewachsen`),
      },
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
      {
        name: { de: 'Genauigkeit und Zuverlässigkeit', en: 'Accuracy and reliability' },
        words: list(`
          genau, genaue*, Genauigkeit, präzise*, Präzision, akribisch*, Akribie, akkurat*, sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*,
          fehlerfrei*, fehlerlos*, zuverlässig*, verlässlich*, Verlass, ordnungsgemäß*, uns stets verlassen, uns jederzeit verlassen`),
      },
      {
        name: { de: 'Fach- und Steuerrechtskenntnis', en: 'Knowledge of accounting and tax rules' },
        words: list(`
          Steuerrecht*, *steuerrecht, Steuern, steuerlich*, Steuerfragen, Handelsrecht*, HGB, IFRS, Bilanz*, Buchführung*, *buchhaltung,
          Rechnungslegung*, Rechnungswesen, Kontierung*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, DATEV, SAP`),
      },
      {
        name: { de: 'Diskretion und Integrität', en: 'Discretion and integrity' },
        words: list(`
          diskret*, verschwiegen*, vertraulich*, Stillschweigen, Geheimhaltung, vertrauenswürdig*, Vertrauen, Vertrauensstellung,
          Vertrauensperson, Integrität, integer, integre, integren, ehrlich*, redlich*, aufrichtig*, unbestechlich*, loyal*, Datenschutz*,
          anvertrauten Werten`),
      },
      {
        name: { de: 'Termintreue bei Abschlüssen', en: 'Meeting closing deadlines' },
        words: list(`
          Termin*, Frist*, Meldefrist*, Abgabefrist*, Abschlussarbeiten, Abschlusstermin*, *abschluss, *abschlüsse, *abschlüssen, pünktlich*,
          rechtzeitig*, zeitgerecht*, Stichtag*, Zeitvorgabe*, Zeitplan*, Zeitdruck`),
      },
    ],
  },
  'elektriker-in': {
    titles: list(`
      *elektriker, *elektrikerin, *elektroniker, *elektronikerin, Elektroinstallateur*, Elektrofachkraft, Elektromonteur*, Elektromeister*,
      Elektrikermeister*, Elektrotechniker*, Elektroanlagenmonteur*, Elektroanlageninstallateur*, Elektrogeselle*, Elektrogesellin,
      Elektrohelfer*, Schaltschrankbauer*, Schaltschrankmonteur*, Photovoltaikmonteur*, Solarmonteur*, Solarteur*`),
    competences: [
      {
        name: { de: 'Fachkönnen und Normensicherheit', en: 'Skill and command of standards' },
        words: list(`
          Fachkönnen, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, fachgerecht*, fachmännisch*, Handwerk*, *liches Können,
          Elektrotechnik, elektrotechnisch*, Schaltplan*, Schaltpläne*, versiert*, VDE, DGUV, Norm, Normen*, Vorschriften, Kenntnisse`),
      },
      {
        name: { de: 'Sicherheitsbewusstsein', en: 'Safety awareness' },
        words: list(`
          Sicherheit*, Arbeitssicherheit*, Betriebssicherheit, Anlagensicherheit, Unfall*, Unfälle*, Arbeitsschutz*, Schutzausrüstung*,
          Schutzmaßnahme*, Schutzvorschrift*, PSA, Umsicht, umsichtig*, Vorsicht, vorsichtig*, Gefahr, Gefahren*, Gefährdung*, Unterweisung*`),
      },
      {
        name: { de: 'Systematische Fehlersuche', en: 'Systematic fault finding' },
        words: list(`
          Fehlersuche*, Fehlerquelle*, Fehlerursache*, Fehlerdiagnose*, Fehleranalyse*, Fehlerbehebung*, fand Fehler, findet Fehler, Störung*,
          Diagnose*, diagnostizier*, Ursache*, systematisch*, Systematik, methodisch*, analytisch*, behob, behoben*, Problemlösung*, Messung*`),
      },
      {
        name: { de: 'Selbstständigkeit auf der Baustelle', en: 'Independence on site' },
        words: list(`
          selbstständig*, selbständig*, eigenständig*, eigenverantwortlich*, Eigenverantwortung, Eigenregie, ohne Anleitung, ohne Aufsicht,
          auf sich gestellt, allein verantwortlich, unabhängig*, Baustelle*, *baustelle, *baustellen, vor Ort, Montageeinsatz, Montageeinsätze*,
          Kundendienst`),
      },
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
      {
        name: { de: 'Fachwissen in Sprachen und Frameworks', en: 'Command of languages and frameworks' },
        words: list(`
          Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, Programmiersprache*, Programmierkenntnis*, Sprachen, Framework*, Technologie*,
          technologisch*, technisches Wissen, technische Kenntnisse, technischen Kenntnisse*, Softwareentwicklung*, Know-how, Expertise,
          versiert*, Kenntnisse, TypeScript, Python`),
      },
      {
        name: { de: 'Problemlösung und Codequalität', en: 'Problem solving and code quality' },
        words: list(`
          Probleme*, Problemlösung*, Problemstellung*, Lösung*, löste, löst, gelöst*, Code, Quellcode*, Quelltext*, Softwarequalität,
          Softwarearchitektur*, Architektur*, wartbar*, Tests, getestet*, Testabdeckung, Refactoring*, Fehlerbild*, Debugging`),
      },
      {
        name: { de: 'Lernbereitschaft', en: 'Willingness to learn' },
        words: list(`
          lernbereit*, lernwillig*, Lernwille*, lernfähig*, lernte schnell, lernt schnell, lernte _ hinzu, Weiterbildung*, Fortbildung*,
          bildete sich, bildet sich, Schulung*, Seminar*, *konferenzen, auf dem Laufenden, wissbegierig*, Neugier*, Einarbeitung*,
          eignete sich _ an, eignet sich _ an`),
      },
      {
        name: { de: 'Teamarbeit in agilen Vorgehen', en: 'Teamwork in agile methods' },
        words: list(`
          hilfsbereit*, Teamarbeit, teamfähig*, Teamplayer*, Teamgeist, teamorientiert*, Teammitglied*, im Team, Entwicklungsteam*,
          Entwicklerteam*, Projektteam*, agil*, Scrum, Kanban, Sprint*, Review*, Pair Programming, kooperativ*, Wissensweitergabe`),
      },
    ],
  },
  'mechaniker-in': {
    titles: list(`
      *mechaniker, *mechanikerin, *mechatroniker, *mechatronikerin, Mechanikermeister*, Mechatronikermeister*, *schlosser, *schlosserin,
      Schlossermeister*, Zerspaner*, Instandhalter*, Monteur, Monteurin, Industriemonteur*, Servicemonteur*, Maschinenmonteur*,
      Servicetechniker*, Kfz-Techniker*, Kfz-Meister*, Industriemeister*, Werkstattmeister*, Dreher, Dreherin, Fräser, Fräserin`),
    competences: [
      {
        name: { de: 'Handwerkliches Geschick', en: 'Manual skill' },
        words: list(`
          Handwerk*, Geschick*, Fingerfertigkeit, Fertigkeit*, fachgerecht*, fachmännisch*, Fachkönnen, *liches Können, Montage*, montier*,
          Reparatur*, reparier*, Instandsetzung*, Werkzeug*, Schweiß*, passgenau*, Präzision, präzise*, Handgriff*`),
      },
      {
        name: { de: 'Diagnosefähigkeit', en: 'Diagnostic ability' },
        words: list(`
          Diagnose*, *diagnose, diagnostizier*, diagnostisch*, Fehlersuche*, Fehlerquelle*, Fehlerursache*, Fehlerbild*, Fehleranalyse*,
          Fehlerbehebung*, fand Fehler, findet Fehler, Störung*, Ursache*, Defekt*, Schadensbild*, Messgerät*, systematisch*, analytisch*,
          Problemlösung*`),
      },
      {
        name: { de: 'Sorgfalt und Sicherheit', en: 'Care and safety' },
        words: list(`
          sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*, genau, Genauigkeit, akkurat*, Sicherheit*, Arbeitssicherheit*, Betriebssicherheit,
          Verkehrssicherheit, Unfall*, Arbeitsschutz*, Schutzausrüstung*, Umsicht, umsichtig*, Umweltschutz*, Umweltauflagen, Vorschriften`),
      },
      {
        name: { de: 'Einsatzbereitschaft, auch in Schicht und Bereitschaft', en: 'Commitment, also in shifts and on call' },
        words: list(`
          Einsatz, einsatzbereit*, einsatzfreud*, Einsatzwille*, leistungsbereit*, engagiert*, Engagement, Fleiß, fleißig*, Schicht*, *schicht,
          Bereitschaft, Rufbereitschaft, Bereitschaftsdienst*, Überstunden, Mehrarbeit, Wochenend*, flexib*, sprang _ ein, eingesprungen`),
      },
    ],
  },
  'verkaeufer-in': {
    titles: list(`
      *verkäufer, *verkäuferin, Verkaufsberater*, Verkaufskraft, Verkaufshilfe, Verkaufsaushilfe, Verkaufsmitarbeiter*, Verkaufsassistent*,
      Einzelhandelskauf*, Einzelhändler*, Kauffrau im Einzelhandel, Kaufmann im Einzelhandel, Kauffrau für den Einzelhandel,
      Kaufmann für den Einzelhandel, Modeberater*, Einrichtungsberater*, Küchenberater*, Mitarbeiter im Verkauf, Mitarbeiterin im Verkauf,
      Aushilfe im Verkauf, Sales Assistant, Sales Associate, Store Assistant`),
    competences: [
      {
        name: { de: 'Verkaufsgeschick und Beratung', en: 'Sales skill and advice' },
        words: list(`
          Verkaufsgeschick, Verkaufstalent*, Verkaufserfolg*, Verkaufsgespräch*, Verkaufsergebnis*, verkaufsstark*, verkäuferisch*, verkaufte,
          verkauft, verkaufen, Zusatzverkäufe*, Umsatz*, Umsätze*, Beratung*, *beratung, berät, beriet, Kundenwünsche*, Kundenbindung,
          Stammkund*`),
      },
      {
        name: { de: 'Warenkenntnis', en: 'Product knowledge' },
        words: list(`
          Warenkenntnis*, Warenkunde*, Warenwissen, Warensortiment*, Warengruppe*, Produktkenntnis*, Produktwissen*, Produktpalette*, Sortiment*,
          Materialkunde, Materialkenntnis*, Markenkenntnis*, Artikelkenntnis*, kannte _ Ware, kennt _ Ware, Fachwissen*, Fachkenntnis*,
          Fachkompetenz*, fachkundig*, sachkundig*`),
      },
      {
        name: { de: 'Freundlichkeit und Auftreten', en: 'Friendliness and appearance' },
        words: list(`
          freundlich*, höflich*, zuvorkommend*, liebenswürdig*, entgegenkommend*, hilfsbereit*, aufmerksam*, aufgeschlossen*, sympathisch*,
          charmant*, kontaktfreudig*, Herzlichkeit, Auftreten, trat _ auf, tritt _ auf, gepflegt*, Erscheinung*, Ausstrahlung, Umgangsform*,
          Manieren`),
      },
      {
        name: { de: 'Ehrlichkeit', en: 'Honesty' },
        words: list(`
          ehrlich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität, integer, integre, integren, integrer,
          redlich*, aufrichtig*, unbestechlich*, anvertrauten Werten, anvertrauten Gelder*, Umgang mit Geld, Umgang mit _ Geld, Geld, Bargeld*`),
      },
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
      {
        name: { de: 'Führungsstil und Teamergebnis', en: 'Leadership style and team result' },
        words: list(`
          Führung, Führungsstil*, Führungsqualität*, Führungskompetenz*, führungsstark*, Mitarbeiterführung, Personalführung,
          führte _ Mitarbeit*, führte _ Team, leitete _ Team, Als Vorgesetzte, Als Vorgesetzter, delegier*, förder*, forderte, Arbeitsklima,
          Betriebsklima, Teamergebnis*, ihres Teams, seines Teams`),
      },
      {
        name: { de: 'Strategisches und unternehmerisches Denken', en: 'Strategic and entrepreneurial thinking' },
        words: list(`
          strateg*, Geschäftsstrategie*, unternehmerisch*, Unternehmergeist, vorausschauend*, Weitblick, Weitsicht, weitsichtig*, visionär*,
          zukunftsorientiert*, zukunftsweisend*, betriebswirtschaftlich*, kaufmännisch*, Geschäftssinn, Marktkenntnis*, langfristig*,
          ganzheitlich*, ergebnisorientiert*, Wachstum*, wirtschaftliches Denken`),
      },
      {
        name: { de: 'Durchsetzung und Entscheidungskraft', en: 'Assertiveness and decisiveness' },
        words: list(`
          durchsetz*, durchgesetzt*, setzte _ durch, setzt _ durch, Entscheidung*, entschied, entscheidet, entschieden, entschlossen*,
          entschluss*, konsequent*, Konsequenz, zielstrebig*, tatkräftig*, Tatkraft, energisch*, beharrlich*, Überzeugungskraft, Verhandlung*,
          verhandelte`),
      },
      {
        name: { de: 'Loyalität und Integrität', en: 'Loyalty and integrity' },
        words: list(`
          loyal*, Integrität, integer, integre, integren, integrer, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensverhältnis*,
          diskret*, verschwiegen*, vertraulich*, ehrlich*, aufrichtig*, redlich*, unbestechlich*, glaubwürdig*, geradlinig*, anvertrauten Werten`),
      },
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
      {
        name: { de: 'Sorgfalt und Fehlerquote', en: 'Care and error rate' },
        words: list(`
          sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*, genau, genaue*, Genauigkeit, präzise*, exakt*, akkurat*, ordentlich*, fehlerfrei*,
          fehlerlos*, fehlerarm*, Fehler, Fehlerquote*, Fehlerrate*, Kommissionierfehler*, Bestandsgenauigkeit, Fehlbestände*`),
      },
      {
        name: { de: 'Belastbarkeit', en: 'Resilience' },
        words: list(`
          belastbar*, Belastung*, Arbeitsanfall, Arbeitsspitzen, Spitzenzeit*, Stoßzeit*, Hochbetrieb, Saisonspitze*, Auftragsaufkommen,
          Zeitdruck, Termindruck, unter Druck, Stress*, Hektik, hektisch*, Ausdauer, ausdauernd*, Ruhe, gewachsen, Mehrarbeit`),
      },
      {
        name: { de: 'Umsicht und Arbeitssicherheit', en: 'Prudence and safety' },
        words: list(`
          Umsicht, umsichtig*, Sicherheit*, Arbeitssicherheit*, Arbeitsschutz*, Unfall*, Unfälle*, schadenfrei*, schadensfrei*,
          Ladungssicherung*, Gefahrgut*, Gefahrstoff*, Schutzausrüstung*, Vorsicht, vorsichtig*, vorausschauend*, Stapler, Gabelstapler*`),
      },
      {
        name: { de: 'Zuverlässigkeit und Ehrlichkeit', en: 'Reliability and honesty' },
        words: list(`
          zuverlässig*, verlässlich*, Verlass, uns stets verlassen, uns jederzeit verlassen, pünktlich*, pflichtbewusst*, ehrlich*,
          vertrauenswürdig*, Vertrauen, Vertrauensstellung, Integrität, integer, integre, redlich*, aufrichtig*, unbestechlich*,
          anvertrauten Werten, anvertrauten Waren`),
      },
    ],
  },
  reinigungskraft: {
    titles: list(`
      *reinigungskraft, *reinigungsfachkraft, Reinigungshilfe, Reinigungsmitarbeiter*, Gebäudereiniger*, Glasreiniger*, Unterhaltsreiniger*,
      Reiniger, Reinigerin, Raumpfleger*, Putzkraft, Putzhilfe, Putzfrau, Haushaltshilfe, Zimmermädchen, Zimmerfrau, Zimmerservicekraft, Roomboy,
      Housekeeper, Housekeeping*, Mitarbeiter _ Reinigung, Mitarbeiterin _ Reinigung, Mitarbeiter im Reinigungsdienst,
      Mitarbeiterin im Reinigungsdienst`),
    competences: [
      {
        name: { de: 'Gründlichkeit', en: 'Thoroughness' },
        words: list(`
          gründlich*, Sauber*, reinlich*, Hygien*, sorgfältig*, Sorgfalt, gewissenhaft*, penibel*, akribisch*, akkurat*, makellos*, blitzblank*,
          ordentlich*, streifenfrei*, rückstandslos*, genau, Genauigkeit, Auge für, Liebe zum Detail`),
      },
      {
        name: { de: 'Zuverlässigkeit und Pünktlichkeit', en: 'Reliability and punctuality' },
        words: list(`
          zuverlässig*, verlässlich*, Verlass, uns stets verlassen, uns jederzeit verlassen, pünktlich*, rechtzeitig*, termin*, pflichtbewusst*,
          Pflichtgefühl, pflichttreu*, beständig*, fehlte nie, nie gefehlt, vereinbarten Zeit, vereinbarten Zeiten, Dienstbeginn, Arbeitsbeginn`),
      },
      {
        name: { de: 'Ehrlichkeit und Diskretion', en: 'Honesty and discretion' },
        words: list(`
          ehrlich*, diskret*, verschwiegen*, vertraulich*, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität,
          integer, integre, redlich*, aufrichtig*, loyal*, Schlüssel, Schlüsseln, Zugangscode*, Privatsphäre, anvertrauten Werten,
          anvertrauten Räume*`),
      },
      {
        name: { de: 'Selbstständigkeit', en: 'Independence' },
        words: list(`
          selbstständig*, selbständig*, eigenständig*, eigenverantwortlich*, Eigenverantwortung, Eigenregie, ohne Anleitung, ohne Aufsicht,
          ohne Kontrolle, ohne Anweisung, unaufgefordert*, auf sich gestellt, allein verantwortlich, von sich aus, unabhängig*,
          teilte sich _ ein, teilt sich _ ein, sah selbst, sieht selbst`),
      },
    ],
  },
  'rezeptionist-in': {
    titles: list(`
      *rezeptionist, *rezeptionistin, Empfangsmitarbeiter*, Empfangssekretär*, Empfangsdame, Empfangsherr, Empfangskraft, Empfangschef*,
      Empfangsleit*, Empfangsassistent*, Rezeptionsmitarbeiter*, Rezeptionsleit*, Front Office*, Frontoffice*, Front Desk*, Guest Relation*,
      Guest Service*, Night Auditor, Nachtportier*, Portier, Portierin, Concierge, Hotelfachfrau, Hotelfachmann, Hotelkauf*, Telefonist*,
      Mitarbeiter am Empfang, Mitarbeiterin am Empfang, Mitarbeiter _ Rezeption, Mitarbeiterin _ Rezeption`),
    competences: [
      {
        name: { de: 'Auftreten und Umgangsformen', en: 'Appearance and manners' },
        words: list(`
          Auftreten, trat _ auf, tritt _ auf, Umgangsform*, höflich*, freundlich*, zuvorkommend*, aufmerksam*, verbindlich*, charmant*, gewandt*,
          souverän*, gepflegt*, Erscheinung*, Gastfreund*, gastorientiert*, Gastorientierung, Gastgeber*, taktvoll*, repräsent*`),
      },
      {
        name: { de: 'Organisation und Überblick', en: 'Organisation and overview' },
        words: list(`
          Organisation*, organisier*, organisatorisch*, Überblick, überblickt*, strukturiert*, systematisch*, planvoll, Planung*,
          vorausschauend*, koordinier*, Koordination, umsichtig*, Umsicht, Priorität*, im Griff, Belegung*, Reservierung*, Buchungssystem*,
          Terminplanung`),
      },
      {
        name: { de: 'Fremdsprachen', en: 'Foreign languages' },
        words: list(`
          Fremdsprach*, Sprachkenntnis*, Sprachen, sprachlich*, sprachgewandt*, mehrsprachig*, zweisprachig*, *sprachig, *sprachige, *sprachigen,
          *sprachkenntnisse, Englisch*, Französisch*, Spanisch*, Italienisch*, Polnisch*, Niederländisch*, verhandlungssicher*, Wort und Schrift,
          internationalen Gästen`),
      },
      {
        name: { de: 'Diskretion und Vertrauenswürdigkeit', en: 'Discretion and trustworthiness' },
        words: list(`
          diskret*, verschwiegen*, vertraulich*, Stillschweigen, vertrauenswürdig*, Vertrauen, Vertrauensstellung, Vertrauensperson, Integrität,
          integer, integre, integren, ehrlich*, redlich*, aufrichtig*, loyal*, Privatsphäre, Datenschutz*, anvertrauten Werten`),
      },
    ],
  },
  'fitnesstrainer-in': {
    titles: list(`
      Fitnesstrainer*, Fitness-Trainer*, Fitnesscoach*, Fitnessbetreuer*, Fitnessberater*, Fitnessinstruktor*, Fitnessfachwirt*, Fitnessökonom*,
      Fitnesskauf*, Sport- und Fitnesskauf*, Personaltrainer*, Personal Trainer*, Trainer, Trainerin, Kurstrainer*, Kursleit*, Gruppentrainer*,
      Gesundheitstrainer*, Rehatrainer*, Reha-Trainer*, Rückentrainer*, Trainingsbetreuer*, Übungsleit*, Sporttherapeut*, Sportlehrer*,
      Sportwissenschaftler*, Yogalehrer*, Pilatestrainer*, Aerobictrainer*`),
    competences: [
      {
        name: { de: 'Fachwissen (Lizenzen) und Sicherheit', en: 'Knowledge (licences) and safety' },
        words: list(`
          Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, Lizenz*, *lizenz, Trainingslehre, Trainingswissen*, Trainingsmethod*,
          Trainingsplan*, Trainingspläne*, Anatomie, anatomisch*, sportwissenschaftlich*, Ernährung*, Sicherheit*, Unfall*, Verletzung*,
          Erste Hilfe, Geräteeinweisung*`),
      },
      {
        name: { de: 'Motivationsfähigkeit', en: 'Ability to motivate' },
        words: list(`
          Motivationsfähigkeit, Motivationstalent, Motivationskraft, motivierend*, motivieren, motivierte Mitglieder, motivierte _ Mitglieder,
          motiviert _ Mitglieder, motivierte _ Teilnehm*, begeister*, mitreißend*, mitzureißen, riss _ mit, Ansporn*, anzuspornen, spornte,
          spornt, ermutig*, animier*, Ausstrahlung`),
      },
      {
        name: { de: 'Kundenbindung und Verkauf', en: 'Member retention and sales' },
        words: list(`
          Kundenbindung, Mitgliederbindung, Mitgliedergewinnung, Mitgliederbetreuung, Mitgliederzufriedenheit, Neumitglied*, Stammkund*, Verkauf,
          verkaufte, verkauft, Verkaufsgespräch*, Verkaufstalent*, Verkaufserfolg*, verkaufsstark*, Vertragsabschluss*, Vertragsabschlüsse*,
          Probetraining*, Beratungsgespräch*, Umsatz*, Umsätze*`),
      },
      {
        name: { de: 'Einfühlung im Umgang mit Zielgruppen', en: 'Tact with different groups' },
        words: list(`
          einfühlsam*, Einfühlung*, Empathie, empathisch*, Fingerspitzengefühl, geduldig*, Geduld, verständnisvoll*, zugewandt*, Rücksicht*,
          Zielgruppe*, Altersgruppe*, Anfänger*, Senioren*, Bedürfniss*, individuell*, ging _ ein, geht _ ein, einzugehen, eingegangen`),
      },
    ],
  },
  'grafikdesigner-in': {
    titles: list(`
      Grafikdesigner*, Grafik-Designer*, Graphikdesigner*, Grafiker*, Werbegrafiker*, Infografiker*, Mediengestalter*, Mediendesigner*,
      Kommunikationsdesigner*, Webdesigner*, Screendesigner*, Interfacedesigner*, Corporate Designer*, Designer, Designerin, Motiondesigner*,
      Layouter*, Reinzeichner*, Illustrator, Illustratorin, Art Director*, Artdirector*, Artdirektor*, Creative Director*, Kreativdirektor*,
      Gestalter, Gestalterin`),
    competences: [
      {
        name: { de: 'Kreativität und Stilsicherheit', en: 'Creativity and sense of style' },
        words: list(`
          kreativ*, Idee, Ideen*, einfallsreich*, originell*, stilsicher*, Stil, Stilgefühl, gestalterisch*, Gestaltung*, ästhetisch*, Ästhetik,
          Geschmack*, künstlerisch*, Formgefühl, Bildsprache, Entwurf*, Entwürfe*, Typografie*, typografisch*`),
      },
      {
        name: { de: 'Beherrschung der Programme (z. B. Adobe CC, Figma)', en: 'Software command (e.g. Adobe CC, Figma)' },
        words: list(`
          Programme, Programmen, Programmkenntnis*, Grafikprogramm*, Layoutprogramm*, Software*, Adobe, Creative Cloud, InDesign, Photoshop,
          Illustrator, After Effects, Figma, Werkzeuge, Tools, technisch*, Reinzeichnung*, Druckvorstufe, Druckdaten*, Bildbearbeitung*`),
      },
      {
        name: { de: 'Umsetzung von Briefings', en: 'Delivering to brief' },
        words: list(`
          Briefing*, Umsetzung*, umgesetzt*, umzusetzen, setzte _ um, setzt _ um, Vorgaben, Kundenvorgabe*, Gestaltungsvorgabe*, Kundenwunsch*,
          Kundenwünsche*, Wünsche, Kundenerwartung*, Corporate Design, Styleguide*, Gestaltungsrichtlinie*, markenkonform*, zielgruppengerecht*,
          Aufgabenstellung*, Auftraggeb*`),
      },
      {
        name: { de: 'Termintreue und Kritikfähigkeit', en: 'Deadlines and openness to criticism' },
        words: list(`
          Termin*, Frist*, Deadline*, pünktlich*, rechtzeitig*, Abgabe*, Zeitvorgabe*, Zeitplan*, Zeitdruck, Kritik*, konstruktiv*, Feedback*,
          Rückmeldung*, Anregung*, Korrekturen, Korrekturwünsche*, Korrekturschleife*, Änderungswünsche*, offen für`),
      },
    ],
  },
  'krankenpfleger-in': {
    titles: list(`
      *krankenpfleger, *krankenpflegerin, Gesundheitspfleger*, Altenpfleger*, Intensivpfleger*, Anästhesiepfleger*, Pfleger, Pflegerin,
      Diplompfleger*, *krankenschwester, Intensivschwester*, Stationsschwester*, Pflegefachfrau, Pflegefachmann, Pflegefachperson,
      *pflegefachkraft, *pflegekraft, Pflegehilfskraft, Pflegehelfer*, Krankenpflegehelfer*, Altenpflegehelfer*, Pflegeassistent*, Stationsleit*,
      Wohnbereichsleit*, Praxisanleiter*, Mitarbeiter in der Pflege, Mitarbeiterin in der Pflege`),
    competences: [
      {
        name: { de: 'Fachlichkeit und Sorgfalt', en: 'Professional skill and care' },
        words: list(`
          Fachlich*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachgerecht*, pflegerisch*, Pflegewissen*, Pflegequalität, Pflegestandard*,
          Grundpflege, Behandlungspflege, Wundversorgung*, medizinisch*, Notfall*, Kenntnisse, sorgfältig*, Sorgfalt, gewissenhaft*, gründlich*,
          verantwortungsbewusst*`),
      },
      {
        name: { de: 'Empathie und Patientenorientierung', en: 'Empathy and patient focus' },
        words: list(`
          Empathie, empathisch*, einfühlsam*, Einfühlung*, Mitgefühl, mitfühlend*, Zuwendung, zugewandt*, patientenorientiert*,
          Patientenorientierung, fürsorglich*, Fürsorge, liebevoll*, Geduld, geduldig*, verständnisvoll*, Bedürfniss*, menschlich*, respektvoll*,
          Herzlichkeit`),
      },
      {
        name: { de: 'Belastbarkeit im Schichtdienst', en: 'Resilience in shift work' },
        words: list(`
          belastbar*, Belastung*, Schicht, Schichten, Schichtdienst*, Schichtarbeit, Wechselschicht*, Nachtdienst*, Nachtschicht*, Nachtwache*,
          in Nächten, Arbeitsanfall, Patientenaufkommen, Zeitdruck, unter Druck, Stress*, Hektik, Ruhe, Überblick, gewachsen`),
      },
      {
        name: { de: 'Hygiene, Dokumentation, Verschwiegenheit', en: 'Hygiene, documentation, confidentiality' },
        words: list(`
          Hygien*, *hygiene, Infektionsschutz*, Desinfektion*, Sauber*, Dokumentation*, *dokumentation, dokumentier*, Pflegebericht*,
          Pflegeplanung*, verschwiegen*, Schweigepflicht*, Stillschweigen, diskret*, vertraulich*, Datenschutz*`),
      },
    ],
  },
  'projektmanager-in': {
    titles: list(`
      *projektmanager, *projektmanagerin, Projekt-Manager, Projekt-Managerin, *projektleiter, *projektleiterin, *projektleitung,
      Projektverantwortliche*, Projektkoordinator*, Projektsteuerer*, Projektreferent*, Projektassistent*, Projektmitarbeiter*, Project Manager*,
      Project Lead, Programmmanager*, Programm-Manager*, Program Manager*, Projektmanagement-Fach*, PMO, Scrum Master*`),
    competences: [
      {
        name: { de: 'Planung und Struktur', en: 'Planning and structure' },
        words: list(`
          Planung*, *planung, plante, plant, geplant*, planvoll, planerisch*, Projektplan*, Projektpläne*, Struktur*, organisier*, Organisation*,
          organisatorisch*, systematisch*, methodisch*, Methoden*, Überblick, vorausschauend*, Priorität*, koordinier*`),
      },
      {
        name: { de: 'Führung ohne Weisungsrecht', en: 'Leading without authority' },
        words: list(`
          Führung, Führungsstärke, Teamführung, laterale*, führte _ Team, führte _ Projektteam*, führt _ Team, leitete _ Team,
          leitete _ Projektteam*, Projektteam*, Projektbeteiligte*, interdisziplinär*, motivierend*, motivierte _ Team, steuerte, steuert,
          Steuerung*, delegier*, Überzeugungskraft, anzuleiten`),
      },
      {
        name: { de: 'Kommunikation und Konfliktlösung', en: 'Communication and conflict resolution' },
        words: list(`
          Kommunikation*, kommunikativ*, kommunizier*, Konflikt*, vermittel*, Vermittlung, Moderation*, moderier*, Verhandlung*, verhandelte,
          diplomatisch*, ausgleichend*, Interessenausgleich, Kompromiss*, Einigung*, Gesprächsführung, Abstimmung*, Absprache, Absprachen,
          Stakeholder*`),
      },
      {
        name: { de: 'Ziel-, Kosten- und Termintreue', en: 'Delivery on goal, cost and time' },
        words: list(`
          Termin*, Liefertermin*, Frist*, Kosten*, Budget*, Zeitrahmen, Zeitvorgabe*, Zielerreichung, Ziel, Ziele, Zielen, Zielvorgabe*,
          Projektziel*, Projekterfolg*, zielorientiert*, zielstrebig*, rechtzeitig*, pünktlich*, wirtschaftlich, Wirtschaftlichkeit`),
      },
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
      {
        name: { de: 'Strategie und Kreativität', en: 'Strategy and creativity' },
        words: list(`
          strateg*, *strategie, *strategien, kreativ*, Idee, Ideen*, einfallsreich*, originell*, Konzept*, innovativ*, Innovation*, Kampagne*,
          Positionierung*, Markenführung, Markenauftritt*, Markenbildung, Zielgruppe*, Trend*, Gespür, gestalterisch*`),
      },
      {
        name: { de: 'Analyse und Erfolgsmessung', en: 'Analysis and measurement' },
        words: list(`
          Analyse*, *analyse, *analysen, analysier*, analytisch*, Erfolgsmessung*, Erfolgskontrolle*, Kennzahl*, KPI, KPIs, ROI, Auswertung*,
          ausgewertet*, wertete _ aus, Reporting*, Controlling, messbar*, Marktforschung*, datenbasiert*, datengetrieben*`),
      },
      {
        name: { de: 'Budgetdisziplin', en: 'Budget discipline' },
        words: list(`
          Budget*, *budget, *budgets, *etat, Kosten*, Ausgaben, Mitteleinsatz, finanziell*, eingesetzten Mittel, Ressourcen*, Kalkulation*,
          kalkulier*, sparsam*, wirtschaftlich, Wirtschaftlichkeit`),
      },
      {
        name: { de: 'Zusammenarbeit mit Vertrieb und Agenturen', en: 'Working with sales and agencies' },
        words: list(`
          Vertrieb*, Außendienst*, Agentur*, *agentur, *agenturen, Dienstleister*, Freelancer*, externe Partner, externen Partnern,
          Produktmanagement, Schnittstelle*, bereichsübergreifend*, abteilungsübergreifend*, interdisziplinär*, Abstimmung*, abgestimmt*,
          Koordination, koordinier*, Kooperation*, kooperativ*`),
      },
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
      {
        name: { de: 'Serviceorientierung und Freundlichkeit', en: 'Service focus and friendliness' },
        words: list(`
          serviceorientiert*, Serviceorientierung, Service-Orientierung, Servicegedanke*, Servicebereitschaft, Servicequalität, dienstleistungs*,
          kundenorientiert*, Kundenorientierung, kundenfreundlich*, Kundenzufriedenheit, Kundenwünsche*, freundlich*, höflich*, zuvorkommend*,
          entgegenkommend*, hilfsbereit*, aufmerksam*, liebenswürdig*, nett`),
      },
      {
        name: { de: 'Kommunikation und Deeskalation', en: 'Communication and de-escalation' },
        words: list(`
          Kommunikation*, kommunikativ*, Gespräche, Gesprächen, Gesprächsführung, deeskal*, Beschwerde*, Reklamation*, Konflikt*, verärgerte*,
          aufgebrachte*, schwierigen Kund*, geduldig*, Geduld, beruhig*, sachlich*, diplomatisch*, Fingerspitzengefühl, redegewandt*, am Telefon`),
      },
      {
        name: { de: 'Produktwissen', en: 'Product knowledge' },
        words: list(`
          Produktwissen*, Produktkenntnis*, Produktpalette*, Produkte, Produkten, Sortiment*, Warenkenntnis*, Tarif*, Vertragskenntnis*,
          Leistungsangebot*, Portfolio*, Fachwissen*, Fachkenntnis*, Fachkompetenz*, fachlich*, fachkundig*, sachkundig*, auskunftsfähig*,
          auskunftssicher*`),
      },
      {
        name: { de: 'Effizienz und Belastbarkeit', en: 'Efficiency and resilience' },
        words: list(`
          effizient*, Effizienz, zügig*, produktiv*, Bearbeitungszeit*, Kennzahl*, Arbeitspensum, Pensum, belastbar*, Belastung*, Arbeitsanfall,
          *aufkommen, Zeitdruck, unter Druck, Stress*, Hektik, hektisch*, Ausdauer, Ruhe, gewachsen`),
      },
    ],
  },
}
