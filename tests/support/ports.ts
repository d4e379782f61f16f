/** Where a checkout's tests listen. `TEST_PORT` moves them all, so that two checkouts can be tested on one machine. */
const FIRST = Number(process.env.TEST_PORT || 4391)

/** Whose server each port is, in order. */
const servers = [
  'main',
  'base addresses',
  'root redirect',
  'locale hosts',
  'broken',
  'https',
  'process',
  'new build',
  'forms',
  'form failures',
  'no backend',
  'newsletter',
  'captcha',
  'test access',
  'account',
  'sign-in elsewhere',
  'consent',
  'analytics',
  'analytics errors',
  'backend errors',
  'login elsewhere',
  'production install',
  'processes',
  'desk',
  'desk of systems',
  'desk of the server',
  'desk of operators',
  'desk records',
  'workplace',
  'desk on PostgreSQL',
] as const

export type TestServer = (typeof servers)[number]

export const portOf = (server: TestServer): number => FIRST + servers.indexOf(server)
