/** The parts of JSON Schema that the site's description uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export interface Operation {
  method: string
  path: string
  /** Of the JSON body; null without one. */
  body: Schema | null
  /** Names of parameters in the query. */
  query: string[]
  /** Fields of a form that a browser sends without script. */
  form?: string[]
}

interface Description {
  paths: Record<string, Record<string, DescribedOperation>>
  components?: { schemas?: Record<string, Schema> }
}

interface DescribedOperation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

/** Every call of the API, as the site describes it. */
export async function readDescription(address: string): Promise<{ operations: Operation[]; resolve: Resolve }> {
  const response = await fetch(new URL('/api/openapi.json', address))
  const { paths, components } = (await response.json()) as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content?.['application/json']?.schema ?? null,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  )
  const resolve: Resolve = (schema) => {
    const name = schema.$ref?.split('/').at(-1)
    return name ? (components?.schemas?.[name] ?? {}) : schema
  }
  return { operations, resolve }
}

export type Resolve = (schema: Schema) => Schema
