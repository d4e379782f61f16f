import type { Stage } from './stage.ts'

interface Step {
  /** As in content/videos/zeugnisgenerator.json, in its order. */
  readonly name: string
  /** Long enough to read the caption, even where less happens. */
  readonly seconds: number
  readonly play: (stage: Stage) => Promise<void>
}

const part = ({ page }: Stage, name: string) => page.getByRole('group', { name, exact: true })
const grade = ({ page }: Stage, figure: number) => page.locator(`.gen-g label:nth-of-type(${figure})`)
const letter = ({ page }: Stage) => page.getByRole('article', { name: 'Entwurf des Zeugnisses' })
const checks = ({ page }: Stage) => page.getByRole('region', { name: 'Prüfung' })
const wordings = ({ page }: Stage) => page.getByRole('region', { name: 'Andere Formulierungen, gleiche Note' })
const expertise = ({ page }: Stage) => page.getByRole('combobox', { name: 'Fachwissen' })
const summary = (stage: Stage) => letter(stage).locator('.gen-p-gesamtbeurteilung')

/** What is done in the film. The page is the real one; only its lists to choose from cannot be seen open. */
export const scenario: readonly Step[] = [
  {
    name: 'start',
    seconds: 5,
    async play(stage) {
      await stage.hold(1.6)
      await stage.scrollTo(stage.page.locator('.gen'), 14, 1.6)
    },
  },
  {
    name: 'name',
    seconds: 5.5,
    async play(stage) {
      await stage.scrollTo(part(stage, 'Person'), 60)
      await stage.retype(stage.page.getByLabel('Nachname'), 'Sörensen')
    },
  },
  {
    name: 'role',
    seconds: 6.5,
    async play(stage) {
      await stage.click(stage.page.getByRole('button', { name: 'Betrieb und Tätigkeit' }))
      await stage.scrollTo(part(stage, 'Betrieb und Tätigkeit'), 60)
      await stage.choose(stage.page.getByLabel('Beruf', { exact: true }), 'projektmanager-in')
      await stage.hold(0.9)
      await stage.scrollTo(stage.page.locator('.gen'), 14, 1.2)
    },
  },
  {
    name: 'grade',
    seconds: 5.5,
    async play(stage) {
      await stage.scrollTo(part(stage, 'Beurteilung'), 250, 1.4)
      await stage.click(grade(stage, 3))
    },
  },
  { name: 'back', seconds: 3.5, play: (stage) => stage.click(grade(stage, 2)) },
  {
    name: 'contradiction',
    seconds: 7,
    async play(stage) {
      await stage.click(stage.page.getByText('Einzelnoten vergeben'))
      await stage.scrollTo(expertise(stage), 260)
      await stage.choose(expertise(stage), '5')
      await stage.hold(0.4)
      await stage.scrollTo(checks(stage), 330)
    },
  },
  {
    name: 'solved',
    seconds: 4,
    async play(stage) {
      await stage.choose(expertise(stage), '')
    },
  },
  {
    name: 'wordings',
    seconds: 6.5,
    async play(stage) {
      await stage.scrollTo(summary(stage), 60)
      await stage.click(summary(stage).getByRole('button'))
    },
  },
  {
    name: 'insert',
    seconds: 6,
    async play(stage) {
      await stage.click(wordings(stage).getByRole('button', { name: 'Einsetzen' }).first())
      await stage.hold(0.6)
      await stage.scrollTo(summary(stage), 200)
    },
  },
  {
    name: 'export',
    seconds: 5.5,
    async play(stage) {
      await stage.scrollTo(stage.page.locator('.gen'), 14, 1.4)
      await stage.click(stage.page.getByRole('button', { name: 'Word (DOCX)' }))
      await stage.page.getByText('Gespeichert:').waitFor()
    },
  },
  { name: 'end', seconds: 4.5, play: (stage) => stage.scrollTo(checks(stage), 300, 2) },
]
