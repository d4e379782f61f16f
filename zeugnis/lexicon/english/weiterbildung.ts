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
    template: '{Their} results on training courses ⟨were|are⟩ without exception outstanding.',
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
  },
  {
    id: 'en.weiterbildung.2.2',
    group: 'weiterbildung',
    grade: 2,
    template: '{Their} results on training courses ⟨were|are⟩ very good.',
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
    template: '{N} ⟨took|takes/take⟩ part in training with good results.',
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
    template: '{N} ⟨attended|has attended/have attended⟩ the required training courses.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.4.2',
    group: 'weiterbildung',
    grade: 4,
    template: '{Their} attendance at training courses ⟨was|is⟩ as expected.',
    basis: 'english',
  },
  {
    id: 'en.weiterbildung.4.3',
    group: 'weiterbildung',
    grade: 4,
    template: 'Where the job ⟨called|calls⟩ for new knowledge, {p} ⟨acquired|acquires/acquire⟩ it.',
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
    template: 'On the whole, {p} ⟨took|takes/take⟩ part in training as expected.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
