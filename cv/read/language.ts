import { keyList, wordKeysOf } from '../text/words.ts'

const german = new Set(
  keyList(`und, der, die, das, bei, im, in, mit, von, seit, bis, heute, als, für, zum, zur, lebenslauf, berufserfahrung, ausbildung, kenntnisse, sprachen,
    berufliche, beruflicher, werdegang, geboren, telefon, straße, wohnort, führerschein, schule, studium, deutsch, englisch, persönliche, daten, tätigkeit,
    arbeit, gut, fließend, grundkenntnisse, muttersprache, universität, abschluss, weiterbildung, ein, eine, nicht, wir, sie, ich, den, dem, des, ist, am`),
)
const english = new Set(
  keyList(`and, the, of, at, in, with, for, to, present, as, experience, education, skills, languages, employment, work, professional, history, address, phone,
    since, university, school, certificate, references, summary, profile, english, native, fluent, a, is, are, on, from, our, manager, german, french, by`),
)
/** Of languages that share words with these two. */
const others = new Set(
  keyList(`et, le, la, les, des, du, el, los, las, y, en, una, del, il, gli, e, di, con, per, van, het, een, een, i, og, och, w, na, do, ve, ile, langues,
    idiomas, formation, expérience, experiencia, formación, español, français, lingue, istruzione, esperienza, talen, werkervaring, opleiding`),
)

/** Words enough to tell. */
const ENOUGH = 3

/** The language most of the small and usual words belong to. */
export function languageOf(text: string): 'de' | 'en' | 'unknown' {
  const words = wordKeysOf(text.slice(0, 20_000))
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [de, en, other] = [count(german), count(english), count(others)]
  if (Math.max(de, en) < ENOUGH || other > Math.max(de, en)) return 'unknown'
  return de >= en ? 'de' : 'en'
}
