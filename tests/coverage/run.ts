/**
 * `npm run coverage`: how much of each room the tests run. With names of rooms, such as `npm run coverage -- cv talent`, only of these.
 * Prints a table and the lines and branches that nothing ran; ends with 1 when a test failed or a room is below its floor (`floors.ts`).
 */
import { floors } from './floors.ts'
import { measure } from './measure.ts'
import { belowFloor, sumUp, tableOf, uncoveredOf, untakenOf } from './report.ts'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !floors.some(({ room }) => room === name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${floors.map(({ room }) => room).join(', ')}.`)

const measured = floors.filter(({ room }) => names.length === 0 || names.includes(room))
const { coverage, failedTests } = await measure(measured)
const rooms = measured.map((floor) => sumUp(floor, coverage))

const listed = (title: string, lines: readonly string[]) => `${title}:\n${lines.join('\n')}\n`
console.log(listed('\nLines that no test runs', rooms.flatMap(uncoveredOf)))
console.log(listed('Lines with a branch that no test takes', rooms.flatMap(untakenOf)))
console.log(`${tableOf(rooms)}\n`)
const complaints = rooms.flatMap(belowFloor)
if (failedTests > 0) complaints.push(`${failedTests} tests failed, so the figures say nothing.`)
if (complaints.length > 0) console.error(complaints.join('\n'))
process.exit(complaints.length > 0 ? 1 : 0)
