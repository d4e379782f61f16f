import type { CaseRequest, Moment, People, ReferenceCase } from './model/case.ts'

/** A case as it begins: asked for by HR, or by the employee. */
export function beginCase(request: CaseRequest, people: People, at: Moment): ReferenceCase {
  return {
    ...{ state: 'requested', request, people, asked: at, since: at },
    ...{ rating: null, question: '', draft: null, comments: [], approved: null, consent: null, release: null },
    ...{ signed: null, delivery: null, objections: [], withdrawal: '', reminded: null },
  }
}
