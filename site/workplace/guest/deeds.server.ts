import { calls, ratedTopics } from '#processes'
import { INCOMPLETE, SAVED_ID, saidElsewhere } from '../answer.ts'
import { afterActing, backTo, type Deed, type Deeds } from '../answer-work.server.ts'
import { sentenceId } from '../letter/parts.ts'

const ofCalls: readonly (readonly [string, Deed])[] = calls.map((call) => [
  call,
  async (doing) => afterActing(await doing.cases.guestAct(doing.param('token'), call, doing.sent), doing),
])

/** An employee asks for a reference: the link stays what it was, for another one. */
const open: Deed = async ({ cases, param, sent, url }) => {
  const asked = await cases.guestAct(param('token'), 'open', sent)
  return asked.kind === 'done' ? backTo(url.pathname, 'asked') : asked
}

/** Who comments goes on reading at the sentence. */
const comment: Deed = async (doing) => {
  const done = afterActing(await doing.cases.guestAct(doing.param('token'), 'comment', doing.sent), doing)
  const sentence = doing.sent.get('sentence')
  return 'to' in done && typeof sentence === 'string' && sentence
    ? { to: done.to.replace(/#.*/, `#${sentenceId(encodeURIComponent(sentence))}`) }
    : done
}

const topics: readonly string[] = [...ratedTopics, 'overall']

/** Who hands in with grades missing has saved what they typed; the page says what is missing. */
const rate: Deed = async (doing) => {
  const acted = await doing.cases.guestAct(doing.param('token'), 'rate', doing.sent)
  if (acted.kind !== 'invalid' || !Object.keys(acted.errors).every((field) => topics.includes(field))) return afterActing(acted, doing)
  const saved = await doing.cases.guestAct(doing.param('token'), 'saveRating', doing.sent)
  return saved.kind === 'done' ? backTo(doing.url.pathname, INCOMPLETE) : saved
}

/** Who saves in between goes on where they were. */
const saveRating: Deed = async (doing) => {
  const done = afterActing(await doing.cases.guestAct(doing.param('token'), saidElsewhere, doing.sent), doing)
  return 'to' in done ? { to: done.to.replace(/#.*/, `#${SAVED_ID}`) } : done
}

const all = new Map<string, Deed>([...ofCalls, ['comment', comment], ['rate', rate], [saidElsewhere, saveRating], ['open', open]])

/** What people do who come by a link; the table of steps says who may what. */
export const guestDeeds: Deeds = (name) => all.get(name)
