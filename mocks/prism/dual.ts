/** The arguments of a call, or `arguments` itself, as fp-ts's own tests for them take either. */
type Given = ArrayLike<unknown>
type Operator = (...args: unknown[]) => unknown

/**
 * `dual` of fp-ts: a function that takes its data first, or, called with the other arguments alone, returns a function
 * of the data.
 */
export function dual(arity: number | ((args: Given) => boolean), body: Operator): Operator {
  const isDataFirst = typeof arity === 'number' ? ({ length }: Given) => length >= arity : arity
  return (...args) => (isDataFirst(args) ? body(...args) : (self: unknown) => body(self, ...args))
}
