import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT_STATE, type ContentState } from '#words/desk'
import { allRulings, allStatutes } from '#words/facts'
import { readLinks } from './read-links.ts'
import { readTexts } from './read-texts.ts'

/** Writes down how the content stands, for the operator's desk. `root`: folder of the project; `folder`: of the build. */
export async function writeContentState(root: string, folder: string): Promise<void> {
  const [texts, links] = await Promise.all([readTexts(join(root, 'content')), readLinks(join(folder, 'client'))])
  const state: ContentState = { texts, links, law: lawFacts() }
  await writeFile(join(folder, CONTENT_STATE), JSON.stringify(state))
}

function lawFacts(): ContentState['law'] {
  const statutes = allStatutes.map(({ law: { sign, short }, number, address, reviewed }) => ({
    ...{ name: `${sign}\u00a0${number} ${short.de}`, address, reviewed },
  }))
  const rulings = allRulings.map(({ court, date, number, address, reviewed }) => ({
    ...{ name: `${court.name.de}, ${date}, ${number}`, address, reviewed },
  }))
  return [...statutes, ...rulings]
}
