import PocketBase from 'pocketbase'

export interface ContractOptions {
  /** Scheme and host of the backend. */
  readonly base: string
  /** Answers its requests: over the network, or inside this process. */
  readonly fetch: typeof fetch
  /** The credential of a superuser, asked for before each request. */
  readonly token: () => Promise<string>
}

export interface Connection {
  /** The official client of the contract, with the server's own credential. Errors are its `ClientResponseError`. */
  readonly contract: PocketBase
  /** The content of a record's file, also of a protected one. Rejects when there is none. */
  readonly readFile: ReadFile
}

type ReadFile = (file: StoredFile) => Promise<Uint8Array>

interface StoredFile {
  readonly collection: string
  readonly record: string
  readonly name: string
}

export function connect({ base, fetch, token }: ContractOptions): Connection {
  const contract = new PocketBase(base)
  contract.autoCancellation(false)
  contract.beforeSend = async (url, options) => ({
    url,
    options: { ...options, fetch, headers: { ...options.headers, Authorization: await token() } },
  })
  return {
    contract,
    async readFile({ collection, record, name }) {
      const fileToken = await contract.files.getToken()
      const response = await fetch(contract.files.getURL({ id: record, collectionName: collection }, name, { token: fileToken }))
      if (!response.ok) throw new Error(`a file of ${collection}/${record} was answered with ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
