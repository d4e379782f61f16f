import type { Address } from '#zeugnis'

/** Whose letter a template shows: invented, as the page says. */
export interface SamplePerson {
  readonly lastName: string
  readonly firstNames: Readonly<Record<Address, string>>
  /** First and last day of the work. */
  readonly from: string
  readonly to: string
}

/** One for each role, with lengths of service as they are. Surnames are the same for women and men. */
export const samplePeople: Readonly<Record<string, SamplePerson>> = {
  'koch-in': { lastName: 'Özdemir', firstNames: { frau: 'Selin', herr: 'Emre', name: 'Deniz' }, from: '2020-04-01', to: '2026-09-30' },
  'friseur-in': { lastName: 'Wiebe', firstNames: { frau: 'Marlene', herr: 'Torben', name: 'Kim' }, from: '2017-08-01', to: '2026-07-31' },
  'kellner-in': { lastName: 'Santos', firstNames: { frau: 'Luciana', herr: 'Rafael', name: 'Alex' }, from: '2022-03-15', to: '2026-10-31' },
  'fotograf-in': { lastName: 'Behrens', firstNames: { frau: 'Johanna', herr: 'Malte', name: 'Toni' }, from: '2018-01-01', to: '2026-06-30' },
  'ingenieur-in': { lastName: 'Nguyen', firstNames: { frau: 'Linh', herr: 'Minh', name: 'Tan' }, from: '2015-10-01', to: '2026-03-31' },
  'kassierer-in': { lastName: 'Nowak', firstNames: { frau: 'Ewa', herr: 'Piotr', name: 'Sascha' }, from: '2021-05-01', to: '2026-08-31' },
  'buchhalter-in': { lastName: 'Harms', firstNames: { frau: 'Birgit', herr: 'Jens', name: 'Jonte' }, from: '2009-01-01', to: '2026-12-31' },
  'elektriker-in': { lastName: 'Yıldız', firstNames: { frau: 'Elif', herr: 'Murat', name: 'Evren' }, from: '2016-09-01', to: '2026-05-31' },
  'entwickler-in': { lastName: 'Marković', firstNames: { frau: 'Irina', herr: 'Aleksandar', name: 'Sascha' }, from: '2019-02-01', to: '2026-04-30' },
  'mechaniker-in': { lastName: 'Lorenzen', firstNames: { frau: 'Femke', herr: 'Hauke', name: 'Bente' }, from: '2013-07-01', to: '2026-09-30' },
  'verkaeufer-in': { lastName: 'Haddad', firstNames: { frau: 'Nour', herr: 'Samir', name: 'Jamie' }, from: '2023-01-01', to: '2026-10-31' },
  fuehrungskraft: { lastName: 'Brinkmann', firstNames: { frau: 'Claudia', herr: 'Martin', name: 'Robin' }, from: '2011-04-01', to: '2026-06-30' },
  'fachlagerist-in': { lastName: 'Mensah', firstNames: { frau: 'Abena', herr: 'Kofi', name: 'Kim' }, from: '2018-11-01', to: '2026-07-31' },
  reinigungskraft: { lastName: 'Popescu', firstNames: { frau: 'Elena', herr: 'Mihai', name: 'Mika' }, from: '2020-08-15', to: '2026-08-31' },
  'rezeptionist-in': { lastName: 'Lindqvist', firstNames: { frau: 'Maja', herr: 'Erik', name: 'Noa' }, from: '2021-10-01', to: '2026-09-30' },
  'fitnesstrainer-in': { lastName: 'Osei', firstNames: { frau: 'Ama', herr: 'Kwame', name: 'Jo' }, from: '2022-06-01', to: '2026-10-31' },
  'grafikdesigner-in': { lastName: 'Moreau', firstNames: { frau: 'Camille', herr: 'Luc', name: 'Charlie' }, from: '2017-03-01', to: '2026-02-28' },
  'krankenpfleger-in': { lastName: 'Thomsen', firstNames: { frau: 'Wiebke', herr: 'Ole', name: 'Eike' }, from: '2014-04-01', to: '2026-11-30' },
  'projektmanager-in': { lastName: 'Schröder', firstNames: { frau: 'Anke', herr: 'Henning', name: 'Luca' }, from: '2016-01-01', to: '2026-09-30' },
  'marketing-manager-in': { lastName: 'Aydın', firstNames: { frau: 'Zeynep', herr: 'Can', name: 'Deniz' }, from: '2019-09-01', to: '2026-05-31' },
  'service-mitarbeiter-in': {
    lastName: 'Pereira',
    firstNames: { frau: 'Sofia', herr: 'Tiago', name: 'Andrea' },
    from: '2023-04-01',
    to: '2026-12-31',
  },
}
