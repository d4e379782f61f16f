/** Runs in a process of its own, started by accounts.ts: bcrypt and a token behind nothing but Node's HTTP server. */
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { hash, verify } from '@node-rs/bcrypt'
import { jwtVerify, SignJWT } from 'jose'

const COST = 10
const LASTS_S = 432_000
const key = new TextEncoder().encode('k'.repeat(100))
const hashed = await hash(process.env.PASSWORD ?? '', COST)

function sign(claims: Readonly<Record<string, unknown>>): Promise<string> {
  return new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + LASTS_S }).setProtectedHeader({ alg: 'HS256' }).sign(key)
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { password } = Object(await json(request))
  if (request.url?.endsWith('auth-refresh')) {
    const { payload } = await jwtVerify(request.headers.authorization ?? '', key, { algorithms: ['HS256'] })
    return { token: await sign(payload) }
  }
  return { right: await verify(String(password), hashed) }
}

const server = createServer(async (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await answer(request)))
})
const token = await sign({ id: 'a'.repeat(15), collectionId: 'users', type: 'auth', refreshable: true })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0, token })
})
