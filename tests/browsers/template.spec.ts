import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import mammoth from 'mammoth'
import { test } from './in-browser.ts'
import { savedFile } from './saved-file.ts'
import { hasReact } from './visitor.ts'

const grade4 = 'label:has([name=grade][value="4"])'

test('the grade of a template changes before React has come, and the file has it', async ({ visitor }) => {
  await visitor.open('/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in')
  expect(await visitor.run(hasReact)).toBe(false)
  await visitor.click(grade4)
  await visitor.sees('zu unserer Zufriedenheit', 'article')
  await visitor.click('label', 'Herr')
  await visitor.sees('Herr Emre Özdemir', 'article')
  await visitor.click('button', 'Word (DOCX)')
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await savedFile(visitor.downloads, '.docx')) })
  expect(value).toContain('Herr Emre Özdemir')
  expect(value).toContain('zu unserer Zufriedenheit')
})

test('a template is taken along into the generator', async ({ visitor }) => {
  await visitor.open('/en/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in')
  await visitor.click(grade4)
  await visitor.click('main a[href*="grade=4"]')
  await visitor.isAt(/^\/en\/products\/zeugnisgenerator$/)
  const grades = () => visitor.run(() => [...document.querySelectorAll<HTMLInputElement>('[name=overall]')].map(({ checked }) => checked))
  await expect.poll(grades).toEqual([false, false, false, true, false])
  const letter = () => visitor.run(() => document.getElementById('letter')?.textContent ?? '')
  await expect.poll(letter).toContain('Gasthaus Elbschleuse')
})
