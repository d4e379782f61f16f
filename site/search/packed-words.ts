/** A sorted list of words, each as what it adds to the one before it, and beside it the pages where each stands. */
export interface PackedWords {
  /** Each word: how many letters it shares with the one before (base 36), then its own. */
  readonly list: string
  /** For each word the numbers of its pages (base 36), joined by points. */
  readonly on: string
}

const BASE = 36

/** Packs words with the numbers of the pages where they stand. */
export function packWords(pagesOfWord: ReadonlyMap<string, readonly number[]>): PackedWords {
  const sorted = [...pagesOfWord].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = sorted.map(([word], index) => {
    const shared = sharedLetters(word, sorted[index - 1]?.[0] ?? '')
    return shared.toString(BASE) + word.slice(shared)
  })
  return { list: list.join(' '), on: sorted.map(([, pages]) => pages.map((page) => page.toString(BASE)).join('.')).join(' ') }
}

function sharedLetters(word: string, before: string): number {
  let shared = 0
  while (shared < BASE - 1 && shared < word.length && word[shared] === before[shared]) shared++
  return shared
}

/** The words of each page, by its number, joined by spaces. */
export function unpackWords({ list, on }: PackedWords, pageCount: number): string[] {
  const wordsOfPage = Array.from({ length: pageCount }, (): string[] => [])
  const pages = on.split(' ')
  let word = ''
  for (const [index, added] of list.split(' ').entries()) {
    word = word.slice(0, Number.parseInt(added[0] ?? '0', BASE)) + added.slice(1)
    for (const page of pages[index]?.split('.') ?? []) wordsOfPage[Number.parseInt(page, BASE)]?.push(word)
  }
  return wordsOfPage.map((words) => words.join(' '))
}
