import { DomUtils } from 'htmlparser2'
import { leadsToTaken, type TakenPage } from './take-pages.ts'

/** The page as a component of Astro, whose markup is HTML and whose links are plain. */
export function writeAstro(page: TakenPage): string {
  return `---\nimport './${page.name}.css'\n---\n${markupOf(page)}\n`
}

/** The page as a component of Vue with the links of Nuxt. */
export function writeVue(page: TakenPage): string {
  const links = DomUtils.findAll(leadsToTaken, [...page.content])
  for (const link of links) {
    const { href = '', ...attribs } = link.attribs
    link.name = 'NuxtLink'
    link.attribs = { ...attribs, to: href }
  }
  return `<template>\n<div class="taken">${markupOf(page)}</div>\n</template>\n<style src="./${page.name}.css"></style>\n`
}

/** Neither reads a brace that is written as a character reference. */
function markupOf({ content }: TakenPage): string {
  return content
    .map((node) => DomUtils.getOuterHTML(node, { selfClosingTags: false }))
    .join('')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
}
