import { pictureEndings, readEndings } from './file-kind.ts'

/** What an input takes, and whether a phone opens its camera for it. */
const kinds = {
  text: { accept: readEndings.join(), isMultiple: false, capture: undefined },
  all: { accept: [...readEndings, ...pictureEndings].join(), isMultiple: true, capture: undefined },
  pictures: { accept: ['.pdf', ...pictureEndings].join(), isMultiple: true, capture: undefined },
  camera: { accept: 'image/*', isMultiple: false, capture: 'environment' },
} as const

interface Props {
  readonly label: string
  readonly accept: keyof typeof kinds
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files; the same ones again, too, once they were saved anew. */
export function FilePicker({ label, accept, onFiles }: Props) {
  const { accept: endings, isMultiple, capture } = kinds[accept]
  return (
    <label className={`btn btn--2 btn--s pick--${accept}`}>
      {label}
      <input
        className="vh"
        type="file"
        accept={endings}
        multiple={isMultiple}
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}
