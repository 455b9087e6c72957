/** The key of `options` that an address names; undefined for what is none, which counts as no choice. */
export function chosenOf<Value extends string>(
  options: Readonly<Record<Value, string>>,
  value: string | undefined,
): Value | undefined {
  return value !== undefined && Object.hasOwn(options, value) ? (value as Value) : undefined
}
