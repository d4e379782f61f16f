import type { Proofs } from './line.ts'

/** What else can go wrong here, as docs/errors.md tells it. */
interface OwnError {
  readonly happens: string
  readonly visitor?: string
  readonly bot?: string
  readonly log?: string
  readonly proofs: Proofs
}

const the = 'the same'
const formFailures = 'tests/journeys/form-failures.spec.ts'
const navigation = 'tests/journeys/navigation.spec.ts'
const server = 'tests/journeys/server.spec.ts'
const errors = 'tests/journeys/errors.spec.ts'
const backendErrors = 'tests/journeys/backend-errors.spec.ts'

const pages: readonly OwnError[] = [
  {
    happens: 'no page at this address',
    visitor: '404 page in the language of the address, with the nearest pages',
    bot: '404, one sentence',
    log: '`request`',
    proofs: {
      [errors]: [
        '… shows the 404 page in its language',
        'far from any page, the 404 page still leads on',
        'bots get the status and a plain sentence',
      ],
      [server]: ['warns of sample data, logs no full addresses, and stops when asked to'],
    },
  },
  {
    happens: 'a page fails (loader or rendering)',
    visitor: '500 page with an id',
    bot: 'status, one sentence',
    log: '`page failed` with the same id',
    proofs: { [errors]: ['an error inside a page shows an error page with an id, in its language, and logs one line with it'] },
  },
  {
    happens: 'a row names an unknown middleware',
    visitor: "the server does not start: `Unknown route middleware: '…'`",
    proofs: { 'site/routes.test.ts': ['refuses a row that names a middleware nobody wrote'] },
  },
  {
    happens: 'a locale that does not exist',
    visitor: '`Failed loading locale (…)`',
    proofs: { 'words/words.test.ts': ['a locale that cannot be loaded is the error of the specification'] },
  },
  {
    happens: 'messages cannot be loaded',
    visitor: 'the page stays as it is; one console warning. React takes its texts from a script that is loaded only then',
    proofs: {
      'tests/journeys/language.spec.ts': ['when messages cannot be loaded, the page stays as it is, says so once on the console, and works'],
    },
  },
  {
    happens: 'a payload or script of the next page is gone, refused or five seconds late',
    visitor: 'the page is loaded as a whole; the same path for the same fault once in ten seconds, then the error page',
    proofs: {
      [navigation]: [
        'ends in a whole load when the payload …',
        'ends in a whole load when the payload does not come',
        'ends in a whole load when a script of the page is gone, as after a new build',
        'a step back that fails loads the page again, but the same one only once in ten seconds; then an error can be read',
      ],
    },
  },
  {
    happens: 'no line at a step back (a link leads to the browser’s own page then)',
    visitor: 'the error page; the page comes by itself when the line is back',
    proofs: { [navigation]: ['after a step back without a line an error can be read, and the page comes by itself when the line is back'] },
  },
  {
    happens: 'the other language’s messages cannot be loaded at a switch (`Failed loading locale (…)`)',
    visitor: 'an ordinary load in that language; one console warning',
    proofs: {
      [navigation]: ['loads the page when the other language’s messages cannot be had'],
      'site/navigation/change-language.test.ts': ['a language whose messages cannot be had is the error of the specification'],
    },
  },
  {
    happens: 'the server has a newer build',
    visitor: 'nothing; the next link is an ordinary load. Who is filling in a form is told so',
    proofs: {
      [navigation]: ['the next link is a whole load', 'who is filling in a form is told quietly, and keeps what was typed'],
      'tests/journeys/new-build.spec.ts': [
        'who comes back to a tab gets the new page by the next link',
        'who is writing is told, keeps what was typed, and what is sent arrives',
      ],
    },
  },
  {
    happens: 'a page to be fetched ahead cannot be had',
    visitor: 'nothing; its link then does what the browser can',
    proofs: { 'tests/journeys/new-build.spec.ts': ['so does who has not heard of it: what the link needs is gone'] },
  },
  {
    happens: 'a part of the generator is gone',
    visitor: 'the page is loaded again, once in ten seconds; the draft is still there',
    proofs: {
      'tests/journeys/generator.spec.ts': ['when a part of it is gone, as after a new build, the page comes anew and the draft is still there'],
    },
  },
  {
    happens: 'the analyser, its reader of a kind of file, or the worker for PDFs cannot be loaded',
    visitor: 'a sentence that says what to do and does not blame the file; the text stays, and the next try loads it again',
    proofs: {
      'tests/journeys/analyser.spec.ts': ['when the reading cannot be loaded that is said, the text stays, and the next try reads it'],
      'tests/journeys/read-files.spec.ts': [
        'when the reader of a kind of file cannot be loaded that is said, and the next try reads it',
        'when the worker for PDFs does not start, the file is not blamed, and the next try reads it',
      ],
    },
  },
  {
    happens: 'a file cannot be read, or a text is too long',
    visitor: 'a sentence with the reason, its limit or the kind of file; the text stays',
    proofs: {
      'tests/journeys/read-files.spec.ts': [
        'the reason and its limit are told in English too',
        'a text over the limit is not pasted, and what stood there stays',
      ],
    },
  },
  {
    happens: 'the window of the search cannot be loaded',
    visitor: 'the page of the search',
    proofs: { 'tests/journeys/new-build.spec.ts': ['the search button leads to the search page when its window is gone'] },
  },
  {
    happens: 'the browser keeps nothing for any site',
    visitor: 'nothing: drafts, choices and a session last as long as the page; what failed is not loaded again by itself',
    proofs: {
      'tests/journeys/resilience.spec.ts': [
        'pages, languages and links work',
        'a letter is written, a text is read, and samples of code are chosen',
        'signing in answers',
      ],
      'site/navigation/reload-guard.test.ts': ['does not load again where nothing can be noted'],
    },
  },
  {
    happens: 'React cannot be loaded',
    visitor: 'the page stays as it is; a waiting click is said to wait; the next sign of intent tries again',
    proofs: {
      'tests/journeys/arrival.spec.ts': ['when React cannot be loaded, the next try answers what waited, and the visitor is told'],
      'tests/journeys/lost-scripts.spec.ts': ['a server in trouble is waited for'],
    },
  },
  {
    happens: 'a script of the start is gone (the page stood open while a build was replaced), or does not run',
    visitor: 'the page is loaded again, once for the same scripts; who has put something in keeps it, and whoever waits reads what is wrong',
    proofs: {
      'tests/journeys/lost-scripts.spec.ts': [
        '… without its script … is loaded anew, once, and works',
        '… whose script stays gone is loaded anew once, and says what is wrong',
        'a script that is there and does not run is tried twice before',
        'who has typed keeps it: the page is not loaded anew, and says so',
      ],
      'tests/journeys/new-build.spec.ts': ['a page that nobody had touched leads on by its links'],
    },
  },
]

