import type { Phrase } from '../../../model/phrase.ts'

/** Closing of a final reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussEnde = [
  {
    id: 'schlussEnde.1.4',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Zu unserem größten Bedauern {verlässt} uns {N} zum {Austritt} auf eigenen Wunsch. Für die jederzeit hervorragende Arbeit und die vertrauensvolle Zusammenarbeit danken wir {ihm_}herzlich. Für den Berufs- und Lebensweg wünschen wir {ihm_}weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.5',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Wir bedauern es außerordentlich, dass {N} zum {Austritt} auf eigenen Wunsch aus {Haus_dat} aus{scheidet}. Für den gleichbleibend wertvollen Beitrag zu unserem gemeinsamen Erfolg danken wir {ihm_}von Herzen. Wir wünschen {ihm_}beruflich wie persönlich weiterhin viel Erfolg und alles Gute; über eine Rückkehr würden wir uns freuen.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.6',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Das {Verhältnis} {endet} zum {Austritt} auf eigenen Wunsch von {N_dat}. Wir bedauern diese Entscheidung überaus. Für den stets vorbildlichen Einsatz danken wir {ihm_}herzlich und wünschen {ihm_}weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.7',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {scheidet} zum {Austritt} auf eigenen Wunsch bei uns aus. Der Weggang ist für uns ein großer Verlust und hinterlässt eine Lücke, die wir nur schwer schließen können. Mit herzlichem Dank für die jederzeit ausgezeichnete Zusammenarbeit wünschen wir {ihm_}beruflich wie privat weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.1.8',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Auf eigenen Wunsch be{endet} {N} das {Verhältnis} zum {Austritt}; diesen Entschluss bedauern wir zutiefst. Für die stets herausragenden Leistungen und die vertrauensvolle Zusammenarbeit danken wir {ihm_}herzlich. Für die Zukunft wünschen wir {ihm_}weiterhin viel Erfolg und alles erdenklich Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.4',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Wir bedauern, dass {N} zum {Austritt} auf eigenen Wunsch aus{scheidet}. Für die jederzeit gute Arbeit danken wir {ihm_}herzlich. Für die berufliche Zukunft wünschen wir {ihm_}weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.5',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Zu unserem Bedauern {verlässt} {N} {Haus} zum {Austritt} auf eigenen Wunsch. Wir danken {ihm_}für das jederzeit hohe Engagement und die vertrauensvolle Zusammenarbeit und wünschen {ihm_}beruflich und privat weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.6',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Das {Verhältnis} {endet} auf eigenen Wunsch von {N_dat} zum {Austritt}. Wir bedauern diesen Entschluss und danken {ihm_}für das stets große Engagement. Wir wünschen {ihm_}für die Zukunft weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.7',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Auf eigenen Wunsch {scheidet} {N} zum {Austritt} aus {Haus_dat} aus, was wir sehr bedauern. Unser Dank gilt der stets guten Mitarbeit; für die berufliche Zukunft wünschen wir {ihm_}weiterhin Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.2.8',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {scheidet} zum {Austritt} auf eigenen Wunsch bei uns aus. Mit {ihm} verlieren wir ein geschätztes Mitglied unseres Teams. Für die jederzeit angenehme Zusammenarbeit sagen wir herzlichen Dank und wünschen {ihm_}für den weiteren Berufs- und Lebensweg weiterhin viel Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.4',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Auf eigenen Wunsch {verlässt} uns {N} zum {Austritt}, was wir bedauern. Für die gute Zusammenarbeit danken wir und wünschen {ihm_}weiterhin Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.5',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Das {Verhältnis} {endet} zum {Austritt} auf eigenen Wunsch von {N_dat}. Wir bedanken uns für die gute Arbeit und wünschen {ihm_}beruflich wie persönlich alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.6',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Wir bedauern, dass {N} uns zum {Austritt} auf eigenen Wunsch {verlässt}. Wir danken {ihm_}für die gute Mitarbeit und wünschen {ihm_}für die Zukunft Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.7',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Mit Ablauf des {Austritt} {scheidet} {N} auf eigenen Wunsch aus. Unser Dank gilt {seiner} guten Mitarbeit; unsere guten Wünsche begleiten {ihn} auf dem weiteren Weg.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.3.8',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {scheidet} auf eigenen Wunsch zum {Austritt} aus {Haus_dat} aus. Für den Einsatz und die gute Zusammenarbeit bedanken wir uns. Für die berufliche Zukunft wünschen wir {ihm_}weiterhin Erfolg und alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.4',
    group: 'schlussEnde',
    grade: 4,
    template: 'Auf eigenen Wunsch {verlässt} {N} {Haus} zum {Austritt}. Wir bedanken uns für die Mitarbeit und wünschen {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.5',
    group: 'schlussEnde',
    grade: 4,
    template:
      'Mit Ablauf des {Austritt} {endet} das {Verhältnis} auf Wunsch von {N_dat}. Für die Mitarbeit danken wir {ihm_}und wünschen {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.6',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} be{endet} das {Verhältnis} auf eigenen Wunsch zum {Austritt}. Wir danken {ihm_}für die Zusammenarbeit und wünschen {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.7',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} {scheidet} auf eigenen Wunsch zum {Austritt} bei uns aus. Für die Tätigkeit in unserem Haus danken wir {ihm_}und wünschen {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.4.8',
    group: 'schlussEnde',
    grade: 4,
    template: 'Zum {Austritt} {verlässt} uns {N} auf eigenen Wunsch. Mit Dank für die Mitarbeit wünschen wir {ihm_}alles Gute.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.4',
    group: 'schlussEnde',
    grade: 5,
    template: 'Auf eigenen Wunsch {scheidet} {N} zum {Austritt} aus {Haus_dat} aus.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.5',
    group: 'schlussEnde',
    grade: 5,
    template: 'Zum {Austritt} {endet} das {Verhältnis} auf eigenen Wunsch von {N_dat}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.6',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {verlässt} {Haus} mit Ablauf des {Austritt} auf eigenen Wunsch.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.7',
    group: 'schlussEnde',
    grade: 5,
    template: 'Auf eigenen Wunsch {verlässt} uns {N} mit Ablauf des {Austritt}.',
    basis: 'schlussformel',
  },
  {
    id: 'schlussEnde.5.8',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} be{endet} das {Verhältnis} zum {Austritt} auf eigenen Wunsch.',
    basis: 'schlussformel',
  },
] as const satisfies readonly Phrase[]
