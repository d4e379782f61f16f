import type { OfPerson } from '../model/spec.ts'

/** What people type in the present of a reference that looks back, by the form without -s; those that are not regular with their past. */
export const englishVerbs: Readonly<Record<string, string>> = {
  ...{ lead: 'led', build: 'built', win: 'won', set: 'set', run: 'ran', oversee: 'oversaw', hold: 'held', make: 'made', take: 'took' },
  ...{ write: 'wrote', teach: 'taught', keep: 'kept', plan: 'planned', drive: 'drove', hire: 'hired', buy: 'bought', sell: 'sold' },
  ...{ support: 'supported', mentor: 'mentored', sign: 'signed', work: 'worked', head: 'headed', train: 'trained', supply: 'supplied' },
  ...{ develop: 'developed', launch: 'launched', implement: 'implemented', design: 'designed', establish: 'established', represent: 'represented' },
  ...Object.fromEntries(
    'introduce manage reduce increase create organise organize improve achieve coordinate supervise negotiate approve use double advise authorise'
      .split(' ')
      .map((verb) => [verb, `${verb}d`]),
  ),
}

/** Results that are told with the deed behind them: “New ERP introduced”, “complaints reduced by 20 %”. */
export const englishDeedsBehind =
  'introduced|launched|implemented|established|completed|reduced|increased|improved|doubled|halved|rolled out|set up|built up|digitised|digitized|won|cut'

/** Verbs by which a sentence about something else than the person is known. */
export const englishVerbsOfThings =
  'rose|fell|grew|exceeded|passed|was|were|is|are|has|have|had|went|dropped|met|improved|increased|decreased|doubled|halved|remained|reached'

/** An award by its noun. */
const award = 'award|prize|medal|scholarship|commendation|distinction'