const addresses: readonly OwnError[] = [
  {
    happens: 'address cannot be decoded, control characters',
    visitor: '400',
    log: 'none',
    proofs: { 'server/http/guard.test.ts': ['refuses %s'], [server]: ['… is refused with a 4xx and leads nowhere else'] },
  },
  {
    happens: '`//host`, `/\\host`, `..`',
    visitor: '404',
    proofs: { 'server/http/guard.test.ts': ['refuses %s'], [server]: ['… is refused with a 4xx and leads nowhere else'] },
  },
  {
    happens: 'unknown method · address too long · body too large',
    visitor: '405 · 414 · 413',
    proofs: {
      'server/http/guard.test.ts': ['refuses methods that nothing answers, and names those that are', 'refuses %s'],
      [server]: ['unknown methods and broken requests get a 4xx', 'a body that is too large is refused'],
    },
  },
]

const forms: readonly OwnError[] = [
  {
    happens: 'a form’s field is wrong',
    visitor: '422, the page again with sentences at the fields (`services/forms/codes.ts`)',
    bot: the,
    log: '`request`',
    proofs: { [formFailures]: ['… JavaScript an empty form names every field, in a summary that takes the focus and at the field'] },
  },
  {
    happens: 'too many forms · captcha not solved · sent too fast or the hidden field filled',
    visitor: '429 · 422 · 422, the page again with what was typed',
    bot: the,
    log: '`request`',
    proofs: {
      [formFailures]: ['… JavaScript a limit is explained, the input kept and the mail address offered'],
      'tests/contract/visitors/captcha.test.ts': ['a form needs the captcha’s answer once both keys are set; without it nobody is asked'],
      'tests/contract/visitors/leads.test.ts': ['robots, and more than a person sends, are refused and not stored'],
    },
  },
  {
    happens: 'a form longer than it may be',
    visitor: '413, the page in words; what was typed is not known',
    bot: the,
    log: '`request`',
    proofs: {
      'server/http/pages.test.ts': ['is answered by the page in words when it is longer, and not read to its end'],
      [formFailures]: ['a body beyond all limits is answered in words'],
    },
  },
  {
    happens: 'a form cannot be stored now · the captcha’s service is away',
    visitor: '503, the page again with what was typed and the mail address',
    bot: the,
    log: '`visitors` with the error',
    proofs: {
      [formFailures]: ['when the backend is away the page reads, and its form says so, keeps the input and offers the mail address'],
      'tests/contract/visitors/captcha.test.ts': ['says so when the captcha’s service is away'],
    },
  },
  {
    happens: 'a form from another site’s page',
    visitor: '403, a sentence in both languages',
    bot: the,
    log: '`request`',
    proofs: { [formFailures]: ['a form of another site is refused'] },
  },
  {
    happens: 'a mail is not taken',
    visitor: 'nothing: it is tried again',
    log: '`visitors` with the error',
    proofs: {
      'tests/contract/visitors/outbox.test.ts': [
        'go out once each after mail server and process were both gone',
        'become files, one each, where there is no mail server; a try that failed is said and made again',
      ],
    },
  },
]

