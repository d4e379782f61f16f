import { useMutation } from '@tanstack/react-query'
import type { DeskMessageKey } from '#words/desk'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { Outcome } from '../../ui/outcome.tsx'

/** What a storage or the way to it says, and what that means. */
const meanings: readonly { readonly said: RegExp; readonly key: DeskMessageKey }[] = [
  { said: /not enabled/, key: 'settings.storage.off' },
  { said: /NoSuchBucket|specified bucket does not exist/i, key: 'settings.storage.noBucket' },
  { said: /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|\b403\b/i, key: 'settings.storage.refused' },
  { said: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|timed? ?out|Invalid URL|not asked/i, key: 'settings.storage.away' },
]

function meaningOf(message: string): DeskMessageKey {
  return meanings.find(({ said }) => said.test(message))?.key ?? 'settings.storage.failed'
}

/** Writes a small file into the bucket that is saved here and takes it away again. */
export function TestStorage({ filesystem }: { readonly filesystem: 'storage' | 'backups' }) {
  const say = useSay()
  const test = useMutation({ mutationFn: () => backend.settings.testS3(filesystem) })
  return (
    <section className="box">
      <h2>{say('settings.testStorage')}</h2>
      <p>{say('settings.testStorageAbout')}</p>
      <Outcome
        done={(test.isPending && say('settings.testing')) || (test.isSuccess && say('settings.storage.fine'))}
        problem={test.error && `${say(meaningOf(test.error.message))} ${say('settings.storage.said', { message: test.error.message })}`}
      />
      <button type="button" className="second" disabled={test.isPending} onClick={() => test.mutate()}>
        {say('settings.testStorageNow')}
      </button>
    </section>
  )
}
