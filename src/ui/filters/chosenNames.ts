interface Condition {
  options: Readonly<Record<string, string>>
  chosen: string | undefined
}

/** The names of the choices in some conditions. Invalid values are ignored. */
export function chosenNames(conditions: readonly Condition[], alsoChosen?: string): string[] {
  return [
    ...conditions.map(({ options, chosen }) =>
      chosen !== undefined && Object.hasOwn(options, chosen) ? options[chosen] : undefined,
    ),
    alsoChosen,
  ].filter((name) => name !== undefined)
}
