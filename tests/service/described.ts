import { createRequire } from 'node:module'
import { expect } from 'vitest'

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}
interface Operation {
  readonly responses: Readonly<Record<string, Content>>
  readonly requestBody?: Content
}
export interface ApiDocument {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

interface Validator {
  (value: unknown): boolean
  readonly errors: unknown
}
type Ajv = { compile(schema: object): Validator }
// The validator that Fastify brings along: it knows nothing of ours.
const require = createRequire(createRequire(import.meta.url).resolve('fastify'))
const { default: Ajv2020 } = require('ajv/dist/2020') as { default: new (options: object) => Ajv }

/** `fetch`, but that every answer must be one that the description of the API knows, to the last field. */
export function describedFetch(api: ApiDocument): typeof fetch {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isOfSchema = (schema: object) => ajv.compile({ ...schema, components: api.components })

  return async (input, init = {}) => {
    const response = await fetch(input, init)
    const { pathname } = new URL(String(input))
    const method = (init.method ?? 'GET').toLowerCase()
    const asked = `${method} ${pathname} → ${response.status}`
    const operation = operationOf(api, method === 'head' ? 'get' : method, pathname)
    expect(operation, `${asked}: no such operation`).toBeDefined()
    const described = operation?.responses[response.status]
    expect(described, `${asked}: no such answer`).toBeDefined()
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (method === 'head' || [204, 304].includes(response.status)) return response
    expect(Object.keys(described?.content ?? {}), asked).toContain(type)
    if (!type.includes('json') || type.includes('ndjson')) return response
    const validate = isOfSchema(described?.content?.[type]?.schema ?? {})
    const isRight = validate(await response.clone().json())
    expect({ asked, errors: isRight ? null : validate.errors }).toEqual({ asked, errors: null })
    return response
  }
}

/** The operation of a real path; a path without parameters comes before one with. */
export function operationOf(api: ApiDocument, method: string, path: string): Operation | undefined {
  const found = Object.entries(api.paths)
    .filter(([template]) =>
      new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  return found.find(([, operations]) => operations[method])?.[1][method]
}

export async function documentOf(address: string): Promise<ApiDocument> {
  return (await fetch(`${address}/api/openapi.json`)).json() as Promise<ApiDocument>
}
