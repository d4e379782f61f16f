import { ClientResponseError } from 'pocketbase'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#words/locales'
import { backendClient, type Fault, faultOf, goOnWithout } from '../../access/client.ts'
import { FULL_LIST_PAGE_SIZE } from '../../runtime/constants.ts'
import { type OwnReport, ownReportFields, readOwnReports } from './own-report.ts'

/** The reports of who is signed in, the newest first. One shared or deleted elsewhere comes or goes while the page is open. */
export function useOwnReports({ locale, onExpired }: { locale: Locale; onExpired: () => void }) {
  const [reports, setReports] = useState<readonly OwnReport[]>()
  const [fault, setFault] = useState<Fault>()

  const load = useCallback(async () => {
    try {
      const records = await backendClient(locale)
        .collection('reports')
        .getFullList({ sort: '-created', fields: ownReportFields, batch: FULL_LIST_PAGE_SIZE })
      setReports(readOwnReports(records))
      setFault(undefined)
    } catch (error) {
      const found = faultOf(error)
      if (found) setFault(found)
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
      if (!isGone) return fail(faultOf(error))
    }
    await load()
  }

  function fail(found: Fault | undefined) {
    if (found) setFault(found)
    if (found === 'expired') onExpired()
  }

  return { reports, fault, remove }
}
