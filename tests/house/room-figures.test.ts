import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figures as cv } from '../../tools/cv/figures.ts'

it.each([['cv', cv]])('the figures in the README of %s are what the rules do now (else: npm run %s -- measure)', (room, figures) => {
  expect(readFileSync(new URL(`../../${room}/README.md`, import.meta.url), 'utf8')).toContain(figures())
})
