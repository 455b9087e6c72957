// Every page loads the search parameters of all pages, so these are plain functions: a schema library would be a
// twentieth of what a first visit loads.

/** Reads a search parameter as passed by the router; an invalid value counts as absent. */
type Parameter<Value> = (raw: unknown) => Value | undefined

/**
 * Reads a page's search parameters. Invalid ones are explicitly undefined, because the router merges the result into
 * the raw parameters.
 */
export function searchSchema<Values extends object>(shape: { [Name in keyof Values]: Parameter<Values[Name]> }) {
  const parameters = Object.entries<Parameter<unknown>>(shape)
  return (raw: Record<string, unknown>) =>
    Object.fromEntries(parameters.filter(([name]) => name in raw).map(([name, read]) => [name, read(raw[name])])) as {
      [Name in keyof Values]?: Values[Name] | undefined
    }
}

/** A whole number. */
export function numberParameter(least: number, most: number): Parameter<number> {
  return (raw) => (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most ? raw : undefined)
}

/** The page of a list in its address, from 2; the first page has the plain address. */
export const pageParameter = numberParameter(2, 1_000_000)

/** The page parameter of a first page: none. */
export const firstPage = undefined

// The router parses digits in an address as a number.
const asText = (raw: unknown) => (typeof raw === 'number' ? String(raw) : raw)

/** A text that matches this pattern. */
export function patternParameter(pattern: RegExp): Parameter<string> {
  return (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined)
}

/** A text in an address, such as a keyword; an empty or too long one counts as absent. */
export const textParameter: Parameter<string> = (raw) => {
  const given = asText(raw)
  const text = typeof given === 'string' ? given.trim() : ''
  return text === '' || text.length > 30 ? undefined : text
}

const id = patternParameter(/^[\w-]{1,64}$/)

/** The id of a record in an address, for detail pages (2.1-82 to 2.1-85). */
export const idParameter: Parameter<string> = (raw) => id(asText(raw))

/** The search parameters of a page that shows one record. */
export const recordSearchSchema = searchSchema({ id: idParameter })

/** Any text; the code that uses it checks it. */
export const rawTextParameter: Parameter<string> = (raw) => (typeof raw === 'string' ? raw : undefined)

/** A parameter that the router parses as true or false. */
export const flagParameter: Parameter<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined)

/** A valid day, yyyy-MM-dd. */
export const dateParameter: Parameter<string> = (raw) => {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined
  const day = new Date(`${raw}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined
}

/** One of these values, otherwise absent. */
export function oneOfParameter<const Value extends string>(...values: Value[]): Parameter<Value> {
  return (raw) => values.find((value) => value === raw)
}

/** One of the keys of `options`, otherwise absent. */
export function choiceParameter<const Value extends string>(
  options: Readonly<Record<Value, string>>,
): Parameter<Value> {
  return oneOfParameter(...(Object.keys(options) as Value[]))
}
