import type { Frames } from '../model/frames.ts'

function startsWith(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})\\s`, 'iu')
}

/** What a place, a task or a beginning is named with: whoever types one of them goes on with a sentence and gives no list. */
const prepositions = [
  ...['als', 'an', 'am', 'auf', 'aus', 'außerhalb', 'bei', 'beim', 'für', 'hinter', 'im', 'in', 'innerhalb', 'mit', 'nach', 'neben', 'ohne'],
  ...['über', 'unter', 'vor', 'während', 'zu', 'zum', 'zur', 'zwischen'],
]

/** What somebody did or does, as people begin to tell it: „leitete den Umbau“, „wurde ausgezeichnet“. */
const deeds = new RegExp(
  '^(?:hat|ist|war|wurde|belegte|erhielt|gewann|gewinnt|schuf|schafft|brachte|bringt|übernahm|übernimmt|stieg|steigt|schrieb|schreibt|hielt|hält' +
    '|(?:leite|begleite|verantworte|führ|entwickel|bau|koordinier|betreu|organisier|plan|senk|steiger|erhöh|halbier|verdoppel|erreich|erziel|reduzier' +
    '|digitalisier|modernisier|optimier|implementier|etablier|sanier|setz|stell|richte|gründe|schul|bilde|konzipier|gestalte|arbeite|veranlass)te?)\\s',
  'iu',
)
/** Told in the perfect without its verb: „den Umsatz verdoppelt“, „an der Kampagne mitgearbeitet“. Without an article it stays a note. */
const participle =
  /^(?:den|die|das|eine?n?|an|bei|zwei|drei|vier|fünf|\d+)\s(?:\S+\s)+(?:\p{Ll}{0,6}ge\p{Ll}+(?:t|en)|\p{Ll}+iert|(?:ver|be|er|ent|zer|über)\p{Ll}+(?:t|en))\.?$/u
/** A sentence about something else than the person. */
const sentenceOfThing = /^(?:der|die|das) .*\s(?:wurden?|ist|sind|hat|haben|stieg|sank|konnte)\s/iu

/** Something else than a bare figure. */
const words = /\D/u

/** More than one of something, one behind the other. */
const list = /[,;]|(?<!-) (?:und|dann) /

/** How people begin to tell of an examination: when, where, with what result. */
const examPreposition = '(?:am|an|auf|bei|im|in|mit|nach|ohne|vor|zum)'
/** Who types the verb as well („am 10. Juli 2026 bestanden“) does not get it twice. */
const taken = '(?<!\\p{L})(?:bestanden|abgelegt|abgeschlossen|absolviert)(?!\\p{L})'
/** A verb of its own, or a word that says that it was not passed: what has one is a sentence already, or none to be made one. */
const finite = '(?<!\\p{L})(?:hat|ist|wurde|wird|war|steht|folgt|bestand|nicht|ausstehend|durchgefallen|abgebrochen)(?!\\p{L})'

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge. */
export const germanOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{N} begann {text}.',
    otherwise: {
      fits: new RegExp(`^(?:(?:zunächst|zuerst|anfangs|ursprünglich) )?(?:${prepositions.join('|')})\\s`, 'iu'),
      template: '{P} {text}.',
      otherwise: {
        fits: new RegExp(`${deeds.source}|^(?:begann|wechselte)\\s`, 'iu'),
        template: '{N} entwickelte sich {text}.',
        otherwise: {
          fits: /^vo[mn] .* zu[mr] /iu,
          // Nobody begins „seit 2022“; „ab“, „bis“ and „von“ go into a list as well.
          template: '{N} ⟨war|ist⟩ {text}.',
          otherwise: {
            fits: /^seit .*(?: (?:als|am|an|auf|bei|beim|im|in|tätig)(?!\p{L})|(?:er|eur|ist|ent|ant|or|kraft|mann|frau|chef|koch)(?:in)?$)/iu,
            template: 'Werdegang: {text}.',
            otherwise: {
              fits: /^(?:seit|eingestiegen|eingetreten|angefangen|begonnen|gestartet|befördert|übernommen)\s/iu,
              // What is over is over in an interim reference as well.
              template: '{N} ⟨durchlief|hat⟩ nacheinander diese Stationen⟨| durchlaufen⟩: {text}.',
              otherwise: { fits: list, template: '{N} ⟨war|ist⟩ tätig als {text}.' },
            },
          },
        },
      },
    },
  },
  unit: {
    part: 'einleitung',
    template: 'Eingesetzt ⟨war|ist⟩ {p} {text}.',
    otherwise: {
      fits: startsWith(...prepositions),
      template: 'Eingesetzt ⟨war|ist⟩ {p} in der {text}.',
      otherwise: {
        fits: /^(?:Abteilung|Filiale|Gruppe|Stabsstelle|Redaktion)(?!\p{L})/u,
        template: 'Eingesetzt ⟨war|ist⟩ {p} auf der {text}.',
        otherwise: {
          fits: /^Station(?!\p{L})/u,
          template: 'Eingesetzt ⟨war|ist⟩ {p} im {text}.',
          otherwise: {
            fits: /^(?:Team|(?:\p{L}+- und )?\p{L}*(?:bereich|referat|dezernat|gebiet|amt))(?!\p{L})/iu,
            template: 'Einsatzbereich ⟨war|ist⟩ {bare}.',
          },
        },
      },
    },
  },
  payGroup: {
    part: 'einleitung',
    template: 'Die Stelle ⟨war|ist⟩ {text} zugeordnet.',
    otherwise: { fits: startsWith('der', 'dem', 'den'), template: '{P} ⟨war|ist⟩ in {text} eingruppiert.' },
  },
  hours: {
    part: 'einleitung',
    template: 'Der Beschäftigungsumfang ⟨betrug|beträgt⟩ {text}.',
    otherwise: {
      fits: /^\d[\d,.]* ?(?:%|Prozent|VZÄ)$/iu,
      template: '{N} ⟨arbeitete|arbeitet⟩ in {text}.',
      otherwise: {
        fits: /^(?:Teilzeit|Vollzeit|Wechselschicht|Schichtarbeit|Gleitzeit)(?!\p{L})/iu,
        template: '{N} ⟨arbeitete|arbeitet⟩ {text}.',
        otherwise: {
          fits: /^(?:ab|als|am|an|auf|bei|bis|im|in|innerhalb|mit|nach|seit|unter|vom|von|zu|zwischen)(?!\p{L})/iu,
          template: 'Die Arbeitszeit ⟨betrug|beträgt⟩ {text} Wochenstunden.',
          otherwise: {
            fits: /^[\d,.]+$/,
            template: 'Die Arbeitszeit ⟨betrug|beträgt⟩ {text}.',
            otherwise: { fits: /^\D{0,20}\d[\d,.]* (?:Wochens|S)tunden/iu, template: 'Arbeitszeit: {text}.' },
          },
        },
      },
    },
  },
  school: {
    part: 'einleitung',
    template: 'Den Unterricht der Berufsschule ⟨besuchte|besucht⟩ {p} an {text}.',
    otherwise: {
      fits: startsWith('an der', 'an einer', 'am', 'der', 'dem', 'einer'),
      template: '{P} ⟨besuchte|besucht⟩ {text}.',
      otherwise: {
        fits: startsWith('die', 'das', 'eine'),
        template: '{P} ⟨besuchte|besucht⟩ die {text}.',
        otherwise: {
          fits: /^(?:\p{L}*schule(?!\p{L})|Berufliche (?:Schule|Oberschule))/iu,
          template: '{P} {text}.',
          otherwise: { fits: startsWith('besuchte', 'besucht'), template: '{P} ⟨besuchte|besucht⟩ die Berufsschule ({text}).' },
        },
      },
    },
  },
  exam: {
    part: 'einleitung',
    template: 'Die Abschlussprüfung bestand {p} mit der Note „{text}“.',
    otherwise: {
      fits: /^(?:sehr gut|gut|befriedigend|ausreichend)$/iu,
      template: 'Die Abschlussprüfung bestand {p} {text}.',
      otherwise: {
        fits: new RegExp(`^${examPreposition}\\s(?!.*(?:nicht bestanden|${taken}))`, 'iu'),
        template: 'Die Abschlussprüfung hat {p} {text}.',
        otherwise: {
          fits: new RegExp(`^${examPreposition}\\s(?!.*(?:nicht bestanden|prüfung)).*${taken}\\.?$`, 'iu'),
          template: '{P} hat {text}.',
          otherwise: {
            fits: new RegExp(
              `^(?:${examPreposition}|die|seine|ihre)\\s(?!.*(?:nicht bestanden|\\s(?:hat|ist|wurde)\\s))(?=.*prüfung).*${taken}\\.?$`,
              'iu',
            ),
            template: '{P} {text}.',
            otherwise: {
              fits: startsWith('bestand', 'hat'),
              template: 'Die Abschlussprüfung {text}.',
              otherwise: {
                fits: new RegExp(`^(?:wurde|ist)\\s(?!.*prüfung).*${taken}\\.?$`, 'iu'),
                template: 'Ergebnis der Abschlussprüfung: {text}.',
                otherwise: {
                  fits: /^(?!.*prüfung)/iu,
                  template: '{P} bestand {text}.',
                  otherwise: {
                    fits: new RegExp(`^(?:die|seine|ihre)\\s(?!.*(?:${taken}|${finite}))`, 'iu'),
                    template: '{P} bestand die {text}.',
                    otherwise: {
                      fits: new RegExp(`^\\p{L}*prüfung\\s(?!.*(?:${taken}|${finite}))`, 'iu'),
                      template: '{P} hat die {text}.',
                      otherwise: { fits: new RegExp(`^\\p{L}*prüfung\\s(?!.*${finite}).*${taken}\\.?$`, 'iu'), template: '{text}' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  powers: {
    part: 'einleitung',
    template: '{N} ⟨hatte|hat⟩ {text}.',
    otherwise: {
      fits: /^(?:seit \d{4} )?\p{L}*(?:prokura|vollmacht|berechtigung)(?: (?:und ein Budget|bis|für|über|seit) [^,;]*)?$/iu,
      template: '{N} ⟨verantwortete|verantwortet⟩ {text}.',
      otherwise: {
        fits: /^ein Budget /u,
        template: '{P} {text}.',
        otherwise: {
          fits: new RegExp(`^(?:durfte|darf|konnte|kann)\\s|${deeds.source}`, 'iu'),
          template: '{N} ⟨hatte|hat⟩ folgende Befugnisse: {text}.',
        },
      },
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
        otherwise: { fits: /[,;(]/, template: '{N} ⟨verwendete|verwendet⟩ bei der Arbeit {text}.' },
      },
    },
  },
  courses: {
    part: 'leistung',
    behind: 'weiterbildung',
    // What stands here is over, in an interim reference as well.
    template: '{N} ⟨absolvierte|hat⟩ unter anderem {text}⟨| absolviert⟩.',
    otherwise: {
      fits: /^(?:die|das|den|ein|einen|eine|zwei|drei|vier|fünf|mehrere|\d+|\p{L}*(?:kurse|seminare|schulungen|lehrgänge|fortbildungen|tagungen|messen)) /iu,
      template: '{P} {text}.',
      otherwise: {
        fits: /^(?:macht|machte|besucht|besuchte|absolviert|absolvierte|nimmt|nahm|bildet|hat|ist|erwarb|erwirbt)\s/iu,
        template: '{N} ⟨absolvierte folgende Fortbildung|hat folgende Fortbildung absolviert⟩: {text}.',
        otherwise: {
          fits: /^(?!.* und )[^,;]*$/u,
          template: '{N} ⟨absolvierte folgende Fortbildungen|hat folgende Fortbildungen absolviert⟩: {text}.',
        },
      },
    },
  },
  projects: {
    part: 'leistung',
    behind: 'arbeitsweise',
    template: '{P} hat {text}.',
    otherwise: {
      fits: participle,
      template: 'Neben den laufenden Aufgaben ⟨arbeitete|arbeitet⟩ {N} {text}.',
      otherwise: {
        fits: startsWith(...prepositions),
        template: '{P} {text}.',
        otherwise: { fits: deeds, template: 'Projekte in dieser Zeit: {bare}.' },
      },
    },
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    template: '{text}',
    otherwise: {
      fits: sentenceOfThing,
      template: '{P} hat {text}.',
      otherwise: {
        fits: participle,
        template: 'Zu den Ergebnissen {seiner} Arbeit gehören {text}.',
        otherwise: {
          fits: /^(?:die|das|eine?|der) .*(?:,| und) der /iu,
          // Accusative and nominative are one here, and the verb is that of the firm: it fits one result and many.
          template: 'Erreicht hat {p} unter anderem {text}.',
          otherwise: {
            fits: /^(?:die|das|den|eine|einen|zwei|drei|vier|fünf) /iu,
            template: 'Ein Ergebnis {seiner} Arbeit war {text}.',
            otherwise: {
              fits: /^(?:der|ein) /iu,
              template: '{P} {text}.',
              otherwise: { fits: deeds, template: 'Besondere Ergebnisse: {bare}.' },
            },
          },
        },
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
