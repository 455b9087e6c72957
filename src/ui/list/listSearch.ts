import * as z from 'zod/mini'

// Every page loads the search parameters of all pages. Each is built when an address is first read with it: to build all
// of them took a phone longer than the rest of what is evaluated at the start.

/** The search parameters of a page. */
export function searchSchema<Shape extends z.core.$ZodShape>(shape: () => Shape) {
  return z.lazy(() => z.object(shape()))
}

/** The page of a list in its address: from 2, as the first page has the plain address. */
export const pageParameter = z.lazy(() =>
  z.catch(z.optional(z.int().check(z.minimum(2), z.maximum(1_000_000))), undefined),
)

/** What the address of a first page carries as its page: nothing. */
export const firstPage = undefined

// The router reads digits in an address as a number.
const asText = () => z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A text in an address, such as a keyword; what is empty or too long counts as absent. */
export const textParameter = z.lazy(() =>
  z.catch(z.optional(z.pipe(asText(), z.string().check(z.trim(), z.minLength(1), z.maxLength(30)))), undefined),
)

/** The id of a record in an address, as detail pages take it (2.1-82 to 2.1-85). */
export const idParameter = z.lazy(() =>
  z.catch(z.optional(z.pipe(asText(), z.string().check(z.regex(/^[\w-]{1,64}$/)))), undefined),
)

/** One of the keys of `options`, else absent. */
export function choiceParameter<const Value extends string>(options: Readonly<Record<Value, string>>) {
  return z.catch(z.optional(z.enum(Object.keys(options) as Value[])), undefined)
}
