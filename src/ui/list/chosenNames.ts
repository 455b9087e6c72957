interface Condition {
  options: Readonly<Record<string, string>>
  chosen: string | undefined
}

/** What is chosen of some conditions, by its names; what is none of a condition's values is no choice. */
export function chosenNames(conditions: readonly Condition[], alsoChosen?: string): string[] {
  return [
    ...conditions.map(({ options, chosen }) =>
      chosen !== undefined && Object.hasOwn(options, chosen) ? options[chosen] : undefined,
    ),
    alsoChosen,
  ].filter((name) => name !== undefined)
}
