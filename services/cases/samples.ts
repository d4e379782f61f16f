import type { Engines, Guest } from '#engines'
import {
  type Action,
  type Actor,
  type CaseRequest,
  type Draft,
  dayAfter,
  dayOf,
  type RatedTopic,
  type Rating,
  type ReferenceCase,
  topicsFor,
} from '#processes'
import type { Locale } from '#words/interface'
import { type SampleCase, sampleCases } from '#words/said'
import type { Grade } from '#zeugnis'
import { digest } from '../backend-client/digest.ts'
import { newId } from '../backend-client/new-id.ts'
import { begin, type CarryingOut, carryOut, trialEnd } from './carry-out.ts'
import { fileOf, textOf, writeDraft } from './letters.ts'
import { findCase } from './stored-case.ts'

interface Making extends CarryingOut {
  readonly engines: Engines
  readonly guest: Guest
}

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** What a sample has behind it, in its order; the first call is made half a day after it was begun. */
const ways: Readonly<Record<SampleCase['reach'], readonly Action['call'][]>> = {
  requested: [],
  rating: ['askRating'],
  review: ['askRating', 'rate', 'editDraft', 'askReview', 'comment'],
  draft: ['startDraft'],
  signing: ['askRating', 'rate', 'askReview', 'approve', 'release'],
  objection: ['askRating', 'rate', 'askReview', 'approve', 'release', 'attachSigned', 'deliver', 'object'],
}

const actors: Readonly<Partial<Record<Action['call'], Actor>>> = { rate: 'manager', comment: 'reviewer', approve: 'reviewer', object: 'employee' }

/** Makes the sample cases of a workplace that is new, each as far on its way as it says, by the calls that people make. */
export async function makeSamples(making: Making): Promise<void> {
  for (const sample of sampleCases.cases) await makeSample(sample, making)
}

async function makeSample(sample: SampleCase, making: Making): Promise<void> {
  const { now, workplace, contract } = making
  const begun = atHour(now.getTime() - sample.daysAgo * DAY_MS, 7)
  const quiet = { ...making, mayMail: async () => false, now: new Date(begun), expires: trialEnd(now) }
  const { manager, reviewer, body } = sample
  const id = await begin(requestOf(sample, workplace.locale, now), { manager, reviewer, body }, { ...quiet, tells: [] })
  const calls = ways[sample.reach]
  // Whoever has done one thing only did it soon: then somebody is late.
  const pause = calls.length === 1 ? HOUR_MS : (sample.daysAgo * DAY_MS - HOUR_MS) / (calls.length + 1)
  for (const [index, call] of calls.entries()) {
    const stored = await findCase(contract, id)
    if (!stored) return
    const at = new Date(atHour(begun + (index + 1) * pause, 8 + index))
    const made = await brought[call]?.(stored.standing, { ...making, now: at, sample })
    if (made) await carryOut(stored, { by: actors[call] ?? 'hr', ...made }, { ...quiet, now: at })
  }
}

/** The same day at an hour in which people work. */
function atHour(time: number, hour: number): number {
  return new Date(time).setUTCHours(hour, 20, 0, 0)
}

function requestOf(sample: SampleCase, locale: Locale, now: Date): CaseRequest {
  const { address, firstName, lastName, role, kind, reason, occasion, years, endsIn, leads, askedBy, title, tasks } = sample
  const to = endsIn === null ? null : dayAfter(now.toISOString(), endsIn)
  return {
    ...{ kind, language: locale, address, firstName, lastName, jobTitle: title[locale], role, reason, occasion, leads, askedBy },
    ...{ from: `${now.getUTCFullYear() - years}-02-01`, to, tasks: tasks[locale] },
    employer: sampleCases.employer,
    signer: { name: sampleCases.signer.name, position: sampleCases.signer.position[locale] },
  }
}

interface Acting extends Making {
  readonly sample: SampleCase
}

type Brought = (one: ReferenceCase, acting: Acting) => Promise<Made> | Made

interface Made {
  readonly action: Action
  readonly file?: File
}

const nothing = { sentences: [], seed: 0 }

/** What the calls of the samples bring; the others bring nothing. */
const brought: Readonly<Partial<Record<Action['call'], Brought>>> = {
  askRating: () => ({ action: { call: 'askRating', with: null } }),
  askReview: () => ({ action: { call: 'askReview', with: null } }),
  approve: () => ({ action: { call: 'approve', with: null } }),
  startDraft: async ({ request }, acting) => ({
    action: { call: 'startDraft', with: { draft: await writeDraft(request, null, { ...acting, seed: 1 }) } },
  }),
  async rate({ request }, acting) {
    const rating = ratingOf(acting.sample, request.tasks, sampleCases.words.rating[acting.workplace.locale])
    return { action: { call: 'rate', with: { ...rating, draft: await writeDraft(request, rating, { ...acting, seed: 1 }) } } }
  },
  editDraft: ({ draft }) => ({ action: { call: 'editDraft', with: { draft: weakened(draft ?? nothing), settled: [] } } }),
  comment({ draft }, { workplace }) {
    const changed = draft?.sentences.find(({ text, made }) => text !== made)
    return { action: { call: 'comment', with: { id: newId(), sentence: changed?.id ?? null, text: sampleCases.words.comment[workplace.locale] } } }
  },
  release({ draft }) {
    const text = textOf(draft ?? nothing)
    return { action: { call: 'release', with: { form: 'paper', text, digest: digest(text) } } }
  },
  async attachSigned(one, acting) {
    const name = 'zeugnis.pdf'
    const made = await fileOf(one, 'pdf', acting)
    const file = made?.kind === 'file' ? new File([Uint8Array.from(made.bytes)], name, { type: 'application/pdf' }) : undefined
    return { action: { call: 'attachSigned', with: { name, text: 'same', hasSignature: false } }, ...(file && { file }) }
  },
  deliver: (_, { now }) => ({ action: { call: 'deliver', with: { way: 'post', on: dayOf(now), proof: '' } } }),
  object: (_, { workplace }) => ({ action: { call: 'object', with: { text: sampleCases.words.objection[workplace.locale] } } }),
}

function ratingOf({ leads, grades, overall = 2 }: SampleCase, tasks: readonly string[], words: string): Omit<Rating, 'by' | 'isDone'> {
  const given: Partial<Record<RatedTopic, Grade>> = {}
  for (const [index, topic] of topicsFor(leads).entries()) given[topic] = grades?.[index] ?? overall
  return { grades: given, overall, words, tasks }
}

const TIME_ADVERBS = /\b(?:stets|jederzeit|immer|always|at all times|consistently) /

/** The draft whose summary, or else first grade, has lost its adverb of time: what a reviewer should see. */
function weakened(draft: Draft): Draft {
  const adverbs = draft.sentences.filter(({ grade, text }) => grade !== null && TIME_ADVERBS.test(text))
  const chosen = adverbs.find(({ part }) => part === 'gesamtbeurteilung') ?? adverbs[0]
  return { ...draft, sentences: draft.sentences.map((one) => (one === chosen ? { ...one, text: one.text.replace(TIME_ADVERBS, '') } : one)) }
}
