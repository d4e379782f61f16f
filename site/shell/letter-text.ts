/** The letter as it is shown, without its marks and notes: paragraphs apart, tasks as a list. */
export function shownText(letter: Element): string {
  return [...letter.querySelectorAll<HTMLElement>('.t')]
    .filter((block) => block.getClientRects().length > 0)
    .map(blockText)
    .filter(Boolean)
    .join('\n\n')
}

function blockText(block: HTMLElement): string {
  const tasks = [...block.querySelectorAll('li')].map((task) => `- ${task.textContent}`)
  if (tasks.length === 0) return block.innerText.trim()
  return [block.querySelector('p')?.textContent, ...tasks].join('\n')
}
