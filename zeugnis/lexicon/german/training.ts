import type { TrainingPhrases } from '../../model/role-phrases.ts'

/** Willingness to learn, and learning: what a training reference is asked about before all else (§ 16 BBiG, § 13 BBiG). */
export const germanTraining: readonly TrainingPhrases[] = [
  {
    group: 'leistungsbereitschaft',
    templates: {
      1: [
        '{N} zeigte während der gesamten Ausbildung stets eine außerordentlich hohe Lernbereitschaft.',
        '{N} war jederzeit außergewöhnlich lernbereit.',
        '{Seine} Lernbereitschaft war jederzeit vorbildlich.',
      ],
      2: ['{N} zeigte stets eine hohe Lernbereitschaft.', '{Seine} Lernbereitschaft war jederzeit hoch.', '{N} war stets lernbereit und ausdauernd.'],
      3: ['{N} zeigte eine hohe Lernbereitschaft.', '{Seine} Lernbereitschaft war gut.', '{N} war lernbereit und ausdauernd.'],
      4: [
        '{Seine} Lernbereitschaft entsprach den Anforderungen.',
        '{N} zeigte die nötige Lernbereitschaft.',
        '{Sein:n} Interesse an den Inhalten der Ausbildung war zufriedenstellend.',
      ],
      5: [
        '{N} war bemüht, sich die Inhalte der Ausbildung anzueignen.',
        '{Seine} Lernbereitschaft entsprach im Großen und Ganzen unseren Erwartungen.',
        '{N} bemühte sich, den Inhalten der Ausbildung mit Interesse zu folgen.',
      ],
    },
  },
  {
    group: 'arbeitsbefaehigung',
    templates: {
      1: [
        'Neue Inhalte erfasste {N} jederzeit außerordentlich schnell und sicher.',
        '{N} lernte immer außerordentlich schnell und setzte Gelerntes sehr sicher um.',
        'Auch schwierige Zusammenhänge verstand {N} stets hervorragend.',
      ],
      2: [
        'Neue Inhalte erfasste {N} stets schnell und sicher.',
        '{N} lernte stets schnell und setzte Gelerntes sicher um.',
        'Neue Arbeitsgänge erlernte {N} jederzeit schnell und gründlich.',
      ],
      3: [
        'Neue Inhalte erfasste {N} schnell.',
        '{N} lernte schnell und setzte Gelerntes sicher um.',
        'Neue Arbeitsgänge erlernte {N} schnell und gründlich.',
      ],
      4: [
        'Neue Inhalte erfasste {N} in zufriedenstellender Weise.',
        'Neue Arbeitsgänge erlernte {N} in ausreichender Zeit.',
        '{N} erlernte die nötigen Fertigkeiten.',
      ],
      5: [
        '{N} bemühte sich, neue Arbeitsgänge zu erlernen.',
        '{N} war bemüht, Gelerntes in die Praxis umzusetzen.',
        '{N} bemühte sich um das Verständnis neuer Inhalte.',
      ],
    },
  },
]
