import { list } from '#language'
import type { Cue } from '../../model/mark.ts'

/** Phrases that are read as codes. The law bans codes (§ 109 Abs. 2 GewO); what guidebooks read into them is shown as lore. */
export const codes = [
  {
    weight: 'lowers',
    technique: 'coded-phrase',
    words: list(`
      bemüh*, Bemühen, bestrebt, versucht*, Versuch, war willens, ist willens, Gelegenheit hatte, hatte Gelegenheit, hat Gelegenheit, strebte danach, strebte an, erfolgsorientiert, gab sich Mühe, gibt sich Mühe, gab sich _ Mühe, gibt sich _ Mühe,
      Mühe, Mühe gegeben, Mühe gab, Mühe gibt, zeigte Interesse, zeigt Interesse, nach Kräften, nach besten Kräften, nach bestem Vermögen,
      darauf bedacht, guten Willen, gutem Willen, guten Willens, sein Bestes, ihr Bestes, bereit zu lernen, mühte sich, strengte sich an, ließ sich nicht entmutigen`),
    basis: 'bemuehen',
    explanation: {
      de: 'Bemühen statt Ergebnis: Versucht wurde es, vom Gelingen ist nicht die Rede.',
      en: 'Effort instead of a result: an attempt was made, but success is not mentioned.',
    },
  },
  {
    weight: 'hint',
    technique: 'coded-phrase',
    words: list(
      `mit Fleiß, mit Eifer, mit Interesse, mit großem Fleiß, mit großem Eifer, mit großem Interesse, mit sehr großem Interesse, mit regem Interesse, mit viel Interesse, mit viel Eifer, mit viel Fleiß`,
    ),
    basis: 'deutung',
    explanation: {
      de: 'Fleiß, Eifer oder Interesse allein wird manchmal als Bemühen ohne Ergebnis gelesen. Neben „stets“ liest es niemand so.',
      en: 'Diligence, zeal or interest alone is sometimes read as effort without a result. Next to “always” nobody reads it like that.',
    },
  },
  {
    weight: 'hint',
    technique: 'coded-phrase',
    words: list(
      `zeigte Verständnis, zeigt Verständnis, zeigte _ Verständnis, Verständnis für seine Arbeit, Verständnis für ihre Arbeit, Verständnis für die Arbeit, Verständnis für die Aufgaben`,
    ),
    basis: 'deutung',
    explanation: {
      de: '„Zeigte Verständnis für die Arbeit“ wird manchmal so gelesen: verstanden, aber nicht getan.',
      en: '“Showed understanding for the work” is sometimes read as: understood, but not done.',
    },
  },
  {
    weight: 'trivial',
    technique: 'coded-phrase',
    words: list(`
      pünktlich zum, pünktlich zur, pünktlich*, Pünktlichkeit, Arbeitsplatz sauber, Arbeitsplatz ordentlich,
      Ordnung am, Ordnung auf, Ordnungsliebe, Dienstkleidung, Schutzkleidung, Umgangsformen, pflichtbewusst und ordnungsgemäß, pflichtbewusst und _ ordnungsgemäß, Stundenzettel, Stundennachweis*, Zeiterfassung`),
    basis: 'steigerung',
    explanation: {
      de: 'Selbstverständliches: Steht es allein, fehlt ein Lob, das zählt.',
      en: 'This goes without saying: on its own, it leaves out the praise that counts.',
    },
  },
  {
    weight: 'withholds',
    technique: 'coded-phrase',
    words: list(`gesellig*, unterhaltsam*, zum Betriebsklima, des Betriebsklimas, Stimmungskanone, Frohsinn, lebenslustig*`),
    basis: 'deutung',
    explanation: {
      de: 'Geselligkeit wird manchmal als Anspielung gelesen. Über die Person beweist das Wort nichts.',
      en: 'Sociability is sometimes read as an allusion. The word proves nothing about the person.',
    },
  },
  {
    weight: 'hint',
    technique: 'coded-phrase',
    words: list(`tolerant*, umgänglich*`),
    basis: 'deutung',
    explanation: {
      de: '„Tolerant“ oder „umgänglich“ wird manchmal so gelesen: für Vorgesetzte schwierig.',
      en: '“Tolerant” or “easy to get along with” is sometimes read as: difficult for managers.',
    },
  },
  {
    weight: 'withholds',
    technique: 'coded-phrase',
    words: list(
      `gepflegtes Äußeres, gepflegten Äußeren, gepflegtes Äußere, gepflegte Erscheinung, gepflegtes Auftreten, gut zu verkaufen, zu verkaufen wusste, anspruchsvoll* und kritisch*, kritisch* und anspruchsvoll*, tüchtig, wusste sich zu behaupten, seiner Meinung, ihrer Meinung, vertrat _ Meinung, vertrat _ Standpunkt, eigenwillig*`,
    ),
    basis: 'deutung',
    explanation: {
      de: 'Wird manchmal so gelesen: von sich eingenommen oder unbequem. Ein Gericht hat das nicht allgemein entschieden.',
      en: 'Sometimes read as: self-important or awkward. No court has generally confirmed this.',
    },
  },
  {
    weight: 'hint',
    technique: 'coded-phrase',
    words: list(
      `Einfühlungsvermögen für die Belegschaft, Belange der Belegschaft, Einfühlungsvermögen in die Belange, für die Belange der, Interessen der Kollegen, Arbeitnehmerinteressen, Interessen der Belegschaft`,
    ),
    basis: 'deutung',
    explanation: {
      de: 'Wird in Ratgebern als Anspielung geführt. Solche Andeutungen verbietet § 109 Abs. 2 GewO; über die Person beweisen sie nichts.',
      en: 'Careers guides list this as an allusion. Section 109(2) GewO bans such hints; they prove nothing about the person.',
    },
  },
  {
    weight: 'none',
    technique: 'coded-phrase',
    words: list(`kennengelernt, kennen gelernt, kennen und schätzen gelernt, lernten _ kennen, kennenlernen durften, kennenlernten`),
    basis: 'kennengelernt',
    explanation: {
      de: 'Kein Geheimcode: Das Bundesarbeitsgericht hat die Lesart „das Gegenteil ist wahr“ verworfen.',
      en: 'Not a secret code: the Federal Labour Court rejected the reading “the opposite is true”.',
    },
  },
  {
    weight: 'withholds',
    technique: 'irony',
    words: list(`
      genial*, sensationell*, weltmeisterlich*, gottgleich*, göttlich*, unübertrefflich*, vergöttert*, phänomenal*, bessere Note, eine bessere Note, Universum, extrem, Ausnahmekönner*, Genie, überirdisch*, unfassbar*, unglaublich*, epochal*,
      Menschheit, wie kein Mensch, Weltklasse, das je ein, die je ein, der je ein, Superlative, anbeten, angebetet, unvergleichlich*, fehlerloseste*, perfekteste*, jenseits aller, mit Gold aufzuwiegen, mit Gold nicht`),
    basis: 'uebertreibung',
    explanation: {
      de: 'So übertrieben, dass es als Spott gelesen wird.',
      en: 'So exaggerated that it reads as mockery.',
    },
  },
] as const satisfies readonly Cue[]

