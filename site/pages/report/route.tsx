import type { LoaderFunctionArgs } from 'react-router'
import { pageNotFound } from '../not-found/not-found.server.ts'

/** Shared reports. None can exist yet: a wrong shape, a missing and an expired one answer the same 404. */
export async function loader({ url }: LoaderFunctionArgs): Promise<never> {
  throw await pageNotFound(url)
}

export default function ReportPage() {
  return null
}
