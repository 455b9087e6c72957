/** The steps of a form that publishes something, each with its fields in the order of the page. */
export type PublishSteps<Values> = readonly { title: string; fields: readonly (keyof Values & string)[] }[]

/** The first step with one of these fields, or with part of one, such as a row of a list; undefined when none has. */
export function stepWith<Values>(steps: PublishSteps<Values>, names: readonly string[]): number | undefined {
  const wanted = new Set(names.map(fieldOf))
  const index = steps.findIndex(({ fields }) => fields.some((field) => wanted.has(field)))
  return index < 0 ? undefined : index
}

/** The field of a name: a row's part is named by its index, `serviceItems.0.price`. */
function fieldOf(name: string): string {
  return name.split('.')[0] ?? name
}
