import { type Analysis, analyse } from '#zeugnis'

export function readReference({ text, role }: { readonly text: string; readonly role: string | undefined }): Analysis {
  return analyse(text, role)
}
