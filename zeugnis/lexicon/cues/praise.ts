import { list } from '#language'
import type { Cue } from '../../model/mark.ts'

/** Words that lift: time and superlative, praise, and the bare minimum. Two of a kind count once. */
export const praise = [
  {
    weight: 'time',
    technique: 'time-factor',
    words: list(`
      stets, jederzeit, immer, durchweg, durchgehend, gleichbleibend, ausnahmslos, allzeit, durchgängig, beständig, konstant, jedes Mal, jedesmal,
      zu jeder Zeit, zu jedem Zeitpunkt, in jeder Lage, in jeder Situation, in allen Situationen, zu aller Zeit, ohne Ausnahme, Tag für Tag,
      die ganzen Jahre, all die Jahre, während der gesamten, während seiner gesamten, während ihrer gesamten, während der ganzen, über die gesamte Dauer, die gesamte Zeit, von der ersten bis zur letzten, nie die Ruhe,
      stetig, unentwegt, jahrein, rund um die Uhr, in allen Jahren, in jedem Jahr, Jahr für Jahr, in all den Jahren, über all die Jahre, an jedem Tag, an jedem einzelnen Tag, in jeder Minute, zu jeder Stunde,
      in ausnahmslos jede*, ohne jede Ausnahme, durchwegs, vom ersten bis zum letzten, von Anfang bis Ende, jede einzelne, jeden einzelnen, jedes einzelne, jedem einzelnen, jeder einzelnen, unverändert, in jeder Schicht, bei jeder, bei jedem`),
    basis: 'zeitfaktor',
    explanation: {
      de: 'Ein Zeitfaktor: ohne Ausnahme. Er hebt um eine Stufe.',
      en: 'A time adverb: without exception. It raises the grade by one.',
    },
  },
  {
    weight: 'lift',
    technique: 'superlative',
    words: list(`
      sehr, äußerst, höchst, überaus, ausgesprochen, besonders, außerordentlich, außergewöhnlich, ungewöhnlich, absolut, enorm, vollkommen, rundum, restlos, uneingeschränkt, ganz besonders, ungemein, hochgradig,
      in besonderem Maße, in besonderer Weise, in ganz besonderem Maße, in hohem Maße, in höchstem Maße, in höchster Weise, im höchsten Maße, in jeder Hinsicht, in jeder Beziehung, in allen Belangen, in jedem Punkt, aufs Höchste,
      ohne jede Einschränkung, ohne Einschränkung, bei Weitem, in hohem Grade, durch und durch, über alle Maßen, sofort, voll und ganz sehr`),
    basis: 'zufriedenheitsskala',
    explanation: {
      de: 'Ein Verstärker. Mit einem Zeitfaktor steht er für sehr gut.',
      en: 'An intensifier. With a time adverb it means very good.',
    },
  },
  {
    weight: 'top',
    technique: 'superlative',
    words: list(`
      weit über, deutlich über, weit mehr als, weit überdurchschnittlich, nicht zu übertreffen, kaum zu übertreffen, zu keiner Zeit übertreffen, Maßstäbe, zum Maßstab,
      mit Leib und Seele, Leib und Seele, ließ* nichts zu wünschen übrig, lässt nichts zu wünschen übrig, lassen nichts zu wünschen übrig, in besten Händen, in den besten Händen, seinesgleichen, ihresgleichen, Höchstmaß, nichts zu wünschen übrig, keine Wünsche offen, weit hinaus,
      mit Bravour, über jeden Zweifel, ohne Fehl, mit bestem Beispiel, Meisterstück, Bestnote*, hundertprozentig*, eine Freude, Glücksgriff, Glücksfall, Aushängeschild, Leistungsträger*, bestens, Fels in der, durchs Feuer,
      das Rückgrat, eine Instanz, wie aus dem Lehrbuch, nicht zufriedener, von ganzem Herzen, mit ganzem Herzen, besser als jeder, wie kaum jemand, wie kein anderer, wie keine andere, wie kein Zweiter, wie keine Zweite, nicht wegzudenken, nicht mehr wegzudenken,
      mit Auszeichnung, Jahrgangsbeste*, Koryphäe, treibende Kraft, Spitzenleistung*, Höchstleistung*, in den höchsten Tönen, über das Übliche hinaus, sehr gut aus, bestens aus, hervorragend aus`),
    basis: 'zufriedenheitsskala',
    explanation: {
      de: 'Ein Verstärker. Mit einem Zeitfaktor steht er für sehr gut.',
      en: 'An intensifier. With a time adverb it means very good.',
    },
  },
  {
    weight: 'praise',
    words: list(`
      voll und ganz, mehr als zufrieden, mehr als _ zufrieden, vollauf, kennt sich _ gut aus, mehr als gerecht, in vollem Umfang, über den Anforderungen, über den Erwartungen, über unseren Erwartungen, aus eigenem Antrieb, von sich aus, unaufgefordert, auf aktuellem Stand, auf dem neuesten Stand,
      wesentlichen Beitrag, wesentlich dazu, mit Freude, behielt _ Überblick, behielt den Überblick, bewahrt* _ Ruhe, behielt _ Ruhe, nicht aus der Ruhe, die Ruhe selbst, im Griff, mit Erfolg,
      ohne Beanstandung, ohne Beanstandungen, ohne Fehler, kein Weg _ weit, keine Arbeit _ viel, scheute keine, keine Mühe, keine Mühen, ohne Hektik, ohne Murren, nicht zu schade, nie zu schade, nie zu viel, verlor nie,
      großes Interesse, großem Interesse, reges Interesse, auf Anhieb, auf dem Laufenden, den richtigen Ton, richtigen Ton, offenes Ohr, kühlen Kopf, klaren Kopf, klarem Kopf, Hand und Fuß, mit gutem Beispiel, seine Westentasche, ihre Westentasche, zur Stelle, nie enttäuscht,
      aus dem Effeff, von Grund auf, in- und auswendig, niemand etwas vor, keiner etwas vor, etwas vormachen, nichts zweimal, zur Seite, verstand es, versteht es, gelang es, gelingt es, gewachsen, Verlass, gern gesehen,
      gut aus, gut auskam, kannte sich _ aus, kennt sich _ aus, Bescheid, zu Hause, mit Rat und Tat, als Erster, als Erste, packte _ an, sprang _ ein, wusste sich zu helfen, wohlgelitten, im Blick, wie am Schnürchen, Hand in Hand, Herr der Lage, streng vertraulich, Mitverantwortung,
      dachte mit, dachte _ mit, denkt mit, denkt _ mit, mitgedacht, Vorschläge ein, Vorschläge _ ein, Vorschlägen ein, Vorschlägen _ ein, Ideen ein, Ideen _ ein, ohne Mühe, ohne Schwierigkeiten, gut aufgehoben`),
    basis: 'steigerung',
    explanation: {
      de: 'Lob ohne Verstärker. Ohne Zeitfaktor steht es für befriedigend, mit ihm für gut.',
      en: 'Praise without an intensifier. Without a time adverb it means satisfactory, with one good.',
    },
  },
  {
    weight: 'minimum',
    words: list(`
      unserer Zufriedenheit, meiner Zufriedenheit, zur Zufriedenheit, deren Zufriedenheit, ohne Tadel, keine Beanstandungen, zu beanstanden, nicht zu beanstanden, nichts zu beanstanden, zu Beanstandungen keinen Anlass, zu Beanstandungen _ Anlass, frei von Beanstandungen, Grundwissen, 
      entsprach*, entspricht, entsprechen, entsprechend, entsprochen,  wesentlichen Zusammenhänge, angebotene, erfüllte,
      erfüllt, erfüllten, nahm an, nahm die, nimmt die, 
      in Ordnung,  vereinbarungsgemäß*, weisungsgemäß*, anweisungsgemäß*,
      auftragsgemäß*, gerecht, kam _ nach, kommt _ nach, erledigte die anfallenden, im Rahmen des Üblichen`),
    basis: 'steigerung',
    explanation: {
      de: 'Nur das Erforderliche. Ohne Verstärker steht es für ausreichend.',
      en: 'Only what was required. Without an intensifier it means adequate.',
    },
  },
  {
    weight: 'minimum',
    technique: 'negation',
    words: list(
      'nichts auszusetzen, nie Anlass, niemals Anlass, nie _ Anlass, niemals _ Anlass, keiner Zeit Anlass, keinem Zeitpunkt Anlass, keinen Anlass zu Beanstandung*, keinen Anlass zur Beanstandung, keiner Beanstandung Anlass',
    ),
    basis: 'steigerung',
    explanation: {
      de: 'Eine Verneinung, wo Lob üblich ist: Sie sagt nur, was ausblieb.',
      en: 'A negation where praise is usual: it only says what did not happen.',
    },
  },
  {
    weight: 'minimum',
    technique: 'relativisation',
    words: list(`auf Bitte, auf entsprechende Bitte, auf _ Bitte, auf Anweisung, nach Anweisung, nach _ Anweisung, nach Absprache, auf Anordnung`),
    basis: 'steigerung',
    explanation: {
      de: 'Auf Bitte oder Anweisung, nicht aus eigenem Antrieb.',
      en: 'On request or instruction, not of their own accord.',
    },
  },
] as const satisfies readonly Cue[]
