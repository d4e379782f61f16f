import type { Phrase } from '../../../model/phrase.ts'

/** Closing of an interim reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussZwischen = [
  {
    id: 'schlussZwischen.1.4',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Anlässlich {Anlass} hat {N} um dieses Zwischenzeugnis gebeten, das wir gern ausstellen. Für den jederzeit herausragenden Einsatz danken wir {ihm_}herzlich und freuen uns sehr auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.5',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Grund für dieses Zwischenzeugnis ist {Anlass_nom}. Wir bedanken uns bei {N_dat} herzlich für die stets hervorragenden Leistungen und möchten auf {seine} Mitarbeit auch künftig nicht verzichten.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.6',
    group: 'schlussZwischen',
    grade: 1,
    template:
      '{N} erhält dieses Zwischenzeugnis aus Anlass {Anlass}. {Seine} Arbeit ist für uns stets von größtem Wert; dafür danken wir {ihm_}von Herzen und freuen uns auf viele gemeinsame Jahre.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.7',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Aufgrund {Anlass} stellen wir dieses Zwischenzeugnis aus. Wir danken {N_dat} herzlich für den jederzeit vorbildlichen Einsatz und freuen uns darauf, die vertrauensvolle Zusammenarbeit noch lange fortzusetzen.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.1.8',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Wir haben dieses Zwischenzeugnis aus Anlass {Anlass} erstellt. Für den gleichbleibend exzellenten Beitrag zu unserem gemeinsamen Erfolg sagen wir {N_dat} herzlichen Dank. Wir hoffen, {ihn} noch viele Jahre in unserem Team zu haben.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.4',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Anlässlich {Anlass} hat {N} um ein Zwischenzeugnis gebeten. Für die jederzeit gute Arbeit danken wir {ihm_}und freuen uns auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.5',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Grund für dieses Zwischenzeugnis ist {Anlass_nom}. Wir danken {N_dat} für den stets engagierten Einsatz und hoffen auf viele weitere Jahre guter Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.6',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Auf Wunsch von {N_dat} haben wir aus Anlass {Anlass} dieses Zeugnis erstellt. Für {seinen} stets wertvollen Beitrag danken wir {ihm_}und freuen uns, {ihn} auch künftig in unserem Team zu haben.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.7',
    group: 'schlussZwischen',
    grade: 2,
    template:
      '{N} erhält dieses Zwischenzeugnis wegen {Anlass}. Wir schätzen die stets angenehme Zusammenarbeit, danken {ihm_}herzlich dafür und bauen auch in Zukunft gern auf {seine} Unterstützung.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.2.8',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Aufgrund {Anlass} stellen wir dieses Zwischenzeugnis aus. Wir danken {N_dat} herzlich für die jederzeit verlässliche Mitarbeit, auf die wir gern auch weiterhin zählen.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.4',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Anlässlich {Anlass} wurde dieses Zwischenzeugnis erstellt. Wir danken {N_dat} für die bisherige gute Arbeit und setzen die Zusammenarbeit gern fort.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.5',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Grund für dieses Zeugnis ist {Anlass_nom}. Mit unserem Dank für die gute Mitarbeit verbinden wir den Wunsch, die Zusammenarbeit fortzusetzen.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.6',
    group: 'schlussZwischen',
    grade: 3,
    template:
      '{N} hat aus Anlass {Anlass} um dieses Zwischenzeugnis gebeten. Für {seinen} Einsatz danken wir und freuen uns auf die weitere Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.7',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Aufgrund {Anlass} erhält {N} dieses Zwischenzeugnis. Unser Dank gilt der guten Arbeit, und wir sehen der weiteren Zusammenarbeit gern entgegen.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.3.8',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Auf Wunsch von {N_dat} stellen wir wegen {Anlass} dieses Zwischenzeugnis aus. Wir danken {ihm_}für die bisherige gute Mitarbeit und freuen uns auf weitere gemeinsame Jahre.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.4',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Anlässlich {Anlass} wurde dieses Zwischenzeugnis ausgestellt. Wir bedanken uns für die bisherige Mitarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.5',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Grund für dieses Zwischenzeugnis ist {Anlass_nom}. Für die bisherige Tätigkeit danken wir.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.6',
    group: 'schlussZwischen',
    grade: 4,
    template: '{N} erhält dieses Zwischenzeugnis aufgrund {Anlass}. Wir danken {ihm_}für die Arbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.7',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Aus Anlass {Anlass} hat {N} um ein Zwischenzeugnis gebeten. Unser Dank gilt der bisherigen Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.4.8',
    group: 'schlussZwischen',
    grade: 4,
    template: 'Auf Wunsch von {N_dat} haben wir wegen {Anlass} dieses Zeugnis erstellt. Für die bisherige Arbeit danken wir.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.4',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Aufgrund {Anlass} wurde um dieses Zwischenzeugnis gebeten.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.5',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Anlässlich {Anlass} hat {N} ein Zwischenzeugnis beantragt.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.6',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} erhält dieses Zwischenzeugnis aufgrund {Anlass}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.7',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Den Anlass für dieses Zeugnis bildet {Anlass_nom}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussZwischen.5.8',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Aus Anlass {Anlass} haben wir dieses Zwischenzeugnis erstellt.',
    basis: 'schlussformel',
  },
] as const satisfies readonly Phrase[]
