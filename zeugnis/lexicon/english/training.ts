import type { TrainingPhrases } from '../../model/role-phrases.ts'

/** The same of trainees in English, in sentences of its own. */
export const englishTraining: readonly TrainingPhrases[] = [
  {
    group: 'leistungsbereitschaft',
    templates: {
      1: [
        '{N} came to every stage of the training with remarkable curiosity and drive.',
        '{Their} appetite for learning was exceptional from the first day to the last.',
        'Never content simply to be shown how, {p} always wanted to understand why.',
      ],
      2: [
        '{N} showed real commitment throughout the training.',
        '{Their} interest in every part of the training was consistently strong.',
        '{N} asked good questions and took a real interest in each stage of the training.',
      ],
      3: [
        '{N} showed a good interest in the training.',
        '{Their} attitude to learning was good.',
        '{N} took a good interest in what {p} ⟨was/were|is/are⟩ taught.',
      ],
      4: [
        '{Their} attitude to learning was adequate.',
        '{N} showed the interest that the training required.',
        '{N} took part in the training as required.',
      ],
      5: [
        '{N} tried to keep up with the training.',
        '{Their} attitude to learning was generally acceptable.',
        '{N} made an effort to take an interest in the training.',
      ],
    },
  },
  {
    group: 'arbeitsbefaehigung',
    templates: {
      1: [
        '{N} grasped new material at once and applied it with complete confidence.',
        'Even the most demanding parts of the training gave {them} no trouble.',
        '{N} learned exceptionally fast and needed to be shown things only once.',
      ],
      2: [
        '{N} learned quickly and applied {their} knowledge with confidence.',
        'It never took {them} long to master a new task.',
        '{N} ⟨was/were|is/are⟩ quick to put what {p} learned into practice.',
      ],
      3: ['{N} learned readily and put what {p} learned to good use.', '{Their} progress was good.', '{N} coped well with new tasks.'],
      4: ['{Their} progress was adequate.', '{N} acquired the skills that the training required.', '{N} learned what {p} ⟨was/were|is/are⟩ shown.'],
      5: [
        'With help, {p} acquired most of the skills required.',
        '{N} tried to apply what {p} ⟨was/were|is/are⟩ taught.',
        '{Their} progress was generally acceptable.',
      ],
    },
  },
]
