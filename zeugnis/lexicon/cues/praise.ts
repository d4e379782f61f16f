import type { Cue } from '../../model/mark.ts'
import { list } from '../list.ts'

/** Words that lift: time and superlative, praise, and the bare minimum. Two of a kind count once. */
export const praise = [
  {
    weight: 'time',
    technique: 'time-factor',
    words: list(`
      stets, jederzeit, immer, durchweg, durchgehend, gleichbleibend, ausnahmslos, allzeit, durchgängig, beständig, konstant, jedes Mal, jedesmal,
      zu jeder Zeit, zu jedem Zeitpunkt, in jeder Lage, in jeder Situation, in allen Situationen, zu aller Zeit, ohne Ausnahme, Tag für Tag,
      die ganzen Jahre, all die Jahre, während der gesamten, über die gesamte Dauer, die gesamte Zeit, von der ersten bis zur letzten, nie die Ruhe,
      stetig, unentwegt, jahrein, rund um die Uhr`),
    basis: 'zeitwort',
    explanation: {
      de: 'Ein Wort der Zeit: ohne Ausnahme. Es hebt um eine Stufe.',
      en: 'A word of time: without exception. It lifts by one step.',
    },
  },
  {
    weight: 'top',
    technique: 'superlative',
    words: list(`
      vollste*, allergrößte*, allerhöchste*, allerbest*, mehr als zufrieden, mehr als _ zufrieden, bestmöglich*, höchstmöglich*, höchst, größte*, höchste*, äußerst*, beste, besten, bester, bestes, bestem,
      bestens, schwierigste*, außerordentlich*, außergewöhnlich*, ungewöhnlich*, hervorragend*, herausragend*, ausgezeichnet*, exzellent*, vorbildlich*,
      beispielhaft*, optimal*, vortrefflich*, mustergültig*, erstklassig*, glänzend*, brillant*, überragend*, vorzüglich*, übertraf*, übertrifft,
      übertreffen, übertroffen, sofort, sehr, überaus, ausgesprochen*, besonders, in besonderem Maße, in besonderer Weise, in ganz besonderem Maße,
      in hohem Maße, in höchstem Maße, in höchster Weise, in jeder Hinsicht, in jeder Beziehung, in allen Belangen, in jedem Punkt, uneingeschränkt*,
      ohne jede Einschränkung, ohne Einschränkung, weit über, weit überdurchschnittlich*, weit überdurchschnittlich, deutlich über, weit mehr als,
      unübertroffen*, kaum zu übertreffen, nicht zu übertreffen, beeindruckend*, beeindruckte, beeindruckt, enorm*, absolut*, vollkommen, vollauf, rundum,
      restlos, makellos*, perfekt*, meisterhaft*, unermüdlich*, großartig*, einzigartig*, unersetzlich*, unentbehrlich*, Maßstäbe, zum Maßstab,
      mit Leib und Seele, Leib und Seele, in besten Händen, in den besten Händen, Leistungsträger*, Glücksfall, Aushängeschild, seinesgleichen,
      ihresgleichen, Höchstmaß, nichts zu wünschen übrig, keine Wünsche offen, höchstem, blendend*, exzellierte, weit hinaus, mit Bravour, bravourös*,
      umfassendste*, fundierteste*, wertvollste*, zuverlässigste*, über jeden Zweifel, ohne Fehl, spielend, mühelos*, traumwandlerisch*,
      hochmotiviert*, hochengagiert*, hochkompetent*, hochqualifiziert*, hochprofessionell*, hochgeschätzt*, tiefgehend*, tiefgreifend*, eine Freude`),
    basis: 'zufriedenheitsskala',
    explanation: {
      de: 'Ein Superlativ oder eine gleich starke Steigerung. Mit einem Wort der Zeit steht sie für sehr gut.',
      en: 'A superlative or as strong an intensifier. With a word of time it stands for very good.',
    },
  },
  {
    weight: 'praise',
    words: list(`
      voll, volle, vollen, voller, vollem, volles, voll und ganz, mehr als gerecht, gut, gute, guten, guter, gutem, gutes, hoch, hohe, hohen, hoher, hohem, hohes, großem,
      große, großer, großes, großen, umfassend*, umfangreich*, fundiert*, solide*, einwandfrei*, erfolgreich*, Erfolg, sicher, engagiert*, kompetent*, zuverlässig*,
      verlässlich*, sorgfältig*, sorgsam*, Sorgfalt, selbstständig*, selbständig*, eigenständig*, eigenverantwortlich*, zielorientiert*, strukturiert*,
      zielbewusst*, zielstrebig*, zielsicher*, zielgerichtet*, geschätzt*, schätzten, schätzen, geachtet*, geehrt, anerkannt*, Eigeninitiative, viel Eigeninitiative,
      Einsatzbereitschaft, gewachsen, verlassen, verlass, gezielt*, vertrauensvoll*, vertrauenswürdig*, Vertrauen, verbindlich*, motiviert*,
      hoch motiviert*, überdurchschnittlich*, tadellos*, zügig*, genau*, gewissenhaft*, lobenswert*, lobend, Lob, freundlich*, hilfsbereit*, kooperativ*,
      zuvorkommend*, höflich*, belastbar*, leistungsfähig*, leistungsstark*, leistungsbereit*, leistungswillig*, einsatzbereit*, einsatzfreudig*,
      effizient*, effektiv*, ideenreich*, kreativ*, flexibel, flexible*, teamfähig*, teamorientiert*, souverän*, präzise*, beliebt*, respektiert*,
      respektvoll*, wertschätzend*, Wertschätzung, Ansehen, fleißig*, emsig*, routiniert*, Vorbild, in vollem Umfang, vollumfänglich, über den Anforderungen, über den Erwartungen,
      über unseren Erwartungen, aus eigenem Antrieb, von sich aus, unaufgefordert, aktuellem Stand, zufriedenstellend gelöst, planvoll*, zutreffend*, zweckmäßig*, rasch*, schnell*,
      überlegt*, durchdacht*, termingerecht*, termintreu*, fristgerecht*, lernbereit*, lernfähig*, lernwillig*, wissbegierig*, aufgeschlossen*,
      zielführend*, gelassen*, besonnen*, ruhig, aktuelles, aktuelle, sicheres, sichere, sicheren, sicherer, stilsicher*, kollegial*, verantwortungsbewusst*,
      verantwortungsvoll*, pflichtbewusst*, umsichtig*, vorausschauend*, weitsichtig*, versiert*, profund*, angemessen*, beherrscht*, akribisch*, gründlich*,
      systematisch*, methodisch*, lösungsorientiert*, ergebnisorientiert*, erfolgsorientierten, kundenorientiert*, serviceorientiert*, dienstleistungsorientiert*, qualitätsbewusst*,
      kostenbewusst*, sicherheitsbewusst*, verantwortungsfreudig*, analytisch*, lösungssicher*, kritikfähig*, herzlich*, warmherzig*, einfühlsam*, Einfühlungsvermögen, Fingerspitzengefühl,
      empathisch*, geduldig*, Geduld, fair, faire*, loyal*, ehrlich*, diskret*, integer, integre*, verschwiegen*, tatkräftig*, ausdauernd*, beharrlich*,
      ehrgeizig*, dynamisch*, konsequent*, konstruktiv*, harmonisch*, reibungslos*, partnerschaftlich*, sachlich*, ausgeglichen*, tiefes, tiefe, breit,
      breites, breit gefächert*, vielseitig*, detailliert*, exakt*, sauber*, fehlerfrei*, fehlerlos*, lückenlos*, wirtschaftlich*, sparsam*, rationell*,
      praxisnah*, praxisgerecht*, klar, klare, klaren, klarem, klarer, überzeugend*, überzeugte, überzeugten, zu überzeugen, bewährte sich, bewährt*,
      verstand es, versteht es, meisterte, meistert, gelang es, gelingt es, profitierten, Gewinn, Bereicherung, Stütze, anpassungsfähig*,
      durchsetzungsfähig*, durchsetzungsstark*, Durchsetzungsvermögen, kommunikationsstark*, kommunikativ*, kontaktfreudig*, kontaktstark*, redegewandt*, geschickt*,
      Geschick, gewandt*, talentiert*, begabt*, hilfreich*, wertvoll*, wertvoller, angenehm*, sympathisch*, liebenswürdig*, gefragt*, gefragter,
      bemerkenswert*, beachtlich*, spürbar*, merklich*, messbar*, maßgeblich*, entscheidend*, wesentlichen Beitrag, wesentlich dazu, bereitwillig*,
      mit Freude, viel Freude, Begeisterung, begeistert*, begeisterte, begeisternd*, Leidenschaft, leidenschaftlich*, Herzblut, fachkundig*, sachkundig*, fachlich versiert*, kenntnisreich*, erfahren*, erfahrene*,
      vertieft*, vertiefte*, hochwertig*, vollständig*, ansprechend*, stabil*, ausgereift*, scharfsinnig*, Überblick behielt, behielt _ Überblick,
      behielt die Übersicht, bewahrt* _ Ruhe, bewahrt* Ruhe, behielt _ Ruhe, die Ruhe selbst, mit Übersicht, mit Umsicht, mit Bedacht, mit Augenmaß, schätzen _ sehr,
      im Griff, mit Erfolg, eine Bereicherung, motivierend*, inspirierend*, wertschätzender, ermutigte, förderte, fördert, mit Hingabe, hingebungsvoll*, liebevoll*, kompetente*,
      ohne Beanstandung, ohne Fehler, kein Weg _ weit, keine Arbeit _ viel, keine Mühe, keine Mühen, nicht aus der Ruhe, nicht zu schade, zu schade, nie zu viel, nie zu schade, verlor nie, 
      pünktlich eingehalten, pünktlich abgeschlossen, pünktlich geliefert, pünktlich erledigt, pünktlich fertig*, pünktlich und zuverlässig, zuverlässig und pünktlich, auf Anhieb, aus dem Effeff, von Grund auf, in- und auswendig, in und auswendig, niemand etwas vor, keiner etwas vor, nichts zweimal, scheute keine, verstärkt*, reiche Erfahrung, 
      große Erfahrung, tüchtige*`),
    basis: 'steigerung',
    explanation: {
      de: 'Lob ohne Steigerung. Ohne ein Wort der Zeit steht es für befriedigend, mit ihm für gut.',
      en: 'Praise without an intensifier. Without a word of time it stands for satisfactory, with one for good.',
    },
  },
  {
    weight: 'minimum',
    words: list(`
      zufrieden*, erforderlich*, korrekt*, ordnungsgemäß*, genügt*, genügen, vorgesehen*, üblichen, üblich, ohne Tadel, Grundwissen, 
      entsprach*, entspricht, entsprechen, entsprechend, entsprochen,  wesentlichen Zusammenhänge, angebotene, erfüllte,
      erfüllt, erfüllten, nahm an, nahm die, nimmt die, ausreichend*, hinreichend*, notwendig*, nötigen, nötige, befriedigend*, durchschnittlich*,
      in Ordnung, akzeptabel*, passabel*, annehmbar*, brauchbar*, vorschriftsmäßig*, vereinbarungsgemäß*, weisungsgemäß*, anweisungsgemäß*,
      auftragsgemäß*, pflichtgemäß*, gerecht, kam _ nach, kommt _ nach, erledigte die anfallenden, im Rahmen des Üblichen, vertretbar*`),
    basis: 'steigerung',
    explanation: {
      de: 'Nur das Erforderliche. Ohne Steigerung steht es für ausreichend.',
      en: 'Only what was required. Without an intensifier it stands for adequate.',
    },
  },
  {
    weight: 'minimum',
    technique: 'relativisation',
    words: list(
      `auf Bitte, auf entsprechende Bitte, auf _ Bitte, auf Anweisung, nach Anweisung, nach _ Anweisung, nach Absprache, auf Anordnung, nach Vorgabe, nach Plan`,
    ),
    basis: 'steigerung',
    explanation: {
      de: 'Auf Bitte oder Anweisung, nicht aus eigenem Antrieb.',
      en: 'On request or instruction, not of their own accord.',
    },
  },
] as const satisfies readonly Cue[]