/** One after the other: what was typed for a field, and what of it a sentence can take. `$a` stands for the article of what follows. */
export const englishRewrites: Readonly<Partial<Record<keyof OfPerson, readonly (readonly [typed: RegExp, rewritten: string])[]>>> = {
  unit: [[/^(?=(?:[^,]* )?(?:department|team|division|unit|office|ward|branch)(?:$|,| of ))/i, 'the ']],
  hours: [
    [/^([\d.,]+ ?(?:%|per ?cent))$/i, '$1 of full-time hours'],
    [/^shift[- ]work$/i, 'shifts'],
    [/ ?h(?:rs?|ours?)?(?:\/| per )w(?:ee)?k$/i, ' hours a week'],
  ],
  posts: [
    [/^(?:first|initially|originally|at first) (?=(?:as|in|at|on) )/i, 'worked initially '],
    [/(?<!\p{L})as (?=\p{Ll})(?!an? |the |our |head |deputy |[^,;]*s(?:[,;]|$))/gu, 'as $a '],
  ],
  school: [[/^(?=(?:vocational|technical|further education) (?:college|school)(?!\p{L}))/iu, '$a ']],
  exam: [
    [/, (?=(?:the )?[^,]{0,40}Chamber )(?:the )?/, ', before the '],
    [/,? (?:with )?(?:the )?(?:grade|result|mark):? [“"]?([\p{L}\d.]{1,12}(?: good)?)[”"]?$/iu, ' with the grade “$1”'],
    [/^passed (?:the (?:final )?exam(?:ination)?s? )?(?=(?:on|in|with|at|before) |\d)/i, ''],
    [/^(?=\d{1,2}\.? \p{Lu}\p{Ll}{2,8} \d{4})/u, 'on '],
    [/^(?=\p{Lu}\p{Ll}{2,8} \d{4} )/u, 'in '],
    [/^(\d+(?:[.,]\d+)? (?:points|%|per cent).*)$/i, 'with $1'],
    [/^(?:grade|mark):? (?=[“"\d])/i, 'with the grade '],
    [/^((?:very )?good|excellent|satisfactory|distinction|merit)(?! pass)(?= \(|$)/i, 'with the grade “$1”'],
  ],
  powers: [
    [/(?<![(\p{L}])Einzelprokura(?!\p{L})/giu, 'sole general commercial power of attorney (Einzelprokura)'],
    [/(?<![(\p{L}])Gesamtprokura(?!\p{L})/giu, 'joint general commercial power of attorney (Gesamtprokura)'],
    [/(?<![(\p{L}])Prokura(?!\p{L})/giu, 'general commercial power of attorney (Prokura)'],
    [/(?<![(\p{L}])Handlungsvollmacht(?!\p{L})/giu, 'commercial power of attorney (Handlungsvollmacht)'],
    [/^power of attorney \(Prokura\)/i, 'general commercial power of attorney (Prokura)'],
    [/(?<!\p{L})budget (?:responsibility|authority)(?: (?:of|for|over)|:) (?=[^,;]{0,30}\d)/giu, 'a budget of '],
    [/^(?!an? |the )((?:\p{L}+ )?budget)(?: of|:) /iu, 'a $1 of '],
    [/^((?:€|£|\$|EUR )?\d[^;]{0,30}) budget$/i, 'a budget of $1'],
    [/(?<=,|;| and) budget(?: of|:) /gi, ' a budget of '],
    [/(power of attorney(?: \([^()]*\))?)(?: and|[,;]) (?=a budget)/i, '$1 and responsibility for '],
  ],
  tools: [
    [/^(?:very )?good (?:command|knowledge|understanding) of /i, 'has a $&'],
    [/^(?:excellent|basic|sound|advanced|extensive|solid) knowledge of /i, 'has $&'],
    [
      /(?<=^|, |; | and )(?=[^,;]{0,40}(?:cash register|till|forklift(?: truck)?|switchboard|system|software|scanner)(?:$|[,;]| and ))(?!an? |the |our |forklifts)/gi,
      'the ',
    ],
  ],
  languages: [
    [/(\p{Lu}\p{Ll}+): ([^,;]+)/gu, '$1 ($2)'],
    [/(\p{Lu}\p{Ll}+) ([ABC][12])(?!\p{L})/gu, '$1 ($2)'],
    [/(\p{Lu}\p{Ll}+) (fluent|native)(?!\p{L})/gu, '$2 $1'],
    [/(\p{Lu}\p{Ll}+) basics?(?!\p{L})/gu, 'basic $1'],
    [/^(?:very )?good (?:command|knowledge) of /i, 'has a $&'],
    [/^(?:basic|excellent|sound) knowledge of /i, 'has $&'],
    [/^native speaker /i, 'is a $&'],
    [/^bilingual(?! in )/i, 'is $&'],
  ],
  courses: [
    [/^((?:certified|accredited|licensed|registered|chartered) (?!in |as |by |to |for |with ))/i, 'qualified as $a $1'],
    [/^(?=[^,;]*(?:certified|training|course|seminar|workshop|programme))([^,;]+?),? \(?((?:19|20)\d\d)\)?$/i, '$1 in $2'],
    [/^(?=(?:[\p{L}-]+ ){0,3}(?:course|seminar|workshop|certificate)(?!\p{L}))/iu, '$a '],
    [/^(?=(?:[\p{L}-]+ ){0,3}(?:programme|program)(?!\p{L}))/iu, 'the '],
    [/^(?:further |additional )?training (?=(?:as|to become) )/i, 'trained '],
    [/^trained (?:as|to become) (?!an? |the )/i, 'trained as $a '],
  ],
  projects: [
    [/^((?:project (?:manager|lead|leader)|lead|head|coordinator)(?= (?:of|for|on) )|responsible for|in charge of|involved in)/i, 'was $1'],
    [/^member of /i, 'was a member of '],
  ],
  achievements: [
    [/^(?:an? )?(reduction|increase|cut|improvement|rise|drop) (?:of|in) ([^,;]{3,60}) by (\d+(?:[.,]\d+)?) ?(?:%|per ?cent)/i, '$a $3% $1 in $2'],
    [/^(?=(?:first|second|third|1st|2nd|3rd) (?:place|prize) )/i, 'won '],
    [/^awarded (?=(?:an?|the) |[“"„])/i, 'was awarded '],
    [/^(?:awarded )?(?=\p{L}+(?: \p{L}+)? of the (?:month|year|quarter|season)(?!\p{L}))/iu, 'was named '],
    [/^winner of (?=the |an? )/i, 'won '],
    [/^((?:best|top|youngest|first|fastest) (?:\p{L}+ ){0,2}(?:of|in|among) (?!all ))/iu, 'was the $1'],
    [/^runner-up /i, 'was $&'],
    [new RegExp(`^(?=(?:\\p{L}+ ){0,3}(?:${award})(?!\\p{L}))`, 'iu'), 'received the '],
    [/^(.{2,60}) up (?:by )?(?=(?:from )?(?:€|£|\$|EUR )?\d)/i, '$1 rose by '],
    [/^(.{2,60}) down (?:by )?(?=(?:from )?(?:€|£|\$|EUR )?\d)/i, '$1 fell by '],
  ],
}

/** A thing that a sentence counts: with “a” before it, or with “the” where it says of what. */
export const englishCounted = {
  a: /^(?:(?:new|joint|annual|digital|own) (?!(?:software|equipment|training|work|business)(?!\p{L}))(?!.* of )(?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]*[^s\d](?: (?:for|in|at) .*)?$|(?:\p{Ll}+ )?(?:patent|record|contract|cut|drop|rise|saving|reduction|increase|certificate) (?:of|in|for|by) )/iu,
  the: /^(?:[\p{L}-]+ ){0,2}(?:[\p{L}-]*(?:tion|sion|ment|building)|launch|relaunch|rollout|roll-out|move|opening|setting-up|set-up|redesign|upgrade) (?:of|to|from|into) |^[^,;:(]* (?:rollout|roll-out|migration|introduction|relaunch|launch|upgrade|redesign|implementation|move|restructuring|merger|system|platform)$/iu,
} as const
