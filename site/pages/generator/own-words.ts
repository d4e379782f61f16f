import { type RoleTexts, roleTitles, type Titles } from '#zeugnis'
import type { Draft } from './draft.ts'
import { sampleLed, samplePost, sampleSigner, sampleTasks } from './sample-draft.ts'

/** A text that we wrote ourselves, in both languages. */
type Pair = Readonly<Record<Draft['language'], string>>

const titles: readonly Titles[] = [samplePost, ...Object.values(roleTitles)]

function isOneOf(text: string, { de, en }: Titles): boolean {
  return [...Object.values(de), ...Object.values(en)].includes(text)
}

/** Whether a title is one of ours, or none at all: a title that somebody typed is not replaced. */
export function isOurTitle(job: string): boolean {
  return job.trim() === '' || titles.some((one) => isOneOf(job, one))
}

/** A title of ours in another form of address or language; a title that somebody typed stays as it is. */
export function retitled(job: string, { role, language, address }: Pick<Draft, 'role' | 'language' | 'address'>): string {
  const own = [roleTitles[role], ...titles].find((one) => one && isOneOf(job, one))
  return own?.[language][address] ?? job
}

function translated(text: string, language: Draft['language'], pairs: readonly Pair[]): string {
  return pairs.find(({ de, en }) => text === de || text === en)?.[language] ?? text
}

/** Texts of a draft that belong to its language; names and firms are the same in each. */
function wordsOf({ job, about, tasks, thirdParties, ofPerson, position, secondPosition }: Draft): string[] {
  return [job, about, ...tasks, thirdParties, ...Object.values(ofPerson), position, secondPosition].filter((text) => text.trim())
}

/**
 * The draft in another language: what we wrote is translated, what was typed stays and is remembered as foreign until it is
 * changed. What had been foreign is at home again.
 */
export function inLanguage(draft: Draft, language: Draft['language']): Draft {
  const typed = wordsOf(draft).filter((text) => !draft.foreign.includes(text))
  const moved: Draft = {
    ...draft,
    language,
    job: retitled(draft.job, { ...draft, language }),
    ofPerson: { ...draft.ofPerson, ...(draft.ofPerson.led && { led: translated(draft.ofPerson.led, language, [sampleLed]) }) },
    position: translated(draft.position, language, [sampleSigner]),
    tasks: draft.tasks.map((task) => translated(task, language, sampleTasks)),
  }
  const left = wordsOf(moved)
  return { ...moved, foreign: typed.filter((text) => left.includes(text)) }
}

/** The draft with those of its duties translated that were suggested by an occupation. */
export function withSuggestedTasks(draft: Draft, texts: Readonly<Record<string, RoleTexts>>): Draft {
  const pairs = Object.values(texts).flatMap(({ tasks }) => tasks)
  const tasks = draft.tasks.map((task) => translated(task, draft.language, pairs))
  return { ...draft, tasks, foreign: draft.foreign.filter((text) => wordsOf({ ...draft, tasks }).includes(text)) }
}
