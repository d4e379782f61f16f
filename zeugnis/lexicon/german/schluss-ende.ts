import type { Phrase } from '../../model/phrase.ts'
import { LONG_SERVICE_YEARS } from '../long-service.ts'

/** Closing of a final reference when the employee leaves of their own accord. */
export const schlussEnde = [
  {
    id: 'schlussEnde.1.1',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {verlässt} {Haus} auf eigenen Wunsch zum {Austritt}, was wir außerordentlich bedauern. Wir danken {ihm_}für die stets ausgezeichneten Leistungen und die sehr angenehme Zusammenarbeit. Für die berufliche und private Zukunft wünschen wir {ihm_}weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.2',
    group: 'schlussEnde',
    grade: 1,
    notFor: 'ausbildung',
    template:
      'Auf eigenen Wunsch {verlässt} uns {N} zum {Austritt}; das ist für uns ein großer Verlust, den wir außerordentlich bedauern. Für die stets wertvolle Arbeit bedanken wir uns herzlich. Beruflich wie persönlich wünschen wir {ihm_}auch künftig viel Erfolg und alles erdenklich Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.3',
    group: 'schlussEnde',
    grade: 1,
    fromYears: LONG_SERVICE_YEARS,
    template:
      'Zum {Austritt} {scheidet} {N} auf eigenen Wunsch bei uns aus. Wir bedauern diesen Schritt außerordentlich, respektieren aber die Entscheidung. Für die langjährige, jederzeit ausgezeichnete Mitarbeit danken wir sehr herzlich und wünschen {ihm_}beruflich wie privat weiterhin großen Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.1',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {verlässt} {Haus} auf eigenen Wunsch zum {Austritt}, was wir sehr bedauern. Wir danken {ihm_}für die stets guten Leistungen und die angenehme Zusammenarbeit und wünschen {ihm_}für die berufliche und private Zukunft weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.2',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Zum {Austritt} {scheidet} {N} auf eigenen Wunsch aus. Wir bedauern dies sehr, danken {ihm_}für die stets gute Mitarbeit und wünschen {ihm_}beruflich wie persönlich weiterhin Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.3',
    group: 'schlussEnde',
    grade: 2,
    notFor: 'ausbildung',
    template:
      'Auf eigenen Wunsch {verlässt} uns {N} zum {Austritt}; das ist für uns ein Verlust, den wir sehr bedauern. Für die gleichbleibend gute Zusammenarbeit danken wir {N_dat} und wünschen {ihm_}beruflich weiterhin viel Erfolg und persönlich alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.1',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {verlässt} {Haus} auf eigenen Wunsch zum {Austritt}. Wir bedauern dies, danken {ihm_}für die gute Zusammenarbeit und wünschen {ihm_}für die Zukunft weiterhin Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.2',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Zum {Austritt} {scheidet} {N} auf eigenen Wunsch aus. Wir danken {ihm_}für die Mitarbeit und wünschen {ihm_}für den weiteren Berufsweg Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.3',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} be{endet} das {Verhältnis} zum {Austritt} auf eigenen Wunsch. Für die gute Mitarbeit danken wir {ihm_}und wünschen {ihm_}weiterhin alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.1',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {verlässt} {Haus} zum {Austritt} auf eigenen Wunsch. Wir danken {ihm_}für die Mitarbeit und wünschen {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.2',
    group: 'schlussEnde',
    grade: 4,
    template: 'Zum {Austritt} {scheidet} {N} auf eigenen Wunsch aus. Wir danken für die Zusammenarbeit.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.3',
    group: 'schlussEnde',
    grade: 4,
    template: 'Das {Verhältnis} {endet} zum {Austritt} auf Wunsch von {N_dat}. Wir wünschen {ihm_}für die Zukunft alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.1',
    group: 'schlussEnde',
    grade: 5,
    template: 'Auf eigenen Wunsch von {N_dat} {endet} das {Verhältnis} zum {Austritt}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.2',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {scheidet} zum {Austritt} auf eigenen Wunsch aus {Haus_dat} aus.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.3',
    group: 'schlussEnde',
    grade: 5,
    template: 'Das {Verhältnis} {endet} mit Ablauf des {Austritt} auf Wunsch von {N_dat}.',
    basis: 'schlussformel',
  },
] as const satisfies readonly Phrase[]
