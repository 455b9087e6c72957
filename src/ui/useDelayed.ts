import { useEffect, useState } from 'react'

/**
 * The value as it was when it last rested.
 * @param rest how long a value has to rest, in ms; a function that stays the same, asked anew for each value
 */
export function useDelayed<Value>(value: Value, rest: (value: Value) => number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), rest(value))
    return () => clearTimeout(timer)
  }, [value, rest])
  return delayed
}
