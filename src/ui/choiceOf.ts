/** A value from an address as a key of `options`; undefined when it is none of them. */
export function choiceOf<const Value extends string>(
  options: Readonly<Record<Value, string>>,
  value: string | undefined,
): Value | undefined {
  return value !== undefined && Object.hasOwn(options, value) ? (value as Value) : undefined
}
