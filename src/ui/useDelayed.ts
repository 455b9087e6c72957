import { useEffect, useState } from 'react'

/**
 * The value when it last stopped changing.
 * @param rest how long a value must stay unchanged, in ms; a stable function, called for each value
 */
export function useDelayed<Value>(value: Value, rest: (value: Value) => number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), rest(value))
    return () => clearTimeout(timer)
  }, [value, rest])
  return delayed
}
