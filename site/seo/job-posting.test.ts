import { expect, it } from 'vitest'
import { company, jobs } from '#words/facts'
import { jobPostings } from './job-posting.ts'

const at = { origin: 'https://www.example.org', locale: 'de' } as const

it('announces no opening to search engines as long as the openings are examples', () => {
  expect(jobPostings({ ...jobs, sample: true }, company, at)).toEqual([])
})

it('announces every real opening with what the page says of it', () => {
  const postings = jobPostings({ ...jobs, sample: false }, company, at)
  expect(postings.map(({ title }) => title)).toEqual(jobs.openings.map(({ title }) => `${title.de} (m/w/d)`))
  for (const posting of postings) expect(posting).toMatchObject({ '@type': 'JobPosting', datePosted: jobs.posted, validThrough: jobs.validThrough })
  expect(JSON.stringify(postings[0])).toContain(`"minValue":${jobs.openings[0]?.pay.from}`)
})
