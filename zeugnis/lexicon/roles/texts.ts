import type { RoleTexts } from '../../model/role.ts'

/** What a reference in each occupation names, and what often goes wrong. */
export const roleTexts: Readonly<Record<string, RoleTexts>> = {
  'koch-in': {
    tasks: [
      { de: 'Zubereitung kalter und warmer Speisen nach Karte und Rezeptur', en: 'Preparing hot and cold dishes to set menus and recipes' },
      { de: 'Mise en Place und Führung des eigenen Postens', en: 'Mise en place and running a section of the kitchen' },
      {
        de: 'Planung von Menüs und Tagesgerichten einschließlich Kalkulation des Wareneinsatzes',
        en: 'Planning menus and daily specials, including food costing',
      },
      { de: 'Bestellung, Annahme und Lagerung der Waren', en: 'Ordering, receiving and storing goods' },
      {
        de: 'Einhaltung und Dokumentation der HACCP-Vorgaben sowie der Allergenkennzeichnung',
        en: 'Following HACCP procedures and keeping hygiene and allergen records',
      },
      { de: 'Vorbereitung und Durchführung von Banketten und Buffets', en: 'Preparing and running banquets and buffets' },
      { de: 'Anleitung von Auszubildenden und Küchenhilfen', en: 'Guiding apprentices and kitchen assistants' },
    ],
    pitfalls: [
      {
        de: 'Hygiene unerwähnt zu lassen, wirkt wie Kritik (beredtes Schweigen).',
        en: 'Leaving hygiene out reads as criticism (eloquent silence).',
      },
      {
        de: 'Posten und Rang (Commis, Demichef, Chef de Partie) fehlen oder sind falsch: Für Küchen sind sie die wichtigste Angabe.',
        en: 'Station and rank (commis, demi-chef, chef de partie) are missing or wrong: for kitchens they are the key fact.',
      },
      {
        de: 'Viel Lob für den Geschmack, kein Wort zum Wareneinsatz: Das klingt nach einer teuren Küche.',
        en: 'Much praise for flavour and not a word on food cost sounds like an expensive kitchen.',
      },
    ],
  },
  'friseur-in': {
    tasks: [
      { de: 'Typ- und Haarberatung der Kundschaft', en: 'Advising clients on hair and style' },
      { de: 'Damen-, Herren- und Kinderhaarschnitte', en: 'Cutting hair for women, men and children' },
      { de: 'Farb-, Strähnen- und Dauerwelltechniken', en: 'Applying colour, highlights and perms' },
      { de: 'Styling, Hochsteck- und Brautfrisuren', en: 'Styling hair, including updos and bridal styles' },
      { de: 'Kopfhaut- und Haarpflegebehandlungen', en: 'Giving scalp and hair-care treatments' },
      { de: 'Verkauf von Pflegeprodukten und Kassenabrechnung', en: 'Selling hair-care products and taking payment' },
      { de: 'Terminplanung sowie Reinigung und Hygiene des Arbeitsplatzes', en: 'Booking appointments and keeping the salon clean and hygienic' },
    ],
    pitfalls: [
      {
        de: 'Stammkundschaft und Kundenzufriedenheit nicht zu nennen, entwertet das Zeugnis.',
        en: 'Not naming regular clients and their satisfaction devalues the reference.',
      },
      {
        de: 'Meistertitel oder Salonleitung müssen genau bezeichnet werden (Handwerksrecht).',
        en: 'Master title or salon management must be named exactly (crafts law).',
      },
      {
        de: 'Eine Liste modischer Techniken ohne den Hinweis, ob jemand sie selbst ausführte oder nur vorbereitete.',
        en: 'A list of fashionable techniques that does not say whether someone performed or merely prepared them.',
      },
    ],
  },
  'kellner-in': {
    tasks: [
      { de: 'Empfang, Platzierung und Beratung der Gäste', en: 'Welcoming, seating and advising guests' },
      { de: 'Aufnahme und Bonierung von Bestellungen', en: 'Taking and entering orders' },
      { de: 'Servieren von Speisen und Getränken im eigenen Revier', en: 'Serving food and drinks in an assigned section' },
      { de: 'Getränke- und Weinempfehlung', en: 'Recommending wines and other drinks' },
      { de: 'Abrechnung und Führung der eigenen Kasse', en: 'Preparing bills and taking responsibility for a till' },
      { de: 'Eindecken, Vor- und Nachbereiten des Gastraums', en: 'Laying tables and getting the dining room ready before and after service' },
      { de: 'Umgang mit Reklamationen', en: 'Handling complaints' },
    ],
    pitfalls: [
      {
        de: 'Ohne Wort zu Ehrlichkeit oder Kasse entsteht ein Verdacht.',
        en: 'No word on honesty or the till raises suspicion.',
      },
      {
        de: '„Gesellig“ und ähnliche Wörter vermeiden: Sie werden in der Gastronomie besonders leicht umgedeutet.',
        en: 'Avoid „gesellig“ (sociable) and similar words: in hospitality they are easily twisted.',
      },
      {
        de: 'Beim Auftreten stehenzubleiben: Reklamationen, Tempo und Absprachen mit der Küche fehlen.',
        en: 'Stopping at manners: complaints, pace and co-ordination with the kitchen are missing.',
      },
    ],
  },
  'fotograf-in': {
    tasks: [
      { de: 'Konzeption und Durchführung von Aufnahmen', en: 'Planning and carrying out shoots' },
      { de: 'Licht- und Setgestaltung im Studio und vor Ort', en: 'Designing lighting and sets in the studio and on location' },
      { de: 'Auswahl, Bearbeitung und Retusche in Bildbearbeitungsprogrammen', en: 'Selecting, editing and retouching images' },
      { de: 'Abstimmung von Briefings mit den Auftraggebenden', en: 'Agreeing briefs with clients' },
      { de: 'Farbmanagement, Archivierung und Verschlagwortung', en: 'Managing colour, archiving and keywording images' },
      { de: 'Klärung von Bild-, Persönlichkeits- und Nutzungsrechten', en: 'Obtaining model releases and clearing usage rights' },
      { de: 'Pflege der Kamera- und Studiotechnik', en: 'Maintaining camera and studio equipment' },
    ],
    pitfalls: [
      {
        de: 'Aufnahmegebiete und Veröffentlichungen fehlen: Dann lässt sich das Können nicht einordnen.',
        en: 'Genres and publications are missing: the skill cannot be placed.',
      },
      {
        de: 'Kreativität loben, aber Termin- und Auftragstreue verschweigen, liest sich als Mangel.',
        en: 'Praising creativity but omitting delivery to the brief reads as a flaw.',
      },
      {
        de: 'Kamera- und Objektivlisten statt Verantwortung: Wer das Budget hielt und das Set leitete, sollte das lesen können.',
        en: 'Lists of cameras and lenses in place of responsibility: those who kept the budget and led the set should read about it.',
      },
    ],
  },
  'ingenieur-in': {
    tasks: [
      { de: 'Entwicklung und Auslegung technischer Komponenten', en: 'Designing and sizing technical components' },
      { de: 'Konstruktion und Simulation mit CAD- und CAE-Werkzeugen', en: 'Modelling and simulating with CAD and CAE tools' },
      {
        de: 'Erstellung von Lasten- und Pflichtenheften sowie technischer Dokumentation',
        en: 'Writing requirement specifications and technical documentation',
      },
      { de: 'Planung, Durchführung und Auswertung von Versuchen', en: 'Planning, running and evaluating tests' },
      { de: 'Abstimmung mit Fertigung, Einkauf, Lieferanten und Kundschaft', en: 'Coordinating with production, purchasing, suppliers and clients' },
      { de: 'Sicherstellung von Normen, CE-Konformität und Qualität', en: 'Ensuring quality and compliance with standards and CE requirements' },
      { de: 'Kosten- und Terminverfolgung in Projekten', en: 'Tracking project costs and schedules' },
      { de: 'Betreuung von Serienanlauf und Änderungen', en: 'Supporting production ramp-up and managing design changes' },
    ],
    pitfalls: [
      {
        de: 'Projekte ohne Rolle, Umfang und Ergebnis sind wertlos: Eigene Verantwortung benennen, Geheimhaltung beachten.',
        en: 'Projects without role, size and result say nothing: name the person’s own responsibility and respect secrecy.',
      },
      {
        de: 'Die Berufsbezeichnung „Ingenieur“ ist landesrechtlich geschützt.',
        en: 'The title „Ingenieur“ is protected by the law of the German states.',
      },
      {
        de: 'Gründlichkeit als einziges Lob: Ohne Wort zu Kosten und Terminen klingt sie nach Langsamkeit.',
        en: 'Thoroughness as the only praise: without cost and schedule it sounds slow.',
      },
    ],
  },
  'kassierer-in': {
    tasks: [
      { de: 'Bedienung der Kasse mit Bar- und Kartenzahlung', en: 'Taking cash and card payments at the till' },
      { de: 'Kassenabrechnung, Kassensturz und Übergabe', en: 'Cashing up, counting and handing over the till' },
      { de: 'Bearbeitung von Umtausch, Gutscheinen und Reklamationen', en: 'Handling exchanges, vouchers and complaints' },
      { de: 'Prüfung von Altersfreigaben und Zahlungsmitteln', en: 'Checking customers’ ages and forms of payment' },
      { de: 'Auskunft und Hilfe für die Kundschaft', en: 'Helping customers and answering questions' },
      { de: 'Auffüllen und Auszeichnen der Ware im Kassenbereich', en: 'Restocking and pricing goods at the checkout' },
      { de: 'Sauberkeit und Ordnung am Arbeitsplatz', en: 'Keeping the checkout area clean and tidy' },
    ],
    pitfalls: [
      {
        de: 'Ehrlichkeit gehört hinein (ArbG Berlin, 14. Dezember 2012, 28 Ca 16143/12); ihr Fehlen kann Verdacht wecken.',
        en: 'Honesty must be named (ArbG Berlin, 14 December 2012, 28 Ca 16143/12); its absence can arouse suspicion.',
      },
      {
        de: '„Kassendifferenzen“ nie erwähnen, auch nicht lobend verneint.',
        en: 'Never mention „Kassendifferenzen“ (till discrepancies), not even to deny them.',
      },
      {
        de: 'Nur das Tempo loben: Ohne Genauigkeit und Freundlichkeit klingt es nach Hast.',
        en: 'Praising speed alone: without accuracy and friendliness it sounds like haste.',
      },
    ],
  },
  'buchhalter-in': {
    tasks: [
      { de: 'Debitoren-, Kreditoren- und Sachkontenbuchhaltung', en: 'Keeping accounts receivable, accounts payable and the general ledger' },
      {
        de: 'Vorbereitung von Monats-, Quartals- und Jahresabschlüssen nach HGB',
        en: 'Preparing monthly, quarterly and annual accounts under the German Commercial Code (HGB)',
      },
      { de: 'Erstellung der Umsatzsteuer-Voranmeldungen und Zusammenfassenden Meldungen', en: 'Preparing VAT returns and EC sales lists' },
      { de: 'Abstimmung von Konten, Zahlungsverkehr und Mahnwesen', en: 'Reconciling accounts and handling payments and payment reminders' },
      { de: 'Anlagenbuchhaltung', en: 'Accounting for fixed assets' },
      { de: 'Zusammenarbeit mit Steuerberatung, Wirtschaftsprüfung und Finanzamt', en: 'Working with tax advisers, auditors and the tax office' },
      { de: 'Auswertungen für Geschäftsleitung und Controlling', en: 'Preparing reports for management and financial planning' },
    ],
    pitfalls: [
      {
        de: 'Ohne Vertrauenswörter (vertrauenswürdig, diskret, integer) wirkt das Zeugnis auffällig.',
        en: 'Without words of trust (trustworthy, discreet, of integrity) the reference looks odd.',
      },
      {
        de: '„Bilanzbuchhalter“ ist ein geprüfter Abschluss: nicht mit „Buchhalter“ verwechseln; ERP-System (SAP, DATEV) nennen.',
        en: '„Bilanzbuchhalter“ is an examined title: do not mix it up with „Buchhalter“; name the ERP system (SAP, DATEV).',
      },
      {
        de: 'Termine fehlen: Wer Abschlüsse lobt, ohne zu sagen, dass sie pünktlich waren, weckt Zweifel.',
        en: 'Deadlines are missing: praising closings without saying that they were on time raises doubts.',
      },
    ],
  },
  'elektriker-in': {
    tasks: [
      { de: 'Installation elektrischer Anlagen in Gebäuden', en: 'Installing electrical systems in buildings' },
      { de: 'Verdrahtung, Schaltschrankbau und Inbetriebnahme', en: 'Wiring, building control panels and commissioning systems' },
      {
        de: 'Wartung, Prüfung und Messung nach VDE und DGUV Vorschrift 3',
        en: 'Maintaining, measuring and testing systems to VDE standards and DGUV Regulation 3',
      },
      { de: 'Fehlersuche und Behebung von Störungen', en: 'Finding and repairing faults' },
      { de: 'Lesen und Ergänzen von Schaltplänen', en: 'Reading and updating circuit diagrams' },
      { de: 'Montage von Photovoltaikanlagen und Ladepunkten', en: 'Installing solar panels and EV charging points' },
      { de: 'Dokumentation und Übergabe an die Kundschaft', en: 'Documenting work and handing it over to the client' },
    ],
    pitfalls: [
      {
        de: 'Arbeitssicherheit muss vorkommen, sonst wirkt ihr Fehlen wie ein Vorwurf.',
        en: 'Safety must appear; its absence reads as a reproach.',
      },
      {
        de: 'Bezeichnung prüfen: Elektroniker (Fachrichtung), Elektrofachkraft, Meister sind nicht austauschbar. Der Fall BAG, 27. April 2021, 9 AZR 262/20 betraf einen Elektriker mit Tabellenzeugnis.',
        en: 'Check the title: Elektroniker (with specialism), Elektrofachkraft and Meister are not interchangeable. The case decided on 27 April 2021 (Federal Labour Court, 9 AZR 262/20) concerned an electrician with a table-style reference.',
      },
      {
        de: 'Kundschaft vergessen: Wer in bewohnten Häusern arbeitet, wird auch an Höflichkeit und sauber verlassenen Räumen gemessen.',
        en: 'Forgetting the customers: those who work in occupied homes are also measured by courtesy and by rooms left clean.',
      },
    ],
  },
  'entwickler-in': {
    tasks: [
      { de: 'Konzeption und Umsetzung von Anwendungen', en: 'Designing and building applications' },
      { de: 'Entwurf von Schnittstellen, Datenmodellen und Architektur', en: 'Designing interfaces, data models and architecture' },
      { de: 'Automatisierte Tests und Code-Reviews', en: 'Writing automated tests and reviewing code' },
      { de: 'Automatisierte Auslieferung und Betrieb der Cloud-Umgebungen', en: 'Running automated deployments and cloud environments' },
      { de: 'Fehleranalyse, Wartung und Refactoring', en: 'Debugging, maintaining and refactoring code' },
      {
        de: 'Abstimmung von Anforderungen mit Produktmanagement und Fachbereichen',
        en: 'Agreeing requirements with product managers and business teams',
      },
      { de: 'Technische Dokumentation und Wissensweitergabe', en: 'Writing technical documentation and sharing knowledge' },
      { de: 'Berücksichtigung von IT-Sicherheit und Datenschutz', en: 'Building in security and data protection' },
    ],
    pitfalls: [
      {
        de: 'Technologien ohne Projekt oder Rolle wirken wie eine Stichwortliste.',
        en: 'Technologies without project or role read like a tag list.',
      },
      {
        de: 'Projekt- und Kundennamen nur nach Freigabe; „arbeitete gern allein“ und Ähnliches vermeiden.',
        en: 'Project and client names only if cleared; avoid „arbeitete gern allein“ (liked to work alone) and the like.',
      },
      {
        de: 'Zusammenarbeit fehlt: Ohne Review, Übergabe und Fachbereich liest sich das beste Können wie Eigenbrötelei.',
        en: 'Teamwork is missing: without reviews, handovers and business users, the finest skill reads like a lone wolf’s.',
      },
    ],
  },
  'mechaniker-in': {
    tasks: [
      { de: 'Wartung und Inspektion von Maschinen', en: 'Servicing and inspecting machinery' },
      { de: 'Fehlerdiagnose mit Mess- und Diagnosegeräten', en: 'Diagnosing faults with measuring and diagnostic tools' },
      { de: 'Instandsetzung und Austausch von Bauteilen', en: 'Repairing and replacing parts' },
      { de: 'Montage, Einstellung und Probelauf', en: 'Assembling, adjusting and test-running machinery' },
      { de: 'Herstellung einfacher Ersatzteile', en: 'Making simple spare parts' },
      { de: 'Dokumentation von Arbeiten und Ersatzteilbedarf', en: 'Recording work done and parts required' },
      { de: 'Einhaltung von Arbeitssicherheit und Umweltauflagen', en: 'Following safety and environmental rules' },
    ],
    pitfalls: [
      {
        de: 'Berufsbild genau nennen: Industriemechaniker, Kfz-Mechatroniker, Zerspanungsmechaniker sind verschiedene Berufe.',
        en: 'Name the trade exactly: Industriemechaniker, Kfz-Mechatroniker and Zerspanungsmechaniker are different occupations.',
      },
      {
        de: 'Nur „pünktlich und ordentlich“ zu loben, sagt, dass Besseres fehlt.',
        en: 'Praising only „pünktlich und ordentlich“ (punctual and tidy) says that nothing better exists.',
      },
      {
        de: 'Arbeitsschutz und Umweltauflagen weglassen: Wer mit Öl, Druck und schweren Teilen umgeht, braucht diesen Satz.',
        en: 'Leaving out safety and environmental rules: those who handle oil, pressure and heavy parts need that sentence.',
      },
    ],
  },
  'verkaeufer-in': {
    tasks: [
      { de: 'Beratung und Verkauf im Sortiment', en: 'Advising customers and selling the product range' },
      { de: 'Warenpräsentation und Verkaufsförderung', en: 'Displaying goods and setting up promotions' },
      { de: 'Kassieren und Kassenabrechnung', en: 'Operating the till and cashing up' },
      { de: 'Warenannahme, Auszeichnung und Bestandspflege', en: 'Receiving and pricing goods and keeping stock records' },
      { de: 'Bearbeitung von Reklamationen und Umtausch', en: 'Handling complaints and exchanges' },
      { de: 'Mitarbeit bei Inventur und Disposition', en: 'Helping with stocktaking and reordering' },
      { de: 'Pflege von Stammkundschaft', en: 'Looking after regular customers' },
    ],
    pitfalls: [
      {
        de: 'Verkaufserfolg muss irgendwo stehen; reine Freundlichkeit reicht nicht.',
        en: 'Sales success must appear somewhere; friendliness alone is not enough.',
      },
      {
        de: 'Kundschaft in der Verhaltensbeurteilung vergessen: im Verkauf ein schwerer Mangel.',
        en: 'Forgetting customers in the assessment of conduct: a grave gap in sales.',
      },
      {
        de: 'Kein Wort zur Ehrlichkeit, obwohl die Person kassierte oder Schlüssel hatte.',
        en: 'No word on honesty although the person handled cash or held keys.',
      },
    ],
  },
  fuehrungskraft: {
    tasks: [
      { de: 'Fachliche und disziplinarische Leitung der Mitarbeitenden', en: 'Leading and line-managing the team' },
      { de: 'Ziel-, Budget- und Ergebnisverantwortung', en: 'Taking responsibility for targets, budgets and results' },
      { de: 'Strategische Planung und Umsetzung von Vorhaben', en: 'Planning and delivering strategic projects' },
      { de: 'Personalauswahl, -entwicklung und -gespräche', en: 'Recruiting, developing and appraising staff' },
      { de: 'Steuerung von Prozessen, Kennzahlen und Qualität', en: 'Managing processes, KPIs and quality' },
      { de: 'Berichterstattung an die Geschäftsleitung', en: 'Reporting to senior management' },
      {
        de: 'Verhandlung mit Kundschaft, Partnern und Arbeitnehmervertretung',
        en: 'Negotiating with clients, partners and employee representatives',
      },
      { de: 'Begleitung von Veränderungen', en: 'Leading the team through change' },
    ],
    pitfalls: [
      {
        de: 'Führungsspanne, Budget, Vollmachten und Berichtslinie fehlen. Wer der Geschäftsleitung unmittelbar unterstand, braucht zudem die Unterschrift eines ihrer Mitglieder (BAG, 26. Juni 2001, 9 AZR 392/00).',
        en: 'Span of control, budget, powers and reporting line are missing. Anyone directly below top management also needs the signature of one of its members (Federal Labour Court, 26 June 2001, 9 AZR 392/00).',
      },
      {
        de: 'Führung loben ohne Teamergebnis und Arbeitsklima wirkt hohl.',
        en: 'Praising leadership without team results and climate rings hollow.',
      },
      {
        de: 'Pünktlichkeit oder Fleiß hervorzuheben, ist bei Leitenden abwertend: Es klingt, als gäbe es sonst nichts.',
        en: 'Stressing punctuality or diligence devalues a manager: it sounds as if there were nothing else.',
      },
    ],
  },
  'fachlagerist-in': {
    tasks: [
      { de: 'Annahme und Prüfung eingehender Waren', en: 'Receiving and checking incoming goods' },
      { de: 'Einlagerung, Umlagerung und Bestandskontrolle', en: 'Putting away, moving and controlling stock' },
      { de: 'Kommissionierung und Verpackung', en: 'Picking and packing orders' },
      { de: 'Verladung und Ladungssicherung', en: 'Loading vehicles and securing loads' },
      { de: 'Fahren von Gabelstaplern und Hubwagen', en: 'Driving forklifts and pallet trucks' },
      { de: 'Buchungen im Lagerverwaltungssystem', en: 'Recording stock movements in the warehouse management system' },
      { de: 'Mitwirkung an Inventuren', en: 'Taking part in stocktaking' },
    ],
    pitfalls: [
      {
        de: 'Fachlagerist (zwei Jahre) und Fachkraft für Lagerlogistik (drei Jahre) nicht verwechseln; Staplerschein nennen.',
        en: 'Do not mix up the two-year and the three-year trade; name the forklift certificate.',
      },
      {
        de: 'Umgang mit Wert- oder Gefahrgut: Vertrauen und Sorgfalt ausdrücklich bestätigen.',
        en: 'Valuable or hazardous goods: confirm trust and care expressly.',
      },
      {
        de: 'Nur „flink“ zu schreiben: Ohne Fehlerquote und Umgang mit der Ware klingt Tempo nach Bruch.',
        en: 'Writing only „flink“ (nimble): without accuracy and handling of goods, speed sounds like breakage.',
      },
    ],
  },
  reinigungskraft: {
    tasks: [
      { de: 'Unterhaltsreinigung der zugewiesenen Räume', en: 'Routine cleaning of assigned rooms' },
      { de: 'Reinigung und Desinfektion von Sanitärbereichen', en: 'Cleaning and disinfecting washrooms' },
      { de: 'Glas- und Sonderreinigung', en: 'Window and specialist cleaning' },
      { de: 'Bedienung von Reinigungsmaschinen', en: 'Operating cleaning machines' },
      { de: 'Fachgerechte Dosierung und Lagerung von Reinigungsmitteln', en: 'Using and storing cleaning products correctly' },
      { de: 'Abfalltrennung und Nachfüllen von Verbrauchsmaterial', en: 'Sorting waste and refilling supplies' },
      { de: 'Verantwortung für Schlüssel und Zugangscodes', en: 'Looking after keys and access codes' },
    ],
    pitfalls: [
      {
        de: 'Zugang zu fremden Räumen: Fehlende Ehrlichkeit fällt sofort auf.',
        en: 'Access to other people’s rooms: missing honesty is noticed at once.',
      },
      {
        de: 'Spott und übertriebenes Lob: Ein Zeugnis, das ironisch wirkt, erfüllt den Anspruch nicht (LAG Hamm, 14. November 2016, 12 Ta 475/16).',
        en: 'Mockery and inflated praise: a reference that sounds ironic does not meet the entitlement (LAG Hamm, 14 November 2016, 12 Ta 475/16).',
      },
      {
        de: '„Sauber und ordentlich“ allein wiederholt nur den Beruf: Es fehlen Selbstständigkeit und Verlässlichkeit.',
        en: '„Sauber und ordentlich“ (clean and tidy) merely repeats the occupation: independence and reliability are missing.',
      },
    ],
  },
  'rezeptionist-in': {
    tasks: [
      { de: 'Empfang, Check-in und Check-out der Gäste', en: 'Welcoming guests and handling check-in and check-out' },
      { de: 'Reservierungen im Buchungssystem', en: 'Managing reservations in the booking system' },
      { de: 'Telefonzentrale und Schriftverkehr, auch in Fremdsprachen', en: 'Handling calls and correspondence, including in foreign languages' },
      { de: 'Rechnungserstellung und Kassenführung', en: 'Issuing invoices and handling cash' },
      { de: 'Auskunft, Concierge-Leistungen und Beschwerdeannahme', en: 'Providing information and concierge services and dealing with complaints' },
      { de: 'Abstimmung mit Housekeeping, Technik und Service', en: 'Liaising with housekeeping, maintenance and restaurant staff' },
      { de: 'Schlüssel-, Post- und Besuchermanagement', en: 'Managing keys, mail and visitors' },
    ],
    pitfalls: [
      {
        de: 'Fremdsprachen ohne Niveau sind nicht prüfbar.',
        en: 'Languages without a level cannot be checked.',
      },
      {
        de: 'Gäste gehören an die erste Stelle des externen Verhaltens; Diskretion ausdrücklich nennen.',
        en: 'Guests come first in conduct towards outsiders; name discretion expressly.',
      },
      {
        de: 'Einsatzort verschweigen: Hotel, Praxis und Konzernzentrale lesen dasselbe Zeugnis verschieden.',
        en: 'Hiding the place of work: hotel, practice and head office read the same reference differently.',
      },
    ],
  },
  'fitnesstrainer-in': {
    tasks: [
      {
        de: 'Eingangsgespräche mit Gesundheitsfragebogen und Leistungstests',
        en: 'Carrying out new-member consultations, health questionnaires and fitness tests',
      },
      { de: 'Erstellung individueller Trainingspläne', en: 'Creating individual training plans' },
      { de: 'Einweisung an Geräten und Korrektur der Ausführung', en: 'Introducing members to the equipment and correcting technique' },
      { de: 'Planung und Leitung von Gruppenkursen', en: 'Planning and leading group classes' },
      { de: 'Allgemeine Hinweise zu Ernährung und Gesundheit', en: 'Giving general advice on nutrition and health' },
      {
        de: 'Mitgliederbetreuung, Probetrainings und Vertragsabschlüsse',
        en: 'Looking after members, running trial sessions and selling memberships',
      },
      { de: 'Aufsicht, Erste Hilfe und Gerätepflege', en: 'Supervising the gym floor, giving first aid and maintaining equipment' },
    ],
    pitfalls: [
      {
        de: 'Lizenzen (A, B, Rehabilitationssport, Kurse) nennen; Heilkunde nicht behaupten.',
        en: 'Name licences (A, B, rehabilitation sport, classes); do not claim medical treatment.',
      },
      {
        de: '„Einfühlungsvermögen“ hier auf Trainierende beziehen, nie auf „Kolleginnen“: sonst Fehldeutung.',
        en: 'Tie „Einfühlungsvermögen“ (empathy) to the people trained, never to „Kolleginnen“ (colleagues): it is misread otherwise.',
      },
      {
        de: 'Die eigene Fitness loben: Bewertet wird die Anleitung anderer.',
        en: 'Praising the trainer’s own fitness: what is assessed is the training of others.',
      },
    ],
  },
  'grafikdesigner-in': {
    tasks: [
      { de: 'Entwicklung von Gestaltungskonzepten und Corporate Designs', en: 'Developing design concepts and corporate identities' },
      { de: 'Layout von Print- und Digitalmedien', en: 'Laying out print and digital media' },
      { de: 'Gestaltung von Logos, Illustrationen und Infografiken', en: 'Designing logos, illustrations and infographics' },
      { de: 'Entwurf von Web- und Social-Media-Inhalten', en: 'Designing web and social media content' },
      { de: 'Reinzeichnung und Druckdatenerstellung', en: 'Producing final artwork and print-ready files' },
      { de: 'Abstimmung mit Kundschaft, Text und Produktion', en: 'Liaising with clients, copywriters and production' },
      { de: 'Pflege von Vorlagen und Bildrechten', en: 'Maintaining templates and managing image licences' },
    ],
    pitfalls: [
      {
        de: 'Eigene Anteile an Team- oder Agenturarbeiten klar trennen.',
        en: 'Separate the person’s own share clearly from team or agency work.',
      },
      {
        de: 'Kreativität ohne Wort zu Terminen und Kundenvorgaben wirkt wie Eigensinn.',
        en: 'Creativity without deadlines and brief reads as wilfulness.',
      },
      {
        de: 'Programme ohne Ergebnis aufzuzählen: Dass jemand Satz- und Bildprogramme beherrscht, wird erwartet.',
        en: 'Listing software without results: command of layout and image programs is taken for granted.',
      },
    ],
  },
  'krankenpfleger-in': {
    tasks: [
      { de: 'Grund- und Behandlungspflege nach Pflegeplanung', en: 'Providing personal and clinical care in line with care plans' },
      {
        de: 'Überwachung von Vitalzeichen und Medikamentengabe nach ärztlicher Anordnung',
        en: 'Monitoring vital signs and administering medication as prescribed',
      },
      { de: 'Assistenz bei Diagnostik und Eingriffen', en: 'Assisting with examinations and procedures' },
      { de: 'Wundversorgung und Verbandwechsel', en: 'Caring for wounds and changing dressings' },
      { de: 'Pflegedokumentation und Übergaben', en: 'Keeping care records and giving handovers' },
      { de: 'Anleitung und Beratung von Patientinnen, Patienten und Angehörigen', en: 'Advising and supporting patients and relatives' },
      { de: 'Einhaltung von Hygiene- und Qualitätsstandards', en: 'Maintaining hygiene and quality standards' },
      { de: 'Praxisanleitung von Auszubildenden', en: 'Supporting students on placement' },
    ],
    pitfalls: [
      {
        de: 'Die Berufsbezeichnung ist geschützt (Pflegeberufegesetz) und richtet sich nach der Urkunde.',
        en: 'The professional title is protected by law (Nursing Professions Act) and follows the licence.',
      },
      {
        de: 'Hygiene als einziges Lob entwertet, denn sie ist selbstverständlich; Patientinnen, Patienten und Angehörige in der Verhaltensbeurteilung nicht vergessen.',
        en: 'Hygiene as the only praise devalues, because it is a matter of course; do not forget patients and relatives in the assessment of conduct.',
      },
      {
        de: '„Aufopfernd“ und „hingebungsvoll“ ersetzen kein Fachurteil.',
        en: '„Aufopfernd“ (self-sacrificing) and „hingebungsvoll“ (devoted) are no substitute for a professional judgement.',
      },
    ],
  },
  'projektmanager-in': {
    tasks: [
      { de: 'Planung von Umfang, Terminen, Kosten und Ressourcen', en: 'Planning scope, schedule, costs and resources' },
      { de: 'Steuerung interdisziplinärer Teams', en: 'Leading cross-functional teams' },
      { de: 'Risiko-, Änderungs- und Qualitätsmanagement', en: 'Managing risk, change and quality' },
      { de: 'Stakeholder-Kommunikation und Berichtswesen', en: 'Communicating with stakeholders and reporting on progress' },
      { de: 'Budgetüberwachung und Nachkalkulation', en: 'Tracking budgets and calculating final costs' },
      { de: 'Auswahl und Steuerung von Dienstleistern', en: 'Selecting and managing suppliers' },
      { de: 'Moderation von Workshops und Lenkungskreisen', en: 'Running workshops and steering committee meetings' },
      { de: 'Einführung und Abnahme der Ergebnisse', en: 'Rolling out deliverables and obtaining sign-off' },
    ],
    pitfalls: [
      {
        de: 'Methoden (PRINCE2, IPMA, Scrum) nennen, aber Ergebnisse belegen.',
        en: 'Name methods (PRINCE2, IPMA, Scrum), but show results.',
      },
      {
        de: 'Fachliche Führung nicht als disziplinarische ausgeben.',
        en: 'Do not present technical lead as line management.',
      },
      {
        de: 'Jedes Vorhaben aufzählen: Drei mit Größe und Ausgang sagen mehr als elf Titel.',
        en: 'Listing every undertaking: three with size and outcome say more than eleven titles.',
      },
    ],
  },
  'marketing-manager-in': {
    tasks: [
      { de: 'Entwicklung von Marketingstrategie und Jahresplanung', en: 'Developing marketing strategies and annual plans' },
      { de: 'Planung und Steuerung von Kampagnen über alle Kanäle', en: 'Planning and running cross-channel campaigns' },
      { de: 'Content-, SEO-, SEA- und Social-Media-Steuerung', en: 'Managing content, SEO, paid search and social media' },
      { de: 'Budgetplanung und Erfolgsmessung anhand von Kennzahlen', en: 'Budgeting and measuring results by key figures' },
      { de: 'Markt- und Wettbewerbsbeobachtung', en: 'Monitoring markets and competitors' },
      { de: 'Steuerung von Agenturen und Freelancern', en: 'Managing agencies and freelancers' },
      { de: 'Organisation von Messen und Veranstaltungen', en: 'Organising trade fairs and events' },
      { de: 'Abstimmung mit Vertrieb und Produktmanagement', en: 'Working with the sales and product teams' },
    ],
    pitfalls: [
      {
        de: 'Kennzahlen ohne Freigabe können Geschäftsgeheimnisse sein: Größenordnung statt Zahl.',
        en: 'Figures without clearance may be trade secrets: give magnitude, not number.',
      },
      {
        de: 'Viele Kanäle, kein Ergebnis: Ohne Wirkung klingt die Liste leer.',
        en: 'Many channels, no result: without effect the list sounds empty.',
      },
      {
        de: 'Werbewörter wie „innovativ“ und „visionär“ häufen: Sie ersetzen weder Zeitfaktor noch Note.',
        en: 'Piling up words like „innovativ“ and „visionär“ (innovative, visionary): they replace neither time adverb nor grade.',
      },
    ],
  },
  'service-mitarbeiter-in': {
    tasks: [
      { de: 'Annahme und Bearbeitung von Anfragen per Telefon, E-Mail und Chat', en: 'Answering enquiries by phone, e-mail and chat' },
      { de: 'Erfassung und Nachverfolgung von Tickets im CRM', en: 'Logging and tracking tickets in the CRM system' },
      { de: 'Auskunft zu Produkten, Verträgen und Rechnungen', en: 'Providing information on products, contracts and invoices' },
      { de: 'Bearbeitung von Reklamationen und Kulanzfällen', en: 'Handling complaints and goodwill requests' },
      { de: 'Koordination von Terminen und Einsätzen', en: 'Coordinating appointments and visits' },
      { de: 'Weitergabe komplexer Fälle an Fachabteilungen', en: 'Passing complex cases on to specialists' },
      { de: 'Pflege von Kundendaten und Wissensdatenbank', en: 'Maintaining customer data and the knowledge base' },
    ],
    pitfalls: [
      {
        de: 'Kundschaft muss im Verhaltensteil stehen, möglichst mit Reklamationen.',
        en: 'Customers must appear in the assessment of conduct, at best with complaints handled.',
      },
      {
        de: '„Service“ ist mehrdeutig (Gastronomie, Callcenter, Technik): Einsatzbereich gleich am Anfang klären.',
        en: '“Service” is ambiguous (restaurant, call centre, engineering): state the field right at the beginning.',
      },
      {
        de: 'Bearbeitete Mengen ohne Urteil über die Lösung: Die Zahl sagt nicht, ob geholfen wurde.',
        en: 'Volumes without a word on the outcome: much ticked off does not mean much solved.',
      },
    ],
  },
}
