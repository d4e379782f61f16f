/** Runs in a process of its own, started by bare-database.ts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { itemsPath } from './filled-backend.ts'

interface Store {
  list(owner: string): Promise<unknown>
  view(id: string): Promise<unknown>
  create(item: Readonly<Record<string, unknown>>): Promise<unknown>
}

const PAGE = 30
const columns = ['id', 'title', 'owner', 'score', 'active', 'created']

function openSqlite(file: string): Store {
  const database = new DatabaseSync(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.exec(`pragma ${pragma}`)
  const rows = database.prepare(`select * from items where owner = ? order by _rowid_ limit ${PAGE}`)
  const count = database.prepare('select count(*) as total from items where owner = ?')
  const one = database.prepare('select * from items where id = ?')
  const add = database.prepare(`insert into items (${columns.join(', ')}) values (?, ?, ?, ?, ?, ?) returning *`)
  return {
    list: async (owner) => ({ items: rows.all(owner), total: count.get(owner)?.total }),
    view: async (id) => one.get(id),
    create: async (item) => add.get(...columns.map((name) => (name === 'active' ? Number(item[name]) : String(item[name])))),
  }
}

function openPostgres(connectionString: string): Store {
  const pool = new Pool({ connectionString })
  const one = async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows
  return {
    async list(owner) {
      const [items, [count]] = await Promise.all([
        one(`select * from items where owner = $1 order by "_rowid_" limit ${PAGE}`, [owner]),
        one('select count(*) as total from items where owner = $1', [owner]),
      ])
      return { items, total: count.total }
    },
    view: async (id) => (await one('select * from items where id = $1', [id]))[0],
    create: async (item) =>
      (
        await one(
          `insert into items (${columns.join(', ')}) values ($1, $2, $3, $4, $5, $6) returning *`,
          columns.map((name) => item[name]),
        )
      )[0],
  }
}

const { DATABASE_URL, DATA_DIR } = process.env
const store = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(`${DATA_DIR}/data.db`)
let made = 0

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') {
    made += 1
    return store.create({ ...Object(await json(request)), id: `made${String(made).padStart(11, '0')}`, created: new Date().toISOString() })
  }
  const url = new URL(request.url ?? '', 'http://localhost')
  if (url.pathname === itemsPath) return store.list(/"(.*)"/.exec(url.searchParams.get('filter') ?? '')?.[1] ?? '')
  return store.view(url.pathname.slice(itemsPath.length + 1))
}

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const body = JSON.stringify(await answer(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
