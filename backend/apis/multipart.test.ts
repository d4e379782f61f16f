import { describe, expect, it } from 'vitest'
import { growsEvenly, growthOf } from '../../tests/support/growth.ts'
import { JsonReader, readBody } from './bodies.ts'

const limits = { bytes: 2 ** 22, formBytes: 2 ** 22, textBytes: 2 ** 20, json: { depth: 500, keys: 100, entries: 100 } }

/** Sent in pieces of seven bytes: no boundary may depend on where they are cut. */
async function read(body: Buffer, type = 'multipart/form-data; boundary=b') {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.length; at += 7) controller.enqueue(new Uint8Array(body.subarray(at, at + 7)))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': type }, body: stream, duplex: 'half' }
  const request = new Request('http://test', init)
  const { values, files } = await readBody(request, { wire: { peer: '192.0.2.1' }, limits })
  const shown = [...files].map(([key, own]) => [key, own.map(({ originalName, bytes }) => [originalName, Buffer.from(bytes).toString()])])
  return { values, files: Object.fromEntries(shown) }
}

const part = (disposition: string, content: string, more = '') => `--b\r\nContent-Disposition: form-data; ${disposition}${more}\r\n\r\n${content}\r\n`
const form = (...parts: readonly string[]) => Buffer.from(`${parts.join('')}--b--\r\n`)

describe('a multipart form', () => {
  it.each([
    ['text', form(part('name="a"', 'x')), { a: 'x' }, {}],
    ['repeated names', form(part('name="a"', '1'), part('name="b"', 'true'), part('name="a"', 'x')), { a: [1, 'x'], b: true }, {}],
    ['quotes as browsers write them', form(part('name="a%22b"', 'x'), part('name="c%0D%0Ad"', 'y')), { 'a"b': 'x', 'c\r\nd': 'y' }, {}],
    ['quotes as programs write them', form(part('name="a\\"b"', 'x')), { 'a"b': 'x' }, {}],
    ['umlauts', form(part('name="größe"; filename="Käse 😀.txt"', 'ä')), {}, { größe: [['Käse 😀.txt', 'ä']] }],
    [
      'a text in another encoding',
      Buffer.from(form(part('name="a"', '\xe4', '\r\nContent-Type: text/plain; charset=iso-8859-1')).toString(), 'latin1'),
      { a: 'ä' },
      {},
    ],
    ['an empty file', form(part('name="f"; filename="x.txt"', '')), {}, { f: [['x.txt', '']] }],
    ['a folder in a file name', form(part('name="f"; filename="a/../b.txt"', 'x')), {}, { f: [['a/../b.txt', 'x']] }],
    [
      'files of one name in their order',
      form(part('name="f"; filename="1"', 'one'), part('name="f"; filename="2"', 'two')),
      {},
      {
        f: [
          ['1', 'one'],
          ['2', 'two'],
        ],
      },
    ],
    [
      'a text and a file of one name',
      form(part('name="f"', 'old.txt'), part('name="f"; filename="n"', 'new')),
      { f: 'old.txt' },
      { f: [['n', 'new']] },
    ],
    ['line breaks and half a boundary', form(part('name="a"', 'x\r\n--c\r\n--\r\ny')), { a: 'x\r\n--c\r\n--\r\ny' }, {}],
    ['no parts', form(), {}, {}],
    ['parts without a name', form(part('', 'x'), part('name="a"', 'y')), { a: 'y' }, {}],
    ['the name __proto__', form(part('name="__proto__"', 'x')), JSON.parse('{"__proto__":"x"}'), {}],
    ['typed values', form(part('name="@jsonPayload"', '{"a":"1"}'), part('name="b"', '2')), { a: '1', b: 2 }, {}],
  ])('may hold %s', async (_, body, values, files) => {
    expect(await read(body)).toEqual({ values, files })
  })

  it.each([
    ['without its end', Buffer.from(part('name="a"', 'x')), 400],
    ['that ends within a file', Buffer.from(part('name="a"; filename="f"', 'x').slice(0, -3)), 400],
    ['with line feeds only', Buffer.from(form(part('name="a"', 'x')).toString().replaceAll('\r\n', '\n')), 400],
    ['of 1,001 parts', form(...Array.from({ length: 1001 }, (_, index) => part(`name="${index}"`, 'x'))), 400],
    ['with a text of more than a megabyte', form(part('name="a"', 'x'.repeat(2 ** 20 + 1))), 413],
  ])('%s is refused', async (_, body, status) => {
    await expect(read(body)).rejects.toMatchObject({ status })
  })

  it('needs a boundary', async () => {
    await expect(read(form(), 'multipart/form-data')).rejects.toMatchObject({ status: 400 })
  })

  it('of 1,000 parts with 1,000 headers each is read, and their headers are not', async () => {
    const headers = Array.from({ length: 1000 }, (_, index) => `\r\nx-${index}: 1`).join('')
    expect((await read(form(part('name="a"', 'x', headers.slice(0, 4000))))).values).toEqual({ a: 'x' })
  })

  it('is read alike by what browsers are made of', async () => {
    const sent = new FormData()
    for (const name of ['a', 'ä "quoted"', '100%', 'a;b=c', '\r\n']) {
      sent.append(name, `${name}\r\n\0€`)
      sent.append(name, new File([`${name} file`], `${name}.txt`))
    }
    const response = new Response(sent)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    const known = await new Response(body, { headers: { 'content-type': type } }).formData()
    const { values, files } = await read(body, type)
    for (const [name, value] of known) {
      if (typeof value === 'string') expect(values[name]).toBe(value)
      else expect(files[name]).toEqual([[value.name, await value.text()]])
    }
    expect(Object.keys(values)).toHaveLength(5)
  })
})

describe('the largest bodies that are read', () => {
  const json = { depth: 500, keys: 200_000, entries: 300_000 }

  it.each([
    ['keys', (length: number) => `{${Array.from({ length }, (_, index) => `"k${index}":1`).join()}}`],
    ['lists', (length: number) => `{"a":[${'[],'.repeat(length / 2)}1]}`],
    ['texts', (length: number) => `{"a":"${'x'.repeat(length * 100)}"}`],
  ])('take a time that grows with their length only: %s', async (_, textOf) => {
    const run = (length: number) => {
      const text = textOf(length)
      return () => new JsonReader(json).readText(text)
    }
    expect(growsEvenly(await growthOf(run, 25_000))).toBe(true)
  })
})
