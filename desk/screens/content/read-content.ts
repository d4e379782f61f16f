import { type CheckedLink, type ContentState, checkedLink, contentState } from '#words/desk'
import { backend } from '../../session/backend.ts'

/** How the content of the version in service stands. */
export async function readContent(): Promise<ContentState> {
  return contentState.parse(await backend.send('/api/desk/content', {}))
}

/** Has the server ask an address that pages link to. */
export async function askLink(address: string): Promise<CheckedLink> {
  return checkedLink.parse(await backend.send('/api/desk/links', { method: 'POST', body: { address }, requestKey: null }))
}
