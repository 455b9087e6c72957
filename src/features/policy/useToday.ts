import { useState } from 'react'
import { regionDate } from '#ui/regionDate.ts'

/** The date in China when the component first rendered, yyyy-MM-dd. */
export function useToday(): string {
  const [today] = useState(() => regionDate(new Date()))
  return today
}
