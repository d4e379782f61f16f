import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const weiterbildung = [
  {
    id: 'en.weiterbildung.1.1',
    group: 'weiterbildung',
    grade: 1,
    template:
      '{N} ⟨pursued|pursues/pursue⟩ professional development with exceptional dedication and readily ⟨shared|shares/share⟩ new knowledge with the team.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.1.2',
    group: 'weiterbildung',
    grade: 1,
    template: 'Every course {p} ⟨took|takes/take⟩ ⟨was|is⟩ completed with outstanding success.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.1.3',
    group: 'weiterbildung',
    grade: 1,
    template: 'Eager to learn, {p} ⟨added|adds/add⟩ to {their} expertise through regular training, with excellent results.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.2.1',
    group: 'weiterbildung',
    grade: 2,
    template: '{N} ⟨kept|keeps/keep⟩ {their} knowledge fully up to date through regular training.',
    basis: 'english',
    notFor: 'ausbildung',
  },
  {
    id: 'en.weiterbildung.2.2',
    group: 'weiterbildung',
    grade: 2,
    template: '{N} ⟨got|gets/get⟩ a great deal out of training, and it ⟨showed|shows⟩ in the quality of {their} work.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.2.3',
    group: 'weiterbildung',
    grade: 2,
    template:
      'On {their} own initiative, {p} ⟨attended|attends/attend⟩ relevant courses and ⟨put|puts/put⟩ what {p} ⟨learned|learns/learn⟩ to good use.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.3.1',
    group: 'weiterbildung',
    grade: 3,
    template: '{N} ⟨got|gets/get⟩ a good deal out of {their} training.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.3.2',
    group: 'weiterbildung',
    grade: 3,
    template: '{N} ⟨made|makes/make⟩ good use of opportunities to develop {their} skills.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.3.3',
    group: 'weiterbildung',
    grade: 3,
    template: 'Regular training ⟨kept|keeps⟩ {their} skills up to date.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.4.1',
    group: 'weiterbildung',
    grade: 4,
    template: '{N} ⟨attended|attends/attend⟩ the training courses required for the position.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.4.2',
    group: 'weiterbildung',
    grade: 4,
    template: '{N} ⟨took|takes/take⟩ part in the training courses arranged for {them}.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.4.3',
    group: 'weiterbildung',
    grade: 4,
    template: 'Through training, {p} ⟨learned|learns/learn⟩ what the job ⟨required|requires⟩.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.5.1',
    group: 'weiterbildung',
    grade: 5,
    template: '{N} ⟨attended|has attended/have attended⟩ most of the training courses provided.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.5.2',
    group: 'weiterbildung',
    grade: 5,
    template: '{N} ⟨tried|tries/try⟩ to add to {their} knowledge through training.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.5.3',
    group: 'weiterbildung',
    grade: 5,
    template: '{N} generally ⟨attended|attends/attend⟩ the training {p} ⟨was/were|is/are⟩ offered.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
