/** What says too little, and what says the same thing better: `$1` and so on are the sentence's own words. */
export interface Rewording {
  readonly weak: RegExp
  readonly instead: readonly string[]
}

const need = '(?:erforderliche|nötige|notwendige|ausreichende|gebotene|wesentliche|entsprechende)[nsm]?'
const known = '((?:\\p{L}+ und )?\\p{L}*(?:[kK]enntnissen?|[fF]ertigkeiten|[fF]ähigkeiten))'
const knowing = '(\\p{L}*(?:[wW]issen|[kK]önnen|Know-how))'
const end = '(?!\\p{L})'
const begin = '(?<!\\p{L})'
const rule = (weak: string, ...instead: readonly string[]): Rewording => ({ weak: new RegExp(weak, 'u'), instead })

/** Knowledge that is needed, or is just there. */
const knowledge = [
  rule(`${begin}hatte Gelegenheit, sich ([^,.;]{2,90}) anzueignen${end}`, 'verfügte über $1'),
  ...['die', 'das'].flatMap((article) => {
    const [things, plain, sound] = article === 'die' ? [known, 'solide', 'fundierte'] : [knowing, 'solides', 'fundiertes']
    const needed = `über ${article} für ([^,.;]{2,60}) ${need} ${things}${end}`
    return [
      ['verfügt', 'besitzt'],
      ['verfügte', 'besaß'],
    ].map(([verb, has]) => {
      return rule(`${begin}${verb} ${needed}`, ...[plain, sound].flatMap((how) => [`${verb} für $1 über ${how} $2`, `${has} für $1 ${how} $2`]))
    })
  }),
  rule(`${begin}(verfügte?) über die ((?:im|in der|in) [^,.;]{2,60}) ${need} ${known}${end}`, '$1 $2 über solide $3', '$1 $2 über fundierte $3'),
  rule(`${begin}(verfügte?) über das ((?:im|in der|in) [^,.;]{2,60}) ${need} ${knowing}${end}`, '$1 $2 über solides $3', '$1 $2 über fundiertes $3'),
  rule(`${begin}(über|besitzt|besaß|hatte?|sich) (?:die )?${need} ${known}${end}`, '$1 solide $2', '$1 fundierte $2', '$1 sehr fundierte $2'),
  rule(`${begin}(über|besitzt|besaß|hatte?|sich) (?:das )?${need} ${knowing}${end}`, '$1 solides $2', '$1 fundiertes $2', '$1 sehr fundiertes $2'),
  rule(`${begin}(besitzt|besaß|hatte?|verfügte? über) (Fachwissen|Wissen)${end}`, '$1 solides $2', '$1 fundiertes $2', '$1 sehr fundiertes $2'),
  rule(`${begin}(besitzt|besaß|hatte?|verfügte? über) (Fachkenntnisse)${end}`, '$1 solide $2', '$1 fundierte $2', '$1 sehr fundierte $2'),
  rule(`${begin}(kennt|kannte) sich ((?:in|im|mit|auf|am) [^,.;]{2,60}?) (?:gut )?aus${end}`, '$1 sich $2 gut aus', '$1 sich $2 sehr gut aus'),
  rule(`${begin}(über|besitzt|besaß) (?:die|das) ${need} (\\p{Lu}\\p{L}*(?:praxis|erfahrung))${end}`, '$1 gute $2', '$1 sehr gute $2'),
]

const people = '(?: (?!war |ist |gab |gibt )[^.;]{1,160}?)?'
const behaviour = `((?:[Dd]as|[Dd]er|[Dd]ie|[Ss]eine?|[Ii]hre?) (?:\\p{Ll}+ )?(?:Verhalten|Benehmen|Betragen|Auftreten|Umgang|Führung)${people})`
const always = '((?:stets|immer|jederzeit) )?'
/** What is no praise of conduct: nothing was wrong with it. */
const faultless =
  '(?:korrekt|angemessen|ordentlich|in Ordnung|ohne (?:Tadel|Beanstandung(?:en)?|Fehl)|tadellos|nicht zu beanstanden|zufriedenstellend|akzeptabel)'
const cause = `(?:nie |niemals |zu )?(?:keine[nr]? )?(?:Anlass|Klagen?|Beanstandungen?)[^,.;]{0,60}`

const conduct = [
  ...[
    ['seinem', 'Sein'],
    ['ihrem', 'Ihr'],
  ].flatMap(([their, possessive]) => [
    rule(
      `^(Vorgesetzte|Gäste) hatten an ${their} (Verhalten|Benehmen|Auftreten) nichts auszusetzen`,
      `${possessive} $2 gegenüber $1n war einwandfrei`,
    ),
    rule(
      `^(Kunden|Kollegen|Kolleginnen|Patienten) hatten an ${their} (Verhalten|Benehmen|Auftreten) nichts auszusetzen`,
      `${possessive} $2 gegenüber $1 war einwandfrei`,
    ),
  ]),
  rule(`${behaviour} (war|ist) ${always}${faultless}(?=[.,;]| und )`, '$1 $2 $3einwandfrei'),
  rule(`${behaviour} gab ${always}(?:uns )?${cause}(?=[.,;])`, '$1 war $2einwandfrei'),
  rule(`${behaviour} gibt ${always}(?:uns )?${cause}(?=[.,;])`, '$1 ist $2einwandfrei'),
  rule(`${begin}(kam|kommt) (er|sie|(?:Herr|Frau) [^,.;]{2,40}?) (?:gut )?(aus|zurecht)(?=[.,;])`, '$1 $2 gut $3', '$1 $2 sehr gut $3'),
]

const results = '[^,.;]{0,40}(?:[eE]rgebnis|[eE]rgebnisse|[lL]eistung|[lL]eistungen)(?: (?:seiner|ihrer) Arbeit)?'

