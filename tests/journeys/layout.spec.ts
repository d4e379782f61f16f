import { expect, type Page, test } from '@playwright/test'
import { inLocale, localesOf, pages } from '#site'
import { findPage } from '../../site/route-table/paths.ts'
import { isWhole, longUnless } from '../support/extent.ts'
import { onePerFamily } from '../support/pages.ts'
import { siteUrl } from '../support/site-url.ts'

/** Where the styles change, in both languages: there a page is at its narrowest for how it is set. */
const edges = [320, 360, 480, 640, 768, 896, 992, 1200, 1216, 1312, 1440]
/** Windows between and beyond them, in German; with `npm run test:all` only, as a page that breaks there mostly breaks at an edge. */
const between = [390, 430, 560, 600, 700, 740, 776, 800, 820, 860, 940, 1024, 1100, 1280, 1366, 1376, 1520, 1536, 1600, 1728, 1920, 2560]

/** German words are the longer ones: English pages are walked at the ends and at both designed widths. */
const widths = { de: isWhole ? [...edges, ...between] : edges, en: isWhole ? edges : [320, 390, 768, 1440] } as const

/** Wider than the rest of their family: the table of all systems, the fields of an interface, grades side by side, thirty rows of three. */
const wide = [
  '/zeugnisgenerator/integrations/ueberblick',
  '/docs/api/zeugnisanalyse',
  '/companies-demo',
  '/blog-article/hr-arbeitszeugnis-geheimcodes',
]

const unlisted = new Map(pages.filter(({ hidden, path }) => hidden && !path.includes(':')).map((row) => [row.family, row.path]))
const addresses = [...onePerFamily.map(({ path }) => path), ...wide, ...unlisted.values(), '/gibt-es-nicht']

/** Where most has to find its place; that every page fits a phone is seen in all-pages.spec.ts. */
const common = new Set(['home', 'generator', 'analyser', 'stack', 'template', 'pricing', 'api', 'enquiry', 'entry'])

for (const path of new Set(addresses))
  test(
    `${path} stays between the edges of the header from 320 to 2560 px`,
    longUnless(common.has(findPage(path)?.row.family ?? '')),
    async ({ page }) => {
      const problems: string[] = []
      const row = findPage(path)?.row
      for (const locale of row ? localesOf(row) : (['de', 'en'] as const)) {
        const address = inLocale(path, locale)
        await page.goto(address, { referer: `${siteUrl}/impressum` })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const width of widths[locale]) {
          await page.setViewportSize({ width, height: 900 })
          problems.push(...(await problemsOf(page)).map((problem) => `${address} at ${width}: ${problem}`))
        }
        problems.push(...(await tooSmall(page)).map((problem) => `${address}: ${problem}`))
      }
      expect(problems).toEqual([])
    },
  )

/** Words and grades set smaller than 13 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('.page *')].flatMap((element) => {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const sizes = [
        hasWords ? getComputedStyle(element).fontSize : '13px',
        element.hasAttribute('data-g') ? getComputedStyle(element, '::after').fontSize : '13px',
      ]
      return sizes.some((size) => parseFloat(size) < 13) ? [`${sizes.join(', ')}: ${element.tagName} "${element.textContent?.slice(0, 30)}"`] : []
    })
    return [...new Set(said)]
  })
}

/** What leaves the header's column without going from edge to edge, words that the halyard crosses, a page wider than its window. */
function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const window = root.clientWidth
    const head = document.querySelector('.hdr .wrap')
    if (!head) throw new Error('No header')
    const { left, right } = head.getBoundingClientRect()
    const padding = parseFloat(getComputedStyle(head).paddingRight)
    const halyard = parseFloat(getComputedStyle(document.querySelector('.page') ?? root, '::before').left)
    // Flags are tied to the halyard, on narrow windows in the gutter.
    const edges = { left: Math.min(left + padding, halyard) - 4, right: right - padding }

    /** What is seen of a box in the boxes that scroll or clip around it. */
    function seen(element: Element, box: DOMRect) {
      let [from, to] = [box.left, box.right]
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (at === document.body || getComputedStyle(at).overflowX === 'visible') continue
        const around = at.getBoundingClientRect()
        from = Math.max(from, around.left)
        // A row that is pushed sideways may run out of the window, so that one sees that there is more.
        to = Math.min(to, around.right === window ? edges.right : around.right)
      }
      return { from, to }
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.vh, .skip, [aria-live]:empty')
    const isPainted = (element: Element) => {
      const { borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(element)
      return element.matches('svg, img, video') || borderLeftWidth !== '0px' || borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    }
    const said: string[] = []
    const say = (problem: string, element: Element) =>
      said.push(`${problem}: ${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 40)}"`)
    if (root.scrollWidth > window) said.push(`${root.scrollWidth - window} px wider than the window`)

    for (const element of document.querySelectorAll('main *, footer *')) {
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || (box.left >= edges.left - 1 && box.right <= edges.right + 1) || (box.left <= 0 && box.right >= window))
        continue
      if (!isPainted(element) || !isShown(element)) continue
      const { from, to } = seen(element, box)
      if (to - from > 1 && (from < edges.left - 1 || to > edges.right + 1))
        say(`over the edge (${Math.round(from - edges.left)}, ${Math.round(to - edges.right)})`, element)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim()) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        const isCrossed = box.left < halyard && box.right > halyard + 1.5
        const isOver = box.right > edges.right + 1 || box.left < edges.left - 1
        if (box.width < 2 || !(isCrossed || isOver) || !isShown(element)) continue
        const { from, to } = seen(element, box)
        if (to - from < 2) continue
        if (from < halyard && to > halyard + 1.5) say('crossed by the halyard', element)
        else if (to > edges.right + 1 || from < edges.left - 1) say(`text over the edge (${Math.round(to - edges.right)})`, element)
        break
      }
    }
    return said
  })
}
