import type { EmployerFrame, Frames } from '../model/frames.ts'

function startsWith(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})\\s`, 'iu')
}

/** What a place, a task or a beginning is named with: whoever types one of them goes on with a sentence and gives no list. */
const prepositions = [
  ...['als', 'an', 'am', 'auf', 'aus', 'außerhalb', 'bei', 'beim', 'für', 'hinter', 'im', 'in', 'innerhalb', 'mit', 'nach', 'neben', 'ohne'],
  ...['über', 'unter', 'vor', 'während', 'zu', 'zum', 'zur', 'zwischen'],
]

/** Something else than a bare figure. */
const words = /\D/u

/** More than one of something, one behind the other. */
const list = /[,;]|(?<!-) (?:und|dann) /

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge. */
export const germanOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{N} begann {text}.',
    otherwise: {
      fits: startsWith(...prepositions, 'zunächst', 'zuerst', 'anfangs', 'ursprünglich'),
      // Nobody begins „seit 2022“; „ab“, „bis“ and „von“ go into a list as well.
      template: '{N} ⟨war|ist⟩ {text}.',
      otherwise: {
        fits: startsWith('seit'),
        // What is over is over in an interim reference as well.
        template: '{N} ⟨durchlief|hat⟩ nacheinander diese Stationen⟨| durchlaufen⟩: {text}.',
        otherwise: { fits: list, template: '{N} ⟨war|ist⟩ tätig als {text}.' },
      },
    },
  },
  unit: {
    part: 'einleitung',
    template: 'Eingesetzt ⟨war|ist⟩ {p} {text}.',
    otherwise: { fits: startsWith(...prepositions), template: 'Die Einsatzstelle ⟨war|ist⟩: {text}.' },
  },
  payGroup: {
    part: 'einleitung',
    template: 'Die Stelle ⟨war|ist⟩ {text} zugeordnet.',
    otherwise: { fits: startsWith('der', 'dem', 'den'), template: 'Eingruppiert ⟨war|ist⟩ die Stelle in {text}.' },
  },
  hours: {
    part: 'einleitung',
    template: 'Die Arbeitszeit ⟨betrug|beträgt⟩ {text}.',
    otherwise: {
      fits: /^(?!\d+$|(?:ab|als|am|an|auf|bei|bis|im|in|innerhalb|mit|nach|seit|unter|vom|von|zu|zwischen|Teilzeit|Vollzeit)(?!\p{L}))/iu,
      template: '{N} ⟨arbeitete|arbeitet⟩ {text}.',
      otherwise: { fits: words, template: 'Die Arbeitszeit ⟨betrug|beträgt⟩ {text} Wochenstunden.' },
    },
  },
  school: {
    part: 'einleitung',
    template: 'Den Unterricht der Berufsschule ⟨besuchte|besucht⟩ {p} an {text}.',
    otherwise: { fits: startsWith('an der', 'an einer', 'am', 'der', 'dem', 'einer'), template: 'Als Berufsschule ⟨besuchte|besucht⟩ {p}: {text}.' },
  },
  exam: {
    part: 'einleitung',
    template: 'Die Abschlussprüfung bestand {p} {text}.',
    otherwise: {
      fits: /^(?:am|an|auf|bei|im|in|mit|nach|ohne|vor|zum)\s(?!.*nicht bestanden)/iu,
      template: 'Ergebnis der Abschlussprüfung: {text}.',
    },
  },
  powers: {
    part: 'einleitung',
    template: '{N} ⟨war|ist⟩ mit folgenden Befugnissen ausgestattet: {text}.',
  },
  tools: { part: 'leistung', behind: 'fachwissen', template: '{N} ⟨arbeitete|arbeitet⟩ mit {text}.' },
  languages: {
    part: 'leistung',
    behind: 'fachwissen',
    template: 'Gearbeitet ⟨wurde|wird⟩ auf {text}.',
    otherwise: {
      fits: /^\p{Lu}\p{Ll}+(?:isch|eutsch) und \p{Lu}\p{Ll}+(?:isch|eutsch)$/u,
      template: '{N} ⟨verfügte|verfügt⟩ über {text}.',
      otherwise: { fits: /kenntnis/iu, template: '{N} ⟨sprach|spricht⟩ {text}.' },
    },
  },
  courses: {
    part: 'leistung',
    behind: 'weiterbildung',
    // What stands here is over, in an interim reference as well.
    template: '{N} ⟨besuchte|hat⟩ unter anderem {text}⟨| besucht⟩.',
  },
  projects: {
    part: 'leistung',
    behind: 'arbeitsweise',
    template: 'Neben den laufenden Aufgaben ⟨arbeitete|arbeitet⟩ {N} {text}.',
    otherwise: {
      fits: startsWith(...prepositions),
      template: 'Neben den laufenden Aufgaben ⟨leistete|leistet⟩ {N} Projektarbeit: {text}.',
    },
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    // Accusative and nominative are one here, and the verb is that of the firm: it fits one result and many.
    template: 'Zu {seinen} Ergebnissen ⟨zählten|zählen⟩ wir {text}.',
    otherwise: {
      fits: /^(?:die|das|eine|zwei|drei|vier|fünf|\d+) /iu,
      template: 'Ein Ergebnis {seiner} Arbeit war {text}.',
      otherwise: {
        fits: /^(?:der|ein) /iu,
        template: '{P} {text}.',
        otherwise: { fits: /^hat /iu, template: 'Als Ergebnis {seiner} Arbeit ist zu nennen: {text}.' },
      },
    },
  },
  led: {
    part: 'fuehrung',
    isFirst: true,
    template: '{N} ⟨führte|führt⟩ {text}.',
    otherwise: { fits: words, template: '{N} ⟨führte|führt⟩ {text} Beschäftigte.' },
  },
  farewell: { part: 'schluss', template: '{text}' },
}

export const germanEmployer: EmployerFrame = { article: /^eine? /u, subject: 'Wir sind' }
