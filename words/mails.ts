import { z } from 'zod'
import companyMails from '../content/mails/company.de.json' with { type: 'json' }
import de from '../content/mails/de.json' with { type: 'json' }
import en from '../content/mails/en.json' with { type: 'json' }
import { checkedFile, checkedTwins, says } from './sentences.ts'

const ofLeads = z.strictObject({ contact: says(), demo: says(), partner: says(), press: says(), application: says() })

const received = z.strictObject({ titles: ofLeads, answer: says(), deletion: says('day'), filesToo: says('day'), note: says() })

const answerTemplate = z.strictObject({ title: says(), subject: says('brand'), text: says('day') })

/** What operators answer to enquiries and applications: each template is a beginning that they write on. */
const answer = z.strictObject({
  yours: says('day'),
  greeting: says('name'),
  closing: says('brand'),
  templates: z.strictObject({
    contact: answerTemplate,
    demo: answerTemplate,
    partner: answerTemplate,
    press: answerTemplate,
    application: answerTemplate,
    declined: answerTemplate,
  }),
})

const loginChanged = {
  title: says(),
  what: says('brand', 'time', 'email'),
  fine: says(),
  otherwise: says('brand', 'time', 'email'),
}

const newsletter = { title: says(), text: says('brand'), note: says('brand') }

/** What a mail about an account says in one language; the backend sends it in both. */
const account = { subject: says(), title: says(), text: says('brand') }
const linked = z.strictObject({ ...account, button: says(), note: says('minutes') })

const schema = z.strictObject({
  received,
  answer,
  accessExists: z.strictObject({ title: says(), text: says('brand'), button: says(), note: says() }),
  loginChanged: z.strictObject({
    password: z.strictObject({ ...loginChanged, button: says() }),
    email: z.strictObject(loginChanged),
    note: says(),
  }),
  newsletter: z.strictObject({
    confirm: z.strictObject({ ...newsletter, button: says(), note: says('brand', 'day') }),
    welcome: z.strictObject({ ...newsletter, button: says() }),
    already: z.strictObject(newsletter),
    issue: z.strictObject({ why: says('brand'), button: says(), article: says() }),
  }),
  account: z.strictObject({
    verification: z.strictObject({ ...account, button: says(), note: says('hours') }),
    resetPassword: linked,
    confirmEmailChange: linked,
    otp: z.strictObject({ ...account, note: says('minutes') }),
    authAlert: z.strictObject({ ...account, after: says('brand'), note: says() }),
  }),
})

const companySchema = z.strictObject({
  /** At the end of every mail. */
  imprint: z.strictObject({ representatives: says('names') }),
  notice: z.strictObject({
    titles: ofLeads,
    text: says('name', 'email'),
    labels: z.strictObject({
      name: says(),
      email: says(),
      phone: says(),
      company: says(),
      job: says(),
      products: says(),
      partnership: says(),
      deadline: says(),
      language: says(),
      message: says(),
    }),
    /** What visitors choose from lists, by its value in the form. */
    choices: z.record(z.string(), says()),
    languages: z.strictObject({ german: says(), english: says() }),
    files: z.strictObject({ one: says(), many: says('count'), attached: says('files'), apart: says('files', 'command') }),
    open: says(),
    note: says('id', 'day'),
  }),
  access: z.strictObject({ title: says(), text: says('name', 'email'), note: says() }),
})

/** The sentences of the mails to visitors. */
export const mailTexts = checkedTwins('mails', schema, { de, en })

/** The sentences of the mails to the company, which reads German, and of the imprint below all mails. */
export const companyMailTexts = checkedFile('mails/company.de.json', companySchema, companyMails)
