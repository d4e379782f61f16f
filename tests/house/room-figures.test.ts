import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figures as contractCheck } from '../../tools/contract-check/figures.ts'
import { figures as cv } from '../../tools/cv/figures.ts'

it.each([
  ['cv', cv],
  ['contract-check', contractCheck],
])('the figures in the README of %s are what the rules do now (else: npm run %s -- measure)', (room, figures) => {
  expect(readFileSync(new URL(`../../${room}/README.md`, import.meta.url), 'utf8')).toContain(figures())
})
