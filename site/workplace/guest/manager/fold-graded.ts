const isGraded = (topic: HTMLElement) => topic.querySelector(':checked') !== null

/**
 * How many topics have a grade. Where one was just chosen, the first that has none is unfolded and those that have one fold again; what was
 * chosen stays where it stands on the screen.
 */
export function foldGraded(form: HTMLElement, chosen: EventTarget): number {
  const topics = [...form.querySelectorAll<HTMLDetailsElement>('.rate-d')]
  const here = chosen instanceof HTMLInputElement ? chosen.closest<HTMLDetailsElement>('.rate-d') : null
  if (here) {
    const before = here.getBoundingClientRect().top
    for (const topic of topics) topic.open = topic === here || (topic.open && !isGraded(topic))
    const next = topics.find((topic) => !isGraded(topic))
    if (next) next.open = true
    scrollBy({ top: here.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  return topics.filter(isGraded).length
}
