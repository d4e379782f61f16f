import type { TrainingPhrases } from '../../model/role-phrases.ts'

/** The same of trainees in English, in sentences of its own. */
export const englishTraining: readonly TrainingPhrases[] = [
  {
    group: 'leistungsbereitschaft',
    templates: {
      1: [
        '{N} came to every stage of the apprenticeship with remarkable curiosity and drive.',
        '{Their} appetite for learning was exceptional from the first day to the last.',
        'Never content simply to be shown how, {p} always wanted to understand why.',
        'At work and at college alike, {p} gave the apprenticeship everything.',
        'We have seldom had an apprentice so keen to learn.',
      ],
      2: [
        '{N} showed real commitment throughout the apprenticeship.',
        '{N} asked sensible questions and always wanted to know more.',
        'Keen and hard-working, {p} made the most of the apprenticeship.',
        'At work and at college, {p} put a great deal into the apprenticeship.',
        '{N} ⟨was/were|is/are⟩ interested in every side of the job and always wanted to try things out.',
      ],
      3: [
        '{N} took a genuine interest in {their} training.',
        '{N} listened to advice and asked where something was unclear.',
        'Both here and at college, {p} worked conscientiously.',
        'Willing to be taught, {p} joined in readily at every stage.',
        'From one stage to the next, {p} took an interest in what there was to learn.',
      ],
      4: [
        '{N} attended college and took part in the training here.',
        '{N} did what {p} ⟨was/were|is/are⟩ asked to do as an apprentice.',
        '{N} took part in each stage of the apprenticeship.',
        '{N} kept up with the apprenticeship.',
        '{N} worked through the usual stages of the apprenticeship.',
      ],
      5: [
        '{N} tried to keep up with the apprenticeship.',
        '{N} made an effort to take an interest in what {p} ⟨was/were|is/are⟩ taught.',
        'With encouragement, {p} took part in the training.',
        '{N} ⟨was/were|is/are⟩ generally willing to be taught.',
        'On most subjects, {p} showed some interest.',
      ],
    },
  },
  {
    group: 'arbeitsbefaehigung',
    templates: {
      1: [
        '{N} picked things up at once and applied them with complete confidence.',
        'Even the most demanding parts of the apprenticeship gave {them} no trouble.',
        '{N} learned exceptionally fast and needed to be shown things only once.',
        'Long before the end, {p} ⟨was/were|is/are⟩ doing work we would expect of someone fully qualified.',
        '{Their} progress was outstanding at every stage.',
      ],
      2: [
        '{N} picked things up quickly and used them with confidence.',
        'It never took {them} long to master a new task.',
        '{N} ⟨was/were|is/are⟩ quick to put what {p} learned at college into practice.',
        '{N} made very good progress from one stage to the next.',
        'Before long we could trust {them} with work of {their} own.',
      ],
      3: [
        '{N} picked up new tasks readily.',
        '{N} made steady progress.',
        '{N} learned readily and grew in confidence.',
        'With practice, {p} became a capable pair of hands.',
        'What {p} learned at college, {p} could use at work.',
      ],
      4: [
        '{N} learned the skills that the apprenticeship called for.',
        '{N} learned what {p} ⟨was/were|is/are⟩ shown.',
        'By the end, {p} could carry out the usual tasks.',
        'New tasks were explained to {them}, and {p} learned to do them.',
        '{N} acquired the basics of the job.',
      ],
      5: [
        'With help, {p} picked up most of the basics.',
        '{N} tried to apply what {p} ⟨was/were|is/are⟩ taught.',
        'Given time, {p} learned the simpler tasks.',
        'After some practice, {p} managed most routine tasks.',
        '{N} acquired some of the skills with support.',
      ],
    },
  },
]
