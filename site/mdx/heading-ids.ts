import GithubSlugger from 'github-slugger'

export interface Heading {
  readonly id: string
  readonly text: string
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Gives the headings of one text their ids, in letters that survive in any address bar; remembers the second level. */
export class HeadingIds {
  readonly secondLevel: Heading[] = []
  readonly #slugger = new GithubSlugger()

  identify(text: string): Heading {
    const plain = text.replaceAll('\u00ad', '')
    const ascii = plain.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    return { text: plain, id: this.#slugger.slug(ascii) }
  }
}
