/** Letters of names, script by script, as public registers must be able to write them. */

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
const lettersIn = (first: number, last: number) => range(first, last).filter((letter) => /\p{L}/u.test(letter))
const sequences = (text: string) => text.split(' ').map((sequence) => sequence.normalize('NFC'))

/**
 * The Latin letters of DIN 91379 (2022-08; String.Latin+ 1.3), which registry offices write: whole blocks where it takes nearly
 * all of one, and every sequence of a letter with marks for which Unicode has no letter of its own.
 */
export const registryLetters: readonly string[] = [
  ...lettersIn(0x41, 0x5a),
  ...lettersIn(0x61, 0x7a),
  ...lettersIn(0xc0, 0x17e),
  ...'ƇƈƏƗƠơƯưƷǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǢǣǤǥǦǧǨǩǪǫǬǭǮǯǰǴǵǸǹǺǻǼǽǾǿȒȓȘșȚțȞȟȧȨȩȪȫȬȭȮȯȰȱȲȳəɨʒ',
  ...'ḂḃḆḇḊḋḌḍḎḏḐḑḗḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḯḰḱḲḳḴḵḶḷḺḻṀṁṂṃṄṅṆṇṈṉṒṓṔṕṖṗṘṙṚṛṞṟṠṡṢṣṪṫṬṭṮṯẀẁẂẃẄẅẆẇẌẍẎẏẐẑẒẓẔẕẖẗẞ',
  ...sequences('A̋ C̀ C̄ C̆ C̈ C̕ C̣ C̦ C̨̆ D̂ F̀ F̄ G̀ H̄ H̦ H̱ J́ J̌ K̀ K̂ K̄ K̇ K̕ K̛ K̦ K͟H K͟h L̂ L̥ L̥̄ L̦ M̀ M̂ M̆ M̐ N̂ N̄ N̆ N̦'),
  ...sequences('P̀ P̄ P̕ P̣ R̆ R̥ R̥̄ S̀ S̄ S̛̄ S̱ T̀ T̄ T̈ T̕ T̛ U̇ Z̀ Z̄ Z̆ Z̈ Z̧ a̋ c̀ c̄ c̆ c̈ c̕ c̣ c̦ c̨̆ d̂ f̀ f̄ g̀ h̄ h̦ j́ k̀ k̂ k̄'),
  ...sequences('k̇ k̕ k̛ k̦ k͟h l̂ l̥ l̥̄ l̦ m̀ m̂ m̆ m̐ n̂ n̄ n̆ n̦ p̀ p̄ p̕ p̣ r̆ r̥ r̥̄ s̀ s̄ s̛̄ s̱ t̀ t̄ t̕ t̛ u̇ z̀ z̄ z̆ z̈ z̧ Ç̆ Û̄ ç̆ û̄ ÿ́'),
  ...sequences('Č̕ Č̣ č̕ č̣ ē̍ Ī́ ī́ ō̍ Ž̦ Ž̧ ž̦ ž̧ Ḳ̄ ḳ̄ Ṣ̄ ṣ̄ Ṭ̄ ṭ̄ Ạ̈ ạ̈ Ọ̈ ọ̈ Ụ̄ Ụ̈ ụ̄ ụ̈'),
]

/** Vietnamese, of which DIN 91379 takes all. */
export const vietnameseLetters = lettersIn(0x1ea0, 0x1ef9)

/** With one and with several marks, without letters that are not of Greek names. */
export const greekLetters = [...lettersIn(0x386, 0x3ce), ...lettersIn(0x1f00, 0x1ffc)].map((letter) => letter.normalize('NFC'))

/** Russian, Ukrainian, Belarusian, Bulgarian, Macedonian, Serbian; Kazakh, Tatar, Mongolian and others of the region. */
export const cyrillicLetters = [...lettersIn(0x400, 0x45f), ...lettersIn(0x48a, 0x52f)]

export const hebrewLetters = lettersIn(0x5d0, 0x5ea)

/** Of Arabic, Persian, Urdu, Pashto, Kurdish and Uighur. */
export const arabicLetters = [...lettersIn(0x621, 0x63a), ...lettersIn(0x641, 0x64a), ...'ټډړږښګڼېۍئڤپچژگکیەێۆوڵڕٹڈںہھےۓڭۇۈۋ']