const satisfaction = [
  rule(`(?<!(?:voll|ganz|sehr|äußerst|überaus|außerordentlich|vollauf|nicht|un) ?)(?<!\\p{L})zufrieden(?=[.,;])`, 'voll zufrieden'),
  rule(`${begin}(zu unserer|zu meiner|zur) Zufriedenheit${end}`, '$1 vollen Zufriedenheit'),
  rule(`${begin}zur vollen [zZ]ufriedenheit von uns${end}`, 'zu unserer vollen Zufriedenheit'),
  rule(`${begin}zufriedenstellend(?= (?:erledigt|erfüllt|ausgeführt|verrichtet|bewältigt))`, 'zu unserer vollen Zufriedenheit'),
  rule(`${begin}(erledigte|erfüllte) ([^,.;]{2,80}) zufriedenstellend(?=[.,;])`, '$1 $2 zu unserer vollen Zufriedenheit'),
  rule(`${begin}(haben unseren (?:Erwartungen|Anforderungen)) (?:in jeder Hinsicht )?entsprochen${end}`, '$1 in vollem Umfang entsprochen'),
  rule(`^(${results}) (?:entsprach|genügte) (?:unseren|den) (?:Erwartungen|Anforderungen)${end}`, '$&', '$1 war gut'),
  rule(`^(${results}) (?:entsprachen|genügten) (?:unseren|den) (?:Erwartungen|Anforderungen)${end}`, '$&', '$1 waren gut'),
  rule(`${begin}(entsprach(?:en)?|genügten?) ((?:unseren|den) (?:Erwartungen|Anforderungen|Vorgaben))${end}`, '$1 in vollem Umfang $2'),
]

const limit =
  '(?:in der Regel|im Allgemeinen|meistens|weitgehend|größtenteils|im Rahmen (?:seiner|ihrer) (?:\\p{Ll}+ )?(?:Möglichkeiten|Fähigkeiten))'

/** What is only as much as was needed, or only under what is usual. */
const measure = [
  rule(`${begin}mit der (?:${need}|übliche[nr]|angemessene[nr]) (\\p{Lu}\\p{L}+)`, 'mit großer $1', 'mit größter $1'),
  rule(`${begin}mit dem (?:${need}|üblichen|angemessenen) (\\p{Lu}\\p{L}+)`, 'mit großem $1', 'mit größtem $1'),
  rule(`^Bei üblichem (\\p{Lu}\\p{L}+)`, 'Auch bei hohem $1'),
  rule(`^Dem üblichen (\\p{Lu}\\p{L}+)`, 'Auch hohem $1'),
  rule(`${begin}dem üblichen (\\p{Lu}\\p{L}+)`, 'auch hohem $1'),
  rule(` ausreichend (?=\\p{Ll})`, ' '),
  rule(` ${limit}(?= zu (?!un|mein)|[.;,])`, ' gut'),
  rule(` ${limit}${end}`, ''),
  rule(` (?:überwiegend|im Wesentlichen|weitgehend) (erreicht|erfüllt)${end}`, ' voll $1'),
]

/** Each is done to what the ones before it made: said always, these words are no better. */
export const weakWords: readonly Rewording[] = [...knowledge, ...conduct, ...measure]

const solid = [
  rule(`${begin}soliden (\\p{L}*[kK]enntnissen)${end}`, 'fundierten $1', 'sehr fundierten $1'),
  rule(`${begin}solide (\\p{L}*[kK]enntnisse)${end}`, 'fundierte $1', 'sehr fundierte $1'),
]

const calm = rule(
  `^(?!.*(?:stets|jederzeit|immer))(.*${begin}(?:bewahrte?|behielt|behält) (?:er|sie|(?:Herr|Frau) [^,.;]{2,40}?)) ((?:die )?(?:Ruhe|Übersicht)|den Überblick)${end}`,
  '$1 stets $2',
)

/** What says little, and may stay where something else of the sentence is lifted. */
export const scantWords: readonly Rewording[] = [
  ...[calm, rule(`${begin}(stets|jederzeit|immer) gewachsen${end}`, '$1 sehr gut gewachsen')],
  rule(`${begin}geprägt von (Sorgfalt|Genauigkeit|Gewissenhaftigkeit|Zuverlässigkeit)${end}`, 'geprägt von höchster $1'),
  ...satisfaction,
  ...solid,
  rule(`${begin}brauchbar(e[nmrs]?)?${end}`, 'gut$1', 'sehr gut$1'),
]

/** What somebody tried, as done: infinitive, past, present, and a particle that goes to the end. */
export const tried: Readonly<Record<string, readonly [past: string, present: string, particle?: string]>> = {
  erledigen: ['erledigte', 'erledigt'],
  erfüllen: ['erfüllte', 'erfüllt'],
  erreichen: ['erreichte', 'erreicht'],
  bewältigen: ['bewältigte', 'bewältigt'],
  bearbeiten: ['bearbeitete', 'bearbeitet'],
  arbeiten: ['arbeitete', 'arbeitet'],
  entsprechen: ['entsprach', 'entspricht'],
  verrichten: ['verrichtete', 'verrichtet'],
  leisten: ['leistete', 'leistet'],
  führen: ['führte', 'führt'],
  einzuhalten: ['hielt', 'hält', 'ein'],
  auszuführen: ['führte', 'führt', 'aus'],
  durchzuführen: ['führte', 'führt', 'durch'],
  abzuarbeiten: ['arbeitete', 'arbeitet', 'ab'],
  abzuschließen: ['schloss', 'schließt', 'ab'],
  umzusetzen: ['setzte', 'setzt', 'um'],
}
