import type { LoaderFunctionArgs } from 'react-router'
import { pageNotFound } from '../../blocks/page-not-found.server.ts'

/** Every address that no row of the table matches. */
export async function loader({ url }: LoaderFunctionArgs): Promise<never> {
  throw await pageNotFound(url)
}

export default function NotFound() {
  return null
}
