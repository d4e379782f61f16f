import { list } from '#language'
import type { Dimension } from '../model/dimension.ts'

interface DimensionWords {
  readonly dimension: Dimension
  /** Words that name the dimension, and words that often go with it. */
  readonly telling: readonly string[]
  readonly hinting: readonly string[]
}

/** Words that say what a sentence is about. A telling word counts for three hinting ones; where it is even the first of the table wins. */
export const dimensionWords: readonly DimensionWords[] = [
  {
    dimension: 'gesamtbeurteilung',
    telling: list(`
      Gesamtleistung*, Gesamtbeurteilung, Gesamtnote, seine Leistungen, ihre Leistungen, seinen Leistungen, ihren Leistungen,
      seiner Leistungen, ihrer Leistungen, die Leistungen, den Leistungen, Arbeitsleistung, Arbeitsleistungen, die Leistung, seine Leistung, ihre Leistung, seiner Leistung, ihrer Leistung, zusammenfassend, Gesamtbild`),
    hinting: list(
      `Zufriedenheit, zufrieden, Anerkennung, Leistungen, Leistung, Erwartungen, Lob, insgesamt, alles in allem, Glücksgriff, Glücksfall, wieder einstellen, weiterempfehlen`,
    ),
  },
  {
    dimension: 'weiterbildung',
    telling: list(`
      Weiterbildung*, *weiterbildung, *weiterbildungen, Fortbildung*, *fortbildung, *fortbildungen, Schulung*, *schulung, *schulungen, Lehrgang*, Lehrgänge*, *lehrgang, *lehrgänge, *lehrgängen, Seminar*, *seminar, *seminare, *seminaren, bildete sich, bildet sich, auf dem Laufenden, Fachtagung*,
      *konferenz, *konferenzen, berufsbegleitend*, Fernstudium, *kurs, *kurse, *kursen, Qualifizierung*, Lernbereit*, Lernwille*, lernbegierig*, Wissensdurst, Zertifikat*, zertifiz*, Fachliteratur, weitergebildet, fortgebildet, weiterzubilden, fortzubilden, weiterbildete, fortbildete`),
    hinting: list(`Workshop*, lernte, lernen, Prüfung, Neues, aktualisier*, Fachartikel, Neuerungen, Zusatzqualifikation*, Abschluss`),
  },
  {
    dimension: 'fuehrung',
    telling: list(`
      Führungs*, *führungskraft, Personalführung, Mitarbeiterführung, Menschenführung, Teamführung, führte sein*, führte ihr*, führt sein*, führt ihr*, leitete sein*, leitete ihr*, leitet sein*, leitet ihr*, führte die Abteilung, leitete die Abteilung, leitet die Abteilung, führte das Team, führt das Team, leitete das Team, leitet das Team, führte die Gruppe, leitete die Gruppe, führt die, delegier*, die Mitarbeitenden, den Mitarbeitenden, seine Mitarbeite*, ihre Mitarbeite*, seinen Mitarbeite*, ihren Mitarbeite*, seiner Mitarbeite*, ihrer Mitarbeite*, als Vorgesetzt*,
      unterstellt*, ihr Team, sein Team, ihres Teams, seines Teams, ihrem Team, seinem Team, seine Mannschaft, ihre Mannschaft, seiner Mannschaft, ihrer Mannschaft, anzuleiten, leitete _ an, leitet _ an, leitete _ Mitarbeit*, leitet _ Mitarbeit*, Anleitung der, Ausbildung unserer, Teammitglieder*, als Führungskraft, Unterstellte*, Nachwuchs*, Teamleistung, Personalverantwortung, Kolleginnen führt, Kolleginnen führte, Kollegen führt, Kollegen führte, Gruppenkolleginnen führte, Doktorand*, Klima in, unter ihrer Führung, unter seiner Führung`),
    hinting: list(
      `Mitarbeitenden, Mitarbeiter, Mitarbeitern, Mitarbeiterinnen, motivierte, Arbeitsklima, Team, Mannschaft, forderte und förderte, fördert*, Gesellen, Lehrlinge, Leute, Azubis, Praktikant*, Auszubildende*, Führung, angespornt, Abteilung`,
    ),
  },
  {
    dimension: 'sozialverhalten',
    telling: list(`
      Verhalten, Sozialverhalten, Vorgesetzten, Vorgesetzte, Vorgesetztem, Vorgesetzter, Kolleg*, *kollegen, *kolleginnen, Kollegium, kollegial*, Zusammenarbeit, Teamgeist, Teamplayer*, Umgang mit, im Umgang, Umgangston, Umgangsformen, Miteinander, Auftreten, Betriebsklima*, Arbeitsatmosphäre, Loyalität, loyal*, Integrität, integer, Verschwiegenheit, diskret*, Diskretion, vertraulich*, ehrlich, ehrliche, ehrlicher, ehrlichen, ehrlichem, ehrliches,
      vertrauenswürdig*, Vertrauenswürdigkeit, Vertrauen, hilfsbereit*, Hilfsbereitschaft, freundlich*, Freundlichkeit, höflich*, Höflichkeit, zuvorkommend*, beliebt*, Beliebtheit, geschätzt*, schätzten, schätzen, Wesen, Art, Manieren, Benehmen, kam _ zurecht, kommt _ zurecht, verstand sich, versteht sich, Ansprechpartner*, offenes Ohr, offene Ohr, guten Ton, richtigen Ton, Führung war, persönliche Führung, Betragen, teamfähig*, Teamfähigkeit, kooperativ*, konfliktfähig*, Konfliktfähigkeit, Kritikfähigkeit, kritikfähig*, Konflikte*`),
    hinting: list(`
      Kunden, Kundinnen, Kunde, Kundin, Kundschaft, Kundenkontakt, Stammkund*, Gast, Gäste, Gästen, Patient*, Mandanten, Mandantin, Mandantinnen, Mandantschaft, Geschäftspartner*, Lieferanten, Klient*, Angehörige*, Besucher*, Auftraggeb*, nach außen, Mitglieder*, Bewohner*, Behörden, Eltern, Banken, Auftragnehmer*, Prüfer*, Kindern, Schüler*, Ämter*, Anrufer*, Fahrgäste*, Bürger*, Publikum, Kollegenkreis, Chefs, Chefin, Chef, Inhaber*,
      Geschäftsführung, Geschäftsleitung, *leitung, Betriebsrat, Zusammenhalt, Team, *team, menschlich*, herzlich*, Humor, Respekt, respektvoll*, Wertschätzung, Taktgefühl, Achtung, Belegschaft, gesellig*, umgänglich*, tolerant*, Charakter, Persönlichkeit, warmherzig*, anerkannt, respektiert, Umgang`),
  },
  {
    dimension: 'arbeitsbefaehigung',
    telling: list(`
      Auffassungs*, Belastbarkeit, belastbar*, Belastung*, *belastung, *belastungen, Stress*, Arbeitsanfall, *anfall, Zeitdruck, *druck, Überblick, Übersicht, analytisch*, Urteilsvermögen, Urteilsfähigkeit, Urteilskraft, Urteil, Zusammenhänge, kreativ*, Kreativität, verlor nie, behielt _ Ruhe, Hektik, hektisch*, Denkvermögen, Denkweise, *denken, Entscheidungsfreude, Entscheidungs*, gewachsen, klaren Kopf, kühlen Kopf, begriff,
      begreift, durchdrang, durchdringt, *aufkommen, Andrang, Stoßzeit*, Weitblick, Einarbeitung, arbeitete sich, arbeitet sich, eingearbeitet, einzuarbeiten, Organisationstalent, Improvisation*, flexibel, Flexibilität, Intuition, Intellekt, intellektuell*, Merkfähigkeit, lernfähig*, anpassungsfähig*, Anpassungsfähigkeit, geistig*, Verstand, scharfsinnig*, Problemlös*, vielseitig einsetzbar, einsetzbar, Ausdauer und Belastbarkeit, Gespür, ideenreich*, Ideen, Einfallsreichtum`),
    hinting: list(
      `Ruhe, erfasst*, rasch*, schnell*, bewältig*, zurecht, Situationen, Lagen, Herausforderungen, Probleme*, Phasen, denkt, dachte, Improvisier*, ruhig*, gelassen*, besonnen*, zurechtgefunden, Nerven, Einfall, stressig, knapper Besetzung, erlernte, auf Anhieb, Neue Systeme, Neue Fachverfahren, verstanden, mitdenkt, denkt _ mit, Fähigkeit, Fähigkeiten, Ausdauer, souverän*, kniffl*`,
    ),
  },
  {
    dimension: 'fachwissen',
    telling: list(`
      Fachwissen*, *fachwissen, Fachkenntnis*, *kenntnis, *kenntnisse, *kenntnissen, Kenntnis*, Fachgebiet*, Know-how, Handwerk, Grundwissen, Grundkenntnisse*, Erfahrung, Erfahrungen, *erfahrung, *erfahrungen, Fachkompetenz, Sachkunde, Sachverstand, *wissen, Wissen, versiert*, Fachmann, Fachfrau, Fachkraft, Experte*, Expertin*, Spezialist*, fachlich*, fachkundig*, sachkundig*, Können, Fertigkeit*, *fertigkeiten, Fachkönnen, Berufserfahrung, kannte, kennt, Sortiment, *recht, Metier, Beherrschung, beherrscht*, handwerklich*, Software*, Fachfragen`),
    hinting: list(
      `gefragt*, Rat, Gelernte*, versteht, verstand, Arbeitsbereich, Technik*, Englisch*, sprachlich*, Sprachkenntnis*, kompetent*, Kompetenz*, qualifiziert*, anwenden, wandte, wendet, einsetzte, Praxis, weiß, profund*, routiniert*, etwas vor, kennt sich, kannte sich, spricht, fließend, geübt, wusste`,
    ),
  },
  {
    dimension: 'leistungsbereitschaft',
    telling: list(`
      Motivation, *motivation, Einsatz, Einsatzes, Einsatzbereitschaft, Einsatzfreude, Einsatzwille*, Leistungsbereitschaft, Leistungswille*, Arbeitsbereitschaft, Arbeitsfreude, Arbeitsmoral, Engagement, engagiert*, engagierte, Initiative, Eigeninitiative, identifizier*, Identifikation, bereit, Bereitschaft, *bereitschaft, einspring*, sprang, springt, eingesprungen, Antrieb, Pflichtbewusstsein, pflichtbewusst*, Fleiß, fleißig*, Tatkraft, tatkräftig*, Hingabe, Leib und Seele, Herzblut, Überstunden, Mehrarbeit, Elan,
      einsatzfreudig*, einsatzbereit*, leistungsbereit*, leistungswillig*, motiviert, hochmotiviert*, hochengagiert*, zusätzliche*, Begeisterung, Leidenschaft, Dynamik, Ehrgeiz, ehrgeizig*, Sonderschichten, packte, packt, Verantwortungsbereitschaft, Zielstrebigkeit, zielstrebig*, Interesse, kein Weg, keine Arbeit`),
    hinting: list(
      `gern, gerne, unermüdlich*, Ausdauer, freiwillig*, übernahm, übernimmt, Zeit, Verantwortung, Zusatz*, kurzfristig*, Not am Mann, zur Stelle, Wochenend*, Dienste, Schichten, Herz, bei der Sache, Freude, ohne Aufforderung, Aufforderung, geblieben, länger, Feierabend*, eingeteilt, Stundenzahl, Verständnis für, zu schade, dabei, Nachtschichten, morgens, Vertretung*, einzusetzen, einsetzte, Eifer, bemüh*, Wille`,
    ),
  },
  {
    dimension: 'arbeitserfolg',
    telling: list(`
      Ergebnis*, *ergebnis, *ergebnisse, *ergebnissen, Qualität, *qualität, Arbeitsqualität, Arbeitsgüte, Arbeitsmenge, Arbeitstempo, Ziele, Zielen, *ziele, *zielen, Erfolge, Erfolgen, Arbeitserfolg*, *erfolg, *erfolge, Lösungen, Lösung, Umsatz*, *umsatz, *umsätze, Güte, gelang*, gelungen, gesenkt, senkte, gesteigert, steigerte, Wareneinsatz, Kennzahlen, Vorgaben, Menge, Resultat*, Quote*, *quote, Prozent, Verbesserung*, erzielt*, Einsparung*, Kosten, Arbeitsleistung in, Gewinn, Ertrag, Verdienst, Produktivität, zum Erfolg, trug _ dazu bei, Beitrag, Meisterstück`),
    hinting: list(
      `Erfolg, erfolgreich*, erreicht*, übertraf*, übertroffen, Wachstum, *zahlen, Abschluss, Abschlüsse, aufgebaut, eingeführt, Anteil, umgesetzt, umsetzte, abgeschlossen, fehlerfrei*, Reklamationen, Produkte, Projekte, löste, löst, gelöst, Patent*, Auszeichnung*, Evaluation, Bestnoten, genutzt, produktiv, Betrieb, vereinfacht*, verkürzt*, reduzier*, spart, sank, sanken, Rückgrat, Veröffentlichung*, verkaufte, verkauft, Kosteneinsparung*, eingerichtet, eingeworben*, Vorhaben, nachgefragt, läuft`,
    ),
  },
  {
    dimension: 'arbeitsweise',
    telling: list(`
      arbeitete, arbeitet, gearbeitet, Arbeitsweise, Arbeitsstil, sorgfältig*, Sorgfalt, selbstständig*, selbständig*, Selbstständigkeit, Selbständigkeit, strukturiert*, Termine, *termine, Fristen, zuverlässig*, Zuverlässigkeit, effizient*, gewissenhaft*, Gewissenhaftigkeit, ordentlich*, planvoll*, Genauigkeit, genau, Präzision, präzise*, akribisch*, gründlich*, Gründlichkeit, Sauberkeit, Planung, Dokumentation, systematisch*, zielorientiert*, eigenverantwortlich*, eigenständig*, Eigenverantwortung, verantwortungsbewusst*, Verantwortungsbewusstsein,
      umsichtig*, Umsicht, pünktlich*, eingehalten, Absprachen, termingerecht*, Vorgehen, Vorgehensweise, Organisation, organisiert*, verlässlich*, Verlässlichkeit, Verlass, methodisch*, zügig*, rationell*, wirtschaftlich*, Herangehensweise, Hygiene, Ordnung, qualitätsbewusst*, kostenbewusst*, Arbeitsstil, Arbeitsorganisation, ausgeführt, führte _ aus`),
    hinting: list(
      `erledigt*, bearbeitet*, ausführte, Aufgaben, Arbeiten, Arbeit, flexibel, konzentriert*, Priorität*, Fehler, termin*, Unterlagen, lösungsorientiert*, schnell*, eigenen, sauber*, vollständig*, achtete, aufgeräumt*, Arbeitsplatz*, gepflegt*, Abrechnung*, durchgeführt, erstellt, Berichte, eingehalten, Plan, plant, plante, verlassen, Vorgänge`,
    ),
  },
  { dimension: 'schlussformel', telling: list(`bedauer*, bedanken, danken, wünschen, verlässt, scheidet, schied`), hinting: [] },
]
