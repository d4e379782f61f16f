/** Runs the benches, all or those named: `npm run bench`, `npm run bench serving`. */
const names =
  process.argv.length > 2 ? process.argv.slice(2) : ['serving', 'weight', 'first-paint', 'navigation', 'zeugnis', 'backend', 'realtime', 'memory']
for (const name of names) {
  console.log(`\n== ${name}`)
  await import(`./${name}.ts`)
}

export {}
