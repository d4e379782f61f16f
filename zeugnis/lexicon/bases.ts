import type { Basis, BasisKey } from '../model/basis.ts'

/** What grades rest on. Case numbers as in the courts' own publications; reviewed November 2026. */
export const bases: Readonly<Record<BasisKey, Basis>> = {
  zufriedenheitsskala: {
    kind: 'court',
    court: 'BAG',
    date: '2014-11-18',
    number: '9 AZR 584/13',
    note: {
      de: '„Zur vollen Zufriedenheit“ steht für befriedigend, „stets“ hebt um eine Stufe, „vollste“ um eine weitere.',
      en: '“Zur vollen Zufriedenheit” (to our full satisfaction) means satisfactory; “stets” (always) lifts it by one grade, “vollste” (fullest) by another.',
    },
  },
  verhaltensskala: {
    kind: 'court',
    court: 'LAG Hamm',
    date: '1998-12-17',
    number: '4 Sa 630/98',
    note: {
      de: 'Stufen des Verhaltens: „einwandfrei“ ist befriedigend, „ohne Tadel“ ausreichend, „gab zu keiner Klage Anlass“ mangelhaft.',
      en: 'Scale for conduct: “einwandfrei” (impeccable) is satisfactory, “ohne Tadel” (without reproach) adequate, “gab zu keiner Klage Anlass” (gave no cause for complaint) poor.',
    },
  },
  schlussformel: {
    kind: 'custom',
    note: {
      de: 'Auf Dank, Bedauern und Wünsche besteht kein Anspruch (BAG, 25.01.2022, 9 AZR 146/21). Dass ihre Wärme als Note gelesen wird, ist Brauch.',
      en: 'Nobody is entitled to thanks, regret and wishes (BAG, 25 January 2022, 9 AZR 146/21). That their warmth is read as a grade is custom.',
    },
  },
  fuehrung: {
    kind: 'custom',
    note: {
      de: 'Wer führt, wird auch danach beurteilt: Ergebnis und Klima des Teams.',
      en: 'Managers are also assessed on leadership: the results and the working atmosphere of the team.',
    },
  },
  zeitfaktor: {
    kind: 'court',
    court: 'BAG',
    date: '2005-06-21',
    number: '9 AZR 352/04',
    note: {
      de: '„Stets einwandfrei“ ist besser als „einwandfrei“: Der Zeitfaktor hebt die Note.',
      en: '“Stets einwandfrei” is better than “einwandfrei”: the time adverb lifts the grade.',
    },
  },
  auslassung: {
    kind: 'custom',
    note: {
      de: 'Brauch, kein Urteil: Das Bundesarbeitsgericht hielt für möglich, dass ein in der Branche übliches Merkmal, das fehlt, als versteckte schlechte Note gelesen wird, und ließ den Brauch klären (vgl. BAG, 12.08.2008, 9 AZR 632/07).',
      en: 'Custom, not a ruling: the Federal Labour Court held it possible that a trait customary in a trade, when missing, is read as a hidden bad grade, and had the custom established (cf. BAG, 12 August 2008, 9 AZR 632/07).',
    },
  },
  reihenfolge: {
    kind: 'lore',
    note: {
      de: 'Von Gerichten nicht anerkannt: Dass Vorgesetzte zuerst stehen müssten, war nicht bewiesen (LAG Köln, 30.08.2007, 10 Sa 482/07).',
      en: 'The Regional Labour Court (LAG) in Cologne found no proof that managers must come first (30 August 2007, 10 Sa 482/07).',
    },
  },
  kennengelernt: {
    kind: 'court',
    court: 'BAG',
    date: '2011-11-15',
    number: '9 AZR 386/10',
    note: {
      de: '„Kennengelernt“ ist kein Geheimcode. Maßgebend ist, wie es objektiv verstanden wird.',
      en: '“Kennengelernt” (got to know) is not a secret code. What counts is how an objective reader understands it.',
    },
  },
  uebertreibung: {
    kind: 'court',
    court: 'LAG Hamm',
    date: '2016-11-14',
    number: '12 Ta 475/16',
    note: {
      de: 'So übertriebenes Lob, dass es nicht ernst gemeint sein kann, erfüllt den Anspruch nicht.',
      en: 'Praise so exaggerated that it cannot be meant does not meet the entitlement.',
    },
  },
  ehrlichkeit: {
    kind: 'court',
    court: 'ArbG Berlin',
    date: '2012-12-14',
    number: '28 Ca 16143/12',
    note: {
      de: 'Wer im Verkauf mit Kasse oder Waren umgeht, kann verlangen, dass die Ehrlichkeit erwähnt wird: Ihr Fehlen weckt Verdacht.',
      en: 'Retail employees who handle cash or goods are entitled to have their honesty mentioned: its absence raises suspicion.',
    },
  },
  aufbau: {
    kind: 'court',
    court: 'LAG Hamm',
    date: '1998-12-17',
    number: '4 Sa 630/98',
    note: { de: 'Das Urteil zählt die üblichen Bestandteile eines Zeugnisses auf.', en: 'The ruling lists the customary parts of a reference.' },
  },
  fliesstext: {
    kind: 'court',
    court: 'BAG',
    date: '2021-04-27',
    number: '9 AZR 262/20',
    note: {
      de: 'Eine Tabelle oder Noten wie im Schulzeugnis erfüllen den Anspruch nicht: Verlangt ist ein Fließtext für diese Person.',
      en: 'A table or school grades do not meet the entitlement: it has to be an individual text about this person.',
    },
  },
  datum: {
    kind: 'court',
    court: 'LAG Köln',
    date: '2024-12-05',
    number: '6 SLa 25/24',
    note: {
      de: 'Das Zeugnis trägt den Tag der Ausstellung. Vier bis acht Wochen nach dem Ende sind nicht auffällig. Anders LAG Köln 27.03.2020, 7 Ta 200/19: Tag des rechtlichen Endes.',
      en: 'A reference bears the day of issue. Four to eight weeks after the end are nothing unusual. The Regional Labour Court (LAG) of Cologne, 27 March 2020, 7 Ta 200/19, differs: the day of the legal end.',
    },
  },
  rang: {
    kind: 'court',
    court: 'BAG',
    date: '2001-06-26',
    number: '9 AZR 392/00',
    note: {
      de: 'Wer unterschreibt, muss erkennbar ranghöher und weisungsbefugt sein (ebenso BAG 04.10.2005, 9 AZR 507/04).',
      en: 'Whoever signs must visibly be higher in rank and have power to instruct (likewise BAG 04.10.2005, 9 AZR 507/04).',
    },
  },
  unterschrift: {
    kind: 'court',
    court: 'LAG Mecklenburg-Vorpommern',
    date: '2023-11-02',
    number: '5 Sa 35/23',
    note: {
      de: 'Name und Funktion stehen neben der Unterschrift auch in Druckschrift.',
      en: 'Name and position also appear in print next to the signature.',
    },
  },
  klarheit: {
    kind: 'statute',
    norm: '§ 109 Abs. 2 GewO',
    note: {
      de: 'Das Zeugnis muss klar und verständlich sein und darf keine Merkmale enthalten, die etwas anderes sagen als Form und Wortlaut.',
      en: 'A reference must be clear and must not contain features that say something other than its form and wording.',
    },
  },
  inhalt: {
    kind: 'custom',
    note: {
      de: 'Krankheit, Betriebsrat, Abmahnung, Kündigungsgrund, Gehalt und Privates gehören nach Instanzgerichten und Schrifttum nur auf Wunsch der Person ins Zeugnis.',
      en: 'Illness, works council, warnings, reasons for dismissal, pay and private life belong in a reference only if the person wishes, say lower courts and commentators.',
    },
  },
  streit: {
    kind: 'court',
    court: 'BAG',
    date: '2005-06-21',
    number: '9 AZR 352/04',
    note: {
      de: 'Ein berichtigtes Zeugnis darf niemanden schlechterstellen. Hinweise auf Gericht oder Streit halten Instanzgerichte für unzulässig.',
      en: 'A corrected reference must not put anyone at a disadvantage. Lower courts regard hints at a court or dispute as inadmissible.',
    },
  },
  bemuehen: {
    kind: 'custom',
    note: {
      de: 'Ein Versuch wird als Misserfolg gelesen (vgl. LAG Hamm, 13.02.1992, 4 Sa 1077/91: „zu erledigen versucht“).',
      en: 'An attempt is read as a failure (cf. LAG Hamm, 13 February 1992, 4 Sa 1077/91: “zu erledigen versucht”).',
    },
  },
  deutung: {
    kind: 'lore',
    note: {
      de: 'Aus Ratgebern bekannt; wir kennen kein Urteil dazu. Wird manchmal so gelesen; über die Person beweist es nichts.',
      en: 'Found in careers guides; no ruling we know of. It proves nothing about the person.',
    },
  },
  distanz: {
    kind: 'custom',
    note: {
      de: 'Wer berichtet, vermutet oder bedingt, bürgt nicht: üblicher Leseweise nach kein Lob.',
      en: 'A writer who reports, supposes or adds conditions does not vouch for it: by the usual reading this is not praise.',
    },
  },
  passiv: {
    kind: 'custom',
    note: {
      de: 'Leidende Form nimmt die Person aus der Handlung. Gehäuft wird sie als fehlende Initiative gelesen.',
      en: 'The passive takes the person out of the action. Where it is frequent, it is read as a lack of initiative.',
    },
  },
  widerspruch: {
    kind: 'custom',
    note: {
      de: 'Noten, die um zwei Stufen von der Gesamtbeurteilung abweichen, wirken nachträglich geändert oder nicht ernst gemeint.',
      en: 'Grades two steps away from the overall assessment suggest a later change or an oversight.',
    },
  },
  zeitform: {
    kind: 'custom',
    note: {
      de: 'Das Endzeugnis blickt zurück, das Zwischenzeugnis steht in der Gegenwart.',
      en: 'A final reference looks back, an interim one is in the present tense.',
    },
  },
  kuerze: {
    kind: 'custom',
    note: {
      de: 'Ein sehr knapper Text nach langer Zeit wirkt gleichgültig. Eine feste Grenze gibt es nicht.',
      en: 'A very short text after a long time looks indifferent. There is no fixed limit.',
    },
  },
  english: {
    kind: 'custom',
    note: {
      de: 'Englische Zeugnisse kennen keine Notenskala. Die Formulierungen sind die eines britischen Arbeitgebers, mit der Note fällt ihre Wärme.',
      en: 'English references know no scale of grades. The wordings are those of a British employer, and their warmth falls with the grade.',
    },
  },
  steigerung: {
    kind: 'custom',
    note: {
      de: 'Lob mit Zeitfaktor und Verstärker ist sehr gut, mit Zeitfaktor gut, ohne beides befriedigend, bei Wissen und Fähigkeiten auch dann gut. Nur das Erforderliche ist ausreichend, Einschränkung oder verneinter Mangel ausreichend bis mangelhaft, Bemühen mangelhaft.',
      en: 'Time adverb and intensifier: very good. Time adverb: good. Neither: satisfactory, or good where knowledge or ability is praised. Only what was required: adequate. A limiting phrase or a fault denied: adequate to poor. Mere effort: poor.',
    },
  },
}
