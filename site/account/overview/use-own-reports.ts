import { ClientResponseError } from 'pocketbase'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { FULL_LIST_PAGE_SIZE } from '../../constants.ts'
import { backendClient, faultOf, goOnWithout } from '../../session/client.ts'
import { type OwnReport, ownReportFields, readOwnReports } from './own-report.ts'

/** The reports of who is signed in, the newest first. One shared or deleted elsewhere comes or goes while the page is open. */
export function useOwnReports({ locale, onExpired }: { locale: Locale; onExpired: () => void }) {
  const [reports, setReports] = useState<readonly OwnReport[]>()
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(async () => {
    try {
      const records = await backendClient(locale)
        .collection('reports')
        .getFullList({ sort: '-created', fields: ownReportFields, batch: FULL_LIST_PAGE_SIZE })
      setReports(readOwnReports(records))
      setFailure(undefined)
    } catch (error) {
      if (faultOf(error)) setFailure(error)
    }
  }, [locale])

  useEffect(() => {
    void load()
    const onChange = backendClient(locale)
      .collection('reports')
      .subscribe('*', () => void load())
      .catch(goOnWithout)
    return () => void onChange.then((stop) => stop?.()).catch(goOnWithout)
  }, [locale, load])

  async function remove(id: string) {
    try {
      await backendClient(locale).collection('reports').delete(id)
    } catch (error) {
      const isGone = error instanceof ClientResponseError && error.status === 404
      if (!isGone) return fail(error)
    }
    await load()
  }

  function fail(error: unknown) {
    if (faultOf(error)) setFailure(error)
    if (faultOf(error) === 'expired') onExpired()
  }

  return { reports, failure, remove }
}
