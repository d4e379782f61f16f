import { z } from 'zod'

/** A JSON Schema (2020-12) as OpenAPI 3.1 uses it; what validates by it reads the rest. */
const jsonSchema = z.record(z.string(), z.json())

const example = z.looseObject({ value: z.json() })

const mediaType = z.looseObject({ schema: jsonSchema.optional(), examples: z.record(z.string(), example).optional() })

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: jsonSchema,
  example: z.json().optional(),
})

const response = z.looseObject({ description: z.string(), content: z.record(z.string(), mediaType).optional() })

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ required: z.boolean(), content: z.record(z.string(), mediaType) }).optional(),
  responses: z.record(z.string(), response),
})

export const methods = ['get', 'post', 'delete'] as const

export type Method = (typeof methods)[number]

const pathItem = z.strictObject({ get: operation.optional(), post: operation.optional(), delete: operation.optional() })

/** What we use of an OpenAPI 3.1 document. Parameters and responses stand in their places; schemas are referred to. */
export const apiDocument = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string(), summary: z.string() }),
  paths: z.record(z.string().startsWith('/'), pathItem),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema) }),
})

export type ApiDocument = z.infer<typeof apiDocument>
export type ApiOperation = z.infer<typeof operation>
export type ApiParameter = z.infer<typeof parameter>
export type JsonSchema = z.infer<typeof jsonSchema>
export type Json = z.infer<ReturnType<typeof z.json>>
