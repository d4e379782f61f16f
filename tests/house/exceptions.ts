/**
 * What is over a limit of `limits.ts` today, each with how far. The lists may only shrink: what grows fails, and so does what has come
 * below its limit and still stands here.
 */
export const longFiles: Readonly<Record<string, number>> = {}

/** By file and name. */
export const longFunctions: Readonly<Record<string, number>> = {
  'server/build/search/read-page.ts readPage': 57,
  'site/account/overview/access-section.tsx AccessSection': 43,
  'site/account/overview/data-section.tsx DataSection': 43,
  'site/account/overview/use-account.ts useAccount': 48,
  'site/account/overview/use-own-reports.ts useOwnReports': 42,
  'site/account/own-form.tsx OwnForm': 58,
  'site/account/sign-in/sign-in.tsx SignIn': 43,
  'site/captcha/use-captcha.ts useCaptcha': 44,
  'site/forms/use-sending.ts useSending': 45,
  'site/forms/visitor-form.tsx VisitorForm': 49,
  'site/pages/analyser/share/add-letter.tsx AddLetter': 42,
  'site/pages/analyser/share/use-sharing.ts useSharing': 42,
  'site/pages/api/reference/operation.server.tsx OperationSection': 43,
  'site/pages/api/try/try-it.tsx TryIt': 46,
  'site/pages/design/block-specimens.tsx BlockSpecimens': 60,
  'site/pages/generator/use-draft.ts useDraft': 54,
  'site/pages/pricing/calculator/answer.tsx Answer': 47,
  'site/pages/report/observation-words.ts useObservationWords': 45,
  'site/pages/talentscout/job-panel.tsx JobPanel': 45,
  'site/shell/search/search-dialog.tsx SearchDialog': 51,
  'site/pages/generator/letterhead/letterhead-field.tsx LetterheadField': 44,
  'site/ui/form/files-field.tsx FilesField': 50,
  'tests/browsers/visitor.ts visitorOf': 67,
  'tests/journeys/layout.spec.ts problemsOf': 65,
}

/** Mostly files that put something together. */
export const manyImports: Readonly<Record<string, number>> = {
  'backend/apis/backups.ts': 16,
  'backend/apis/collections.ts': 19,
  'backend/core/auth/otp.ts': 18,
  'backend/core/collections/save.ts': 16,
  'backend/core/create-core.ts': 20,
  'backend/core/moving/import-data.ts': 18,
  'backend/core/oauth2/login.ts': 22,
  'backend/core/open-core.ts': 18,
  'contract-check/check-contract.ts': 12,
  'cv/parse-cv.ts': 18,
  'engines/tasks.ts': 11,
  'server/app.ts': 27,
  'server/assemble.ts': 23,
  'services/visitors/index.ts': 16,
  'services/visitors/send-form.ts': 17,
  'site/mdx/vocabulary.tsx': 22,
  'site/pages/article/route.tsx': 20,
  'site/pages/entry/route.tsx': 16,
  'site/pages/report/route.tsx': 18,
  'zeugnis/analyse/analyse.ts': 13,
  'zeugnis/analyse/sentence/grade-sentence.ts': 11,
  'zeugnis/analyse/sentence/marks.ts': 12,
  'zeugnis/compare/compare-references.ts': 11,
  'zeugnis/compare/facts.ts': 13,
  'zeugnis/document/docx/letter.ts': 12,
  'zeugnis/document/pdf/letter.ts': 12,
  'zeugnis/document/pdf/report.ts': 14,
  'zeugnis/generate/check-spec.ts': 11,
  'zeugnis/improve/improve-reference.ts': 12,
  'zeugnis/improve/own-words.ts': 11,
  'zeugnis/lexicon/english/more/index.ts': 14,
  'zeugnis/lexicon/english/scale.ts': 15,
  'zeugnis/lexicon/german/more/index.ts': 14,
  'zeugnis/lexicon/german/scale.ts': 15,
  'zeugnis/lexicon/roles/phrases/all.ts': 22,
  'zeugnis/lexicon/roles/phrases/load.ts': 22,
}

/** Imports that run up inside a room. */
export const upwards: readonly string[] = []

/** Folders that should stand apart, and what they still have from each other. */
export const related: readonly string[] = ['site/pages/downloads imports site/pages/api', 'site/pages/integration imports site/pages/generator']
