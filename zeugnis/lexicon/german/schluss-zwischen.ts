import type { Phrase } from '../../model/phrase.ts'

/** Closing of an interim reference: occasion, thanks, outlook. */
export const schlussZwischen = [
  {
    id: 'schlussZwischen.1.1',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} wegen {Anlass} aus. Wir danken {ihm} für die stets ausgezeichneten Leistungen und freuen uns sehr auf die weitere, jederzeit sehr angenehme Zusammenarbeit.',
    basis: 'schlussformel',
    example:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von Frau Muster wegen des Wechsels der Führungskraft aus. Wir danken ihr für die stets ausgezeichneten Leistungen und freuen uns sehr auf die weitere, jederzeit sehr angenehme Zusammenarbeit.',
  },
  {
    id: 'schlussZwischen.1.2',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die durchweg hervorragende Arbeit bedanken wir uns herzlich; wir wünschen uns, dass {N} noch lange für uns tätig ist.',
    basis: 'schlussformel',
    example:
      'Anlass dieses Zwischenzeugnisses ist der Wechsel der Führungskraft. Für die durchweg hervorragende Arbeit bedanken wir uns herzlich; wir wünschen uns, dass Frau Muster noch lange für uns tätig ist.',
  },
  {
    id: 'schlussZwischen.1.3',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Das Zwischenzeugnis wurde wegen {Anlass} erbeten. Wir danken sehr für die stets sehr wertvolle Mitarbeit und freuen uns außerordentlich auf die Fortsetzung.',
    basis: 'schlussformel',
    example:
      'Das Zwischenzeugnis wurde wegen des Wechsels der Führungskraft erbeten. Wir danken sehr für die stets sehr wertvolle Mitarbeit und freuen uns außerordentlich auf die Fortsetzung.',
  },
  {
    id: 'schlussZwischen.2.1',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} wegen {Anlass} aus. Wir danken {ihm} für die stets guten Leistungen und freuen uns auf die weitere gute Zusammenarbeit.',
    basis: 'schlussformel',
    example:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von Frau Muster wegen des Wechsels der Führungskraft aus. Wir danken ihr für die stets guten Leistungen und freuen uns auf die weitere gute Zusammenarbeit.',
  },
  {
    id: 'schlussZwischen.2.2',
    group: 'schlussZwischen',
    grade: 2,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die stets gute Mitarbeit bedanken wir uns und freuen uns auf die Fortsetzung.',
    basis: 'schlussformel',
    example:
      'Anlass dieses Zwischenzeugnisses ist der Wechsel der Führungskraft. Für die stets gute Mitarbeit bedanken wir uns und freuen uns auf die Fortsetzung.',
  },
  {
    id: 'schlussZwischen.2.3',
    group: 'schlussZwischen',
    grade: 2,
    template: 'Das Zwischenzeugnis wurde wegen {Anlass} erbeten. Wir danken für die stets gute Arbeit und setzen weiter gern auf {seine} Mitarbeit.',
    basis: 'schlussformel',
    example:
      'Das Zwischenzeugnis wurde wegen des Wechsels der Führungskraft erbeten. Wir danken für die stets gute Arbeit und setzen weiter gern auf ihre Mitarbeit.',
  },
  {
    id: 'schlussZwischen.3.1',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} wegen {Anlass} aus. Wir danken für die gute Zusammenarbeit und freuen uns auf deren Fortsetzung.',
    basis: 'schlussformel',
    example:
      'Dieses Zwischenzeugnis stellen wir auf Wunsch von Frau Muster wegen des Wechsels der Führungskraft aus. Wir danken für die gute Zusammenarbeit und freuen uns auf deren Fortsetzung.',
  },
  {
    id: 'schlussZwischen.3.2',
    group: 'schlussZwischen',
    grade: 3,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Für die gute Mitarbeit danken wir.',
    basis: 'schlussformel',
    example: 'Anlass dieses Zwischenzeugnisses ist der Wechsel der Führungskraft. Für die gute Mitarbeit danken wir.',
  },
  {
    id: 'schlussZwischen.3.3',
    group: 'schlussZwischen',
    grade: 3,
    template: 'Das Zwischenzeugnis wurde wegen {Anlass} erbeten. Wir danken für die Arbeit und freuen uns auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
    example:
      'Das Zwischenzeugnis wurde wegen des Wechsels der Führungskraft erbeten. Wir danken für die Arbeit und freuen uns auf die weitere Zusammenarbeit.',
  },
  {
    id: 'schlussZwischen.4.1',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} wegen {Anlass} aus. Wir danken für die Mitarbeit.',
    basis: 'schlussformel',
    example: 'Dieses Zwischenzeugnis stellen wir auf Wunsch von Frau Muster wegen des Wechsels der Führungskraft aus. Wir danken für die Mitarbeit.',
  },
  {
    id: 'schlussZwischen.4.2',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. Wir danken für die Zusammenarbeit.',
    basis: 'schlussformel',
    example: 'Anlass dieses Zwischenzeugnisses ist der Wechsel der Führungskraft. Wir danken für die Zusammenarbeit.',
  },
  {
    id: 'schlussZwischen.4.3',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Das Zwischenzeugnis wurde wegen {Anlass} erbeten; wir danken für die Arbeit.',
    basis: 'schlussformel',
    example: 'Das Zwischenzeugnis wurde wegen des Wechsels der Führungskraft erbeten; wir danken für die Arbeit.',
  },
  {
    id: 'schlussZwischen.5.1',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Dieses Zwischenzeugnis wurde auf Wunsch von {N_dat} ausgestellt.',
    basis: 'schlussformel',
    example: 'Dieses Zwischenzeugnis wurde auf Wunsch von Frau Muster ausgestellt.',
  },
  {
    id: 'schlussZwischen.5.2',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Anlass dieses Zwischenzeugnisses ist {Anlass_nom}.',
    basis: 'schlussformel',
    example: 'Anlass dieses Zwischenzeugnisses ist der Wechsel der Führungskraft.',
  },
  {
    id: 'schlussZwischen.5.3',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Das Zwischenzeugnis wurde wegen {Anlass} erbeten.',
    basis: 'schlussformel',
    example: 'Das Zwischenzeugnis wurde wegen des Wechsels der Führungskraft erbeten.',
  },
] as const satisfies readonly Phrase[]