const consent: readonly OwnError[] = [
  {
    happens: 'a decision about consent cannot be stored',
    visitor: 'said beside the bar; on this page it counts as a refusal',
    proofs: { 'tests/journeys/consent.spec.ts': ['a decision that cannot be stored is said, and counts as a refusal on this page'] },
  },
  {
    happens: 'a decision from another site’s page · with an unknown choice · too long',
    visitor: '403 · 400 · 413',
    bot: the,
    log: '`request`',
    proofs: { 'tests/journeys/consent.spec.ts': ['decisions of other sites and senseless ones are refused'] },
  },
  {
    happens: 'analytics cannot be loaded · the provider answers 400 or above, 429 too',
    visitor: 'nothing; the browser’s console says `Analytics cannot be loaded` · `Bad HTTP status: …`',
    proofs: {
      'tests/journeys/analytics.spec.ts': ['measuring that a blocker keeps away is missed by nobody'],
      'tests/journeys/analytics-errors.spec.ts': ['…: a provider that answers … is named on the console'],
    },
  },
  {
    happens: 'analytics without a token · started twice · more events than its limit · a placeholder for an id',
    visitor: 'nothing; the client’s own words on the console',
    proofs: {
      'tests/journeys/analytics-errors.spec.ts': [
        '…: a missing token is said on the console, and nothing is sent',
        '…: measuring that is started a second time says so on the console, and goes on as it was',
        '…: more events than the library’s limit are dropped with a word on the console',
      ],
      'tests/journeys/analytics.spec.ts': [
        'who is signed in is identified by the id alone, and forgotten after signing out; placeholders are refused',
      ],
    },
  },
  {
    happens: 'an empty id for analytics · an event whose name is no string',
    visitor: 'nothing; neither is sent',
    proofs: {
      'tests/journeys/analytics-errors.spec.ts': [
        'an account with an empty id is nobody to the library',
        'an event whose name is no string is not sent',
      ],
    },
  },
]

const backend: readonly OwnError[] = [
  {
    happens: 'the backend refuses, is away, or the line is lost, at sign-in and in the account',
    visitor: 'a sentence by the status (`site/session/client.ts`), never the backend’s own message; what was typed stays',
    proofs: { [backendErrors]: ['…: whatever the backend answers, it is told in the page’s words, and never in its own'] },
  },
  {
    happens: 'signing in with another service is given up there · its way back is not as it should be · the line is lost meanwhile',
    visitor: 'broken off · broken off · the line is lost; the console says why, `originalError.message` before `message`',
    proofs: {
      'tests/journeys/sign-in-elsewhere.spec.ts': ['another service signs in who has an access with its address, and nobody else'],
      [backendErrors]: [
        '…: a service that is offered no more is told as broken off, with the SDK’s reason on the console',
        '…: signing in elsewhere over a realtime connection that … is told as a lost line',
      ],
      'site/session/client.test.ts': ['is what the SDK found wrong itself, before its own message, which then says nothing'],
    },
  },
  {
    happens: 'wrong call below `/api/`',
    visitor: 'JSON of the backend’s contract: `{"data":{…},"message":"…","status":400}`, each wrong value by its field',
    bot: the,
    log: '`request`',
    proofs: { [server]: ['refuses what cannot be read, is too large or is wrong, each with its own error'] },
  },
  {
    happens: 'the database is full, locked or away',
    visitor: '503 of the same shape; nothing half-written',
    bot: the,
    log: '`backend` with the error',
    proofs: {
      'tests/contract/failures.test.ts': [
        'answers 5xx in the shape of the contract, keeps what was stored, and writes again when there is room',
        'answers 5xx in the shape of the contract while it is lost, and works by itself when it is back',
      ],
    },
  },
  {
    happens: 'the same below `/api/v1`, and what is no HTTP request at all',
    visitor: 'a problem document (RFC 9457) with its code',
    proofs: { [server]: ['the API answers with a problem also where a request does not reach it'] },
  },
  {
    happens: 'a text that an engine does not come to an end with · all engines at work for others, below `/api/v1`',
    visitor: 'the problem `takes_too_long` (422) · `too_busy` (503) with `Retry-After`',
    proofs: { 'services/api/engines.slow.test.ts': ['is ended and answered 422 (%s)', 'who finds the queue full is told when to come again (%s)'] },
  },
  {
    happens: 'the same for letters that are shared, files of an application, the file of a template’s letter, the search of the pages',
    visitor: 'a sentence in the page’s language; nothing is stored, what was typed stays',
    bot: the,
    log: '`request`',
    proofs: {
      'tests/contract/visitors/reports.test.ts': ['that take too long to read are refused, and nothing is stored'],
      'tests/contract/visitors/applications.test.ts': ['whose files take too long to check are refused, and nothing is stored'],
    },
  },
  {
    happens: 'wrong variable in the environment',
    visitor: 'the server does not start and names it',
    proofs: {
      'server/env.test.ts': ['names every wrong variable at once'],
      [server]: ['says what is wrong with the environment and does not start'],
    },
  },
]

export const ownErrors: readonly OwnError[] = [...pages, ...addresses, ...forms, ...consent, ...backend]
