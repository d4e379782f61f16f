import type { ApiOperation, ApiParameter, Json, Method } from '#words'

/** Where samples are sent to, and by which key: pasted as they stand they are answered. */
export interface SampleTarget {
  readonly base: string
  readonly key: string
}

/** A request as it would be sent. */
export interface SampleRequest {
  readonly method: Method
  /** Path below the API's address, parameters filled in. */
  readonly address: string
  readonly body?: Json
}

export const sampleLanguages = ['curl', 'typescript', 'python'] as const

export type SampleLanguage = (typeof sampleLanguages)[number]

const exampleOf = ({ example }: ApiParameter) => (example === undefined ? undefined : String(example))

/** The first documented request of an operation. */
export function sampleRequest(path: string, method: Method, { parameters, requestBody }: ApiOperation): SampleRequest {
  const filled = parameters.reduce((text, one) => text.replace(`{${one.name}}`, encodeURIComponent(exampleOf(one) ?? one.name)), path)
  const query = parameters.flatMap((one) => (one.in === 'query' && one.example !== undefined ? [[one.name, String(one.example)]] : []))
  const body = Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value
  const address = query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
  return { method, address, ...(body !== undefined && { body }) }
}

const verb = ({ method }: SampleRequest) => method.toUpperCase()
const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

const writers: Readonly<Record<SampleLanguage, (request: SampleRequest, target: SampleTarget) => string>> = {
  curl(request, { base, key }) {
    const lines = [`curl ${request.method === 'delete' ? '-X DELETE ' : ''}${base}${request.address}`, `  -H "Authorization: Bearer ${key}"`]
    if (request.body === undefined) return lines.join(' \\\n')
    const body = JSON.stringify(request.body, null, 2).replaceAll("'", String.raw`'\''`)
    return [...lines, '  -H "Content-Type: application/json"', `  -d '${indent(body, '  ')}'`].join(' \\\n')
  },
  typescript(request, { base, key }) {
    const headers = [`Authorization: 'Bearer ${key}'`, ...(request.body === undefined ? [] : ["'Content-Type': 'application/json'"])]
    const body = request.body === undefined ? '' : `\n  body: JSON.stringify(${indent(JSON.stringify(request.body, null, 2), '  ')}),`
    return `const response = await fetch('${base}${request.address}', {\n  method: '${verb(request)}',\n  headers: { ${headers.join(', ')} },${body}\n})\nconst answer = await response.json()`
  },
  python(request, { base, key }) {
    const body = request.body === undefined ? '' : `\n    json=${indent(toPython(request.body), '    ')},`
    return `import requests\n\nresponse = requests.${request.method}(\n    "${base}${request.address}",\n    headers={"Authorization": "Bearer ${key}"},${body}\n)\nanswer = response.json()`
  },
}

/** Outside of texts Python writes some words with a capital. */
function toPython(body: Json): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' }
  return JSON.stringify(body, null, 4).replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => words[token] ?? token)
}

/** The request in one language. */
export function writeSample(language: SampleLanguage, request: SampleRequest, target: SampleTarget): string {
  return writers[language](request, target)
}
