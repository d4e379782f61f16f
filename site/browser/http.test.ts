import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RETRY_STATUS_CODES } from '../constants.ts'
import { getAtOnce } from './get-at-once.ts'
import { getJson, http } from './http.ts'

const asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
let server: Server
let url: string

const withStatus = (status: number) => (_: IncomingMessage, response: ServerResponse) => response.writeHead(status).end('{"message":"no"}')

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.method ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.json`
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
})

describe('our own calls', () => {
  it.each([...RETRY_STATUS_CODES])('are made once more after %i', async (status) => {
    answer = (request, response) => (asked.length === 1 ? withStatus(status)(request, response) : response.end('{"id":"a"}'))
    expect(await getJson(url)).toEqual({ id: 'a' })
    expect(asked).toEqual(['GET', 'GET'])
  })

  it.each([...RETRY_STATUS_CODES])('end with the status when it is %i again', async (status) => {
    answer = withStatus(status)
    await expect(http(url)).rejects.toMatchObject({ name: 'FetchError', status, data: { message: 'no' } })
    expect(asked).toEqual(['GET', 'GET'])
  })

  it.each([400, 401, 403, 404, 410, 413, 422, 501])('are not repeated after %i', async (status) => {
    answer = withStatus(status)
    await expect(http(url)).rejects.toMatchObject({ status })
    expect(asked).toEqual(['GET'])
  })

  it.each(['PATCH', 'POST', 'PUT', 'DELETE'])('are never repeated with %s', async (method) => {
    answer = withStatus(503)
    await expect(http(url, { method })).rejects.toMatchObject({ status: 503 })
    expect(asked).toEqual([method])
  })

  it('are made once more when the line breaks', async () => {
    answer = ({ socket }, response) => (asked.length === 1 ? socket.destroy() : response.end('{}'))
    expect(await getJson(url)).toEqual({})
    expect(asked).toHaveLength(2)
  })

  it('are not repeated when they are called off', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    await expect(http(url, { signal: controller.signal })).rejects.toThrow('aborted')
    expect(asked).toHaveLength(1)
  })

  it('take no page for a file, as of a network that asks to sign in first', async () => {
    answer = (_, response) => response.end('<!doctype html>')
    await expect(getJson(url)).rejects.toThrow(SyntaxError)
  })
})

describe('calls that do not wait for the client', () => {
  it.each([...RETRY_STATUS_CODES])('are made by it once more after %i', async (status) => {
    answer = (request, response) => (asked.length === 1 ? withStatus(status)(request, response) : response.end('{"id":"a"}'))
    expect(await getAtOnce(url)).toEqual({ id: 'a' })
    expect(asked).toHaveLength(2)
  })

  it('end with the second answer, whatever it is', async () => {
    answer = withStatus(503)
    await expect(getAtOnce(url)).rejects.toMatchObject({ status: 503 })
    expect(asked).toHaveLength(2)
  })

  it('are not repeated after another status', async () => {
    answer = withStatus(404)
    await expect(getAtOnce(url)).rejects.toThrow('404')
    expect(asked).toHaveLength(1)
  })

  it('are made once more when the line breaks', async () => {
    answer = ({ socket }, response) => (asked.length === 1 ? socket.destroy() : response.end('{}'))
    expect(await getAtOnce(url)).toEqual({})
  })
})
