import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'

/** Takes a backup that was kept elsewhere. It is only put among the others; nothing is restored by it. */
export function UploadBackup() {
  const say = useSay()
  const said = useSaidProblem()
  const questions = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const upload = useMutation({
    mutationFn: (file: File) => backend.backups.upload({ file }),
    async onSuccess() {
      form.current?.reset()
      await questions.invalidateQueries({ queryKey: ['backups'] })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    const isThere = file instanceof File && file.name !== ''
    setMissing(!isThere)
    if (isThere) upload.mutate(file)
  }
  const wrong = problemsOf(upload.error).get('file')
  return (
    <form ref={form} className="box box--form" onSubmit={submit} noValidate>
      <h2>{say('backups.uploadTitle')}</h2>
      <Field label={say('backups.file')} hint={say('backups.fileHint')} problem={isMissing ? say('backups.fileMissing') : wrong && said(wrong)}>
        <input name="file" type="file" accept=".zip,application/zip" />
      </Field>
      <Outcome
        done={(upload.isPending && say('backups.uploading')) || (upload.isSuccess && say('backups.uploaded'))}
        problem={upload.error && !wrong && say('asked.failed', { message: upload.error.message })}
      />
      <button type="submit" disabled={upload.isPending}>
        {say('backups.upload')}
      </button>
    </form>
  )
}
