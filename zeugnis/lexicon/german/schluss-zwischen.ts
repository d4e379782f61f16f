import type { Phrase } from '../../model/phrase.ts'

/** Closing of an interim reference: occasion, thanks, outlook. */
export const schlussZwischen = [
  {
    id: 'schlussZwischen.1.1',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} anlässlich {Anlass} aus. Wir danken {ihm_}für die stets ausgezeichneten Leistungen und freuen uns sehr auf die weitere angenehme Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.2',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die jederzeit hervorragende Arbeit bedanken wir uns herzlich; wir wünschen uns, dass {N} noch lange für uns tätig bleibt.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.3',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Das Zwischenzeugnis wurde anlässlich {Anlass} erbeten. Wir danken herzlich für die stets sehr wertvolle Mitarbeit und freuen uns außerordentlich auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.1',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} anlässlich {Anlass} aus. Wir danken {ihm_}für die stets guten Leistungen und freuen uns auf die weitere gute Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.2',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die jederzeit gute Mitarbeit bedanken wir uns und freuen uns auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.3',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Das Zwischenzeugnis wurde anlässlich {Anlass} erbeten. Wir danken für die gleichbleibend gute Arbeit und setzen weiter gern auf {seine} Mitarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.1',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} anlässlich {Anlass} aus. Wir danken für die gute Zusammenarbeit und freuen uns auf deren Fortsetzung.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.2',
    group: 'schlussZwischen',
    grade: 3,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die gute Mitarbeit danken wir.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.3',
    group: 'schlussZwischen',
    grade: 3,
    template: 'Das Zwischenzeugnis wurde anlässlich {Anlass} erbeten. Wir danken für die Arbeit und freuen uns auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.1',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} anlässlich {Anlass} aus. Wir danken für die Mitarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.2',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Wir danken für die Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.3',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Das Zwischenzeugnis wurde anlässlich {Anlass} erbeten. Wir danken für die Arbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.1',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Dieses Zwischenzeugnis wurde auf Wunsch von {N_dat} wegen {Anlass} ausgestellt.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.2',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.3',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Das Zwischenzeugnis wurde anlässlich {Anlass} erbeten.',
    basis: 'schlussformel',
  },
] as const satisfies readonly Phrase[]
