import { downloadFacts, kitPicturePath, kitPictureSize, press } from '#words/facts'
import { fill, localeRecord } from '#words/interface'
import { useText } from '../text-context.ts'

const KIT = 'pressemappe.zip'

/** What can be had of the press kit, as pictures, and the way to all of it. */
export function KitPictures() {
  const { locale, messages } = useText()
  const bytes = downloadFacts.pressemappe?.files[KIT]?.bytes ?? 0
  const size = Math.ceil(bytes / 1000).toLocaleString(localeRecord(locale).iso)
  return (
    <>
      <ul className="kit">
        {press[locale].pictures.map(({ path, name, formats }) => (
          <li key={path}>
            <figure>
              <img {...kitPictureSize} src={kitPicturePath(path)} alt="" loading="lazy" decoding="async" />
              <figcaption>
                {name}
                <span className="micro">{formats}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p>
        <a className="btn btn--2" href={`/downloads/${KIT}`} download>
          {fill(messages['press.kit'], { size })}
        </a>
      </p>
    </>
  )
}