/** Words of other cues that mean nothing in these phrases. */
export const harmless: readonly string[] = list(`
  als Vorgesetzter, als Vorgesetzte, die Würde, der Würde, nahezu ohne, nahezu fehlerfrei*, nahezu perfekt*, nahezu unersetzlich*, praktisch fehlerfrei*, zuletzt um,
  keinerlei Mühe, keine noch so große Mühe, Mühe bereitet*, noch am selben, nie Zeit noch Mühe, weder Zeit noch Mühe, keine Zeit und Mühe, nie Mühe, weder Mühe noch, nicht unerwähnt, beim Verlassen, Verlassen des, Verlassen der,
  zuletzt zum, zuletzt zur, zuletzt eine, zuletzt einen, zuletzt im, zuletzt in, zuletzt mit, nicht selten, am Wohl, das Wohl, zum Wohl, ums Wohl, Wohl der, Wohl des, Wohl unserer, Wohl ihrer, Wohl seiner,
  besonders in, besonders im, besonders bei, besonders zu, besonders an, besonders am, besonders seine, besonders ihre, besonders auch, besonders die, besonders der, besonders den, besonders das, besonders wenn, besonders unter, besonders mit, besonders auf,
  nicht nur, nicht zuletzt, nicht allein, nicht nur durch, nicht zu vergessen, immer wieder, immer noch, immer wenn, wenn es, auch wenn es, wenn Not, wenn andere, aber auch, aber immer, aber stets, aber bestimmt, aber verbindlich, aber herzlich,
  in wenigen, nach wenigen, innerhalb weniger, binnen weniger, in wenig, mit wenig, mit wenigen, nach kurzer, auch unter großem, hoher *belastung, hohem *druck, hohen *druck, hohem *anfall, großem *anfall, großer *belastung, starker *belastung, hohem *aufkommen, hohem *aufkommens,
  hoher *beanspruchung, großem *druck, großen *druck, starkem *druck, großem Andrang, hohem *volumen, hohen Anforderungen, großen Anforderungen, hohe Anforderungen, großer Hektik, großen Teil, großer Teil, großen Wert, hohen Wert, voller Stelle, volle Stelle, in voller, große Zahl, großen Zahl, große Anzahl, großer Freude, gute Seele,
  mit Blick auf, aus dem Ausland, Wesentlichen Umsatz, Ziele wurden, sowohl, nicht mehr wegzudenken, nicht wegzudenken, kein Problem, kein Zufall, nicht hoch genug, ihre Vorgesetzten, sein Talent, will heißen, dort wo, zuletzt als, zunächst als, außer Haus, außer Frage, nicht umsonst, sich selbst und, wohl fühlte, wohl fühlten, wohl fühlen, wohlgefühlt, und nicht nur,
  gesamten Zeit, leider können wir _ keine Stelle, leider können wir _ keinen Arbeitsplatz, leider können wir _ nicht übernehmen, leider konnten wir _ nicht übernehmen, unbeliebte Arbeit*, unbeliebte Aufgabe*, unbeliebten Arbeit*, unbeliebten Aufgabe*, in überschaubare, selten krank, so sehr, sowie in Zukunft, umgehend, nach seiner Ausbildung, nach ihrer Ausbildung, nach seiner Einarbeitung, nach ihrer Einarbeitung, nach seiner Rückkehr, nach ihrer Rückkehr, nach seiner Elternzeit, nach ihrer Elternzeit, sich als sehr, sich als äußerst, sich als zuverlässig*, erwies sich als, erwiesen sich als, erweist sich als, zeigte sich als, zeigt sich als, bewährte sich als, profilierte sich als, etablierte sich als, präsentierte sich als, hielt _ ein, hielt sich _ an, hielt sich an, hielten _ ein, hielt _ auf dem, hielt den Überblick, hielt die Fäden, hielt die Stellung,
  ausgezeichnet* Seminar*, hervorragend* Seminar*, ausgezeichnet* Kurs*, höchst erfolgreiche Verkaufsgespräche, verlor nie die Ruhe,
  aufgrund, etwas Besonderes, je nach Bedarf, Lernwille, sich für andere, sich für das, sich für die, sich für den, sich für unser*, sich für ihr*, sich für sein*, sich für keine, sich für nichts`)
