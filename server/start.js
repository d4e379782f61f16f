// Plain JavaScript: an older Node cannot read main.ts and would fail without saying why.
const NEEDED = 24
const major = Number(process.versions.node.split('.', 1)[0])
if (major < NEEDED) {
  console.error(
    `This site needs Node ${NEEDED} or newer, this is ${process.versions.node}. "npm ci" brings one for Linux and Windows; "npm start" then uses it.`,
  )
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
await import('./main.ts')
