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
    otherwise: { fits: startsWith(...prepositions), template: 'Eingesetzt ⟨war|ist⟩ {p} in der Einheit {text}.' },
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
      template: '{N} ⟨arbeitete|arbeitet⟩ in {text}.',
      otherwise: {
        fits: startsWith('Teilzeit', 'Vollzeit'),
        template: '{N} ⟨arbeitete|arbeitet⟩ {text}.',
        otherwise: { fits: words, template: 'Die Arbeitszeit ⟨betrug|beträgt⟩ {text} Wochenstunden.' },
      },
    },
  },
  school: {
    part: 'einleitung',
    template: 'Den Unterricht der Berufsschule ⟨besuchte|besucht⟩ {p} an {text}.',
    otherwise: {
      fits: startsWith('an der', 'an einer', 'am', 'der', 'dem', 'einer'),
      template: '{P} ⟨besuchte|besucht⟩ {text}.',
      otherwise: { fits: startsWith('die', 'das', 'eine'), template: '{P} ⟨besuchte|besucht⟩ die Berufsschule ({text}).' },
    },
  },
  exam: {
    part: 'einleitung',
    template: 'Die Abschlussprüfung bestand {p} {text}.',
    otherwise: {
      fits: /^(?:am|an|auf|bei|im|in|mit|nach|ohne|vor|zum)\s(?!.*nicht bestanden)/iu,
      template: '{P} {text}.',
      otherwise: { fits: startsWith('bestand', 'hat'), template: 'Ergebnis der Abschlussprüfung: {text}.' },
    },
  },
  powers: {
    part: 'einleitung',
    template: '{N} ⟨hatte|hat⟩ {text}.',
    otherwise: {
      fits: /^\p{L}*(?:prokura|vollmacht|berechtigung)$/iu,
      template: '{P} {text}.',
      otherwise: { fits: startsWith('durfte', 'darf', 'konnte', 'kann'), template: '{N} ⟨hatte|hat⟩ folgende Befugnisse: {text}.' },
    },
  },
  tools: {
    part: 'leistung',
    behind: 'fachwissen',
    template: '{N} ⟨arbeitete|arbeitet⟩ mit folgenden Arbeitsmitteln: {bare}.',
    // „mit“ wants a dative, and only what has no article is one anyway; what is only strung together stands behind a colon.
    otherwise: { fits: /^(?:die|das|den|eine|ein|einen)\s|^(?!.* und ).*[,;]/iu, template: '{N} ⟨arbeitete|arbeitet⟩ mit {text}.' },
  },
  languages: {
    part: 'leistung',
    behind: 'fachwissen',
    template: '{N} ⟨arbeitete|arbeitet⟩ auf {text}.',
    otherwise: {
      fits: /^\p{Lu}\p{Ll}+(?:isch|eutsch) und \p{Lu}\p{Ll}+(?:isch|eutsch)$/u,
      template: '{N} ⟨verfügte|verfügt⟩ über {text}.',
      otherwise: {
        fits: /kenntnis/iu,
        template: '{N} ⟨arbeitete|arbeitet⟩ in folgenden Sprachen: {text}.',
        otherwise: { fits: /[,;(]/, template: '{N} ⟨sprach|spricht⟩ bei der Arbeit {text}.' },
      },
    },
  },
  courses: {
    part: 'leistung',
    behind: 'weiterbildung',
    // What stands here is over, in an interim reference as well.
    template: '{N} ⟨besuchte|hat⟩ unter anderem {text}⟨| besucht⟩.',
    otherwise: {
      fits: /^(?:die|das|den|ein|einen|eine|zwei|drei|vier|fünf|mehrere|\d+|\p{Lu}\p{L}*(?:kurse|seminare|schulungen|lehrgänge|fortbildungen|tagungen|messen)) /iu,
      template: 'An Fortbildungen ⟨besuchte|hat⟩ {N}⟨| besucht⟩: {text}.',
    },
  },
  projects: {
    part: 'leistung',
    behind: 'arbeitsweise',
    template: 'Neben den laufenden Aufgaben ⟨arbeitete|arbeitet⟩ {N} {text}.',
    otherwise: {
      fits: startsWith(...prepositions),
      template: '{P} {text}.',
      otherwise: {
        fits: startsWith('hat', 'leitete', 'begleitete'),
        template: 'Neben den laufenden Aufgaben ⟨wirkte|wirkt⟩ {N} an Projekten mit: {bare}.',
      },
    },
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    // Accusative and nominative are one here, and the verb is that of the firm: it fits one result and many.
    template: 'Zu {seinen} Ergebnissen zählen wir {text}.',
    otherwise: {
      fits: /^(?:die|das|den|eine|einen|zwei|drei|vier|fünf|\d+) /iu,
      template: 'Ein Ergebnis {seiner} Arbeit war {text}.',
      otherwise: {
        fits: /^(?:der|ein) /iu,
        template: '{P} {text}.',
        otherwise: { fits: /^hat /iu, template: 'Zu den Ergebnissen {seiner} Arbeit gehört: {bare}.' },
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
